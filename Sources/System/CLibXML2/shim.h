#include <libxml/xmlversion.h>
// With ICU enabled, <libxml/encoding.h> includes ICU's headers, whose types clash with the copies that
// come with Foundation. Only the layout of xmlCharEncodingHandler depends on them, which is not used.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
