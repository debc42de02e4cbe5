/// The advance widths of the standard PostScript fonts, from the metric files (AFM) that Adobe
/// publishes for them: ASCII's printable characters, then U+00A0 to U+00FF.
///
/// Written as the rows of `SystemFontTable` are, in the same units.
enum StandardFontTable {
  /// How many code points a row has.
  static let count = 191

  /// Helvetica.
  static let helvetica: StaticString =
    #"""
    :g:g=hE^E^R^J47N=0=0?<Fd:g=0:g:gE^E^E^E^E^E^E^E^E^E^:g:gFdFdFdE^WZJ4J4L=L=J4GhNIL=:gCRJ4E^\#
    PRL=NIJ4NIL=J4GhL=J4ThJ4J4Gh:g:g:gBDE^=0E^E^CRE^E^:gE^E^8[8[CR8[PRE^E^E^E^=0CR:gE^CRL=CRCR\#
    CR=3::=3Fd:g=0E^E^E^E^::E^=0Lb>ME^Fd=0Lb=0?XFd=0=0=0E^Dn:g=0=0>@E^PUPUPUGhJ4J4J4J4J4J4W4L=\#
    J4J4J4J4:g:g:g:gL=L=NININININIFdNIL=L=L=L=J4J4GhE^E^E^E^E^E^R^CRE^E^E^E^:g:g:g:gE^E^E^E^E^\#
    E^E^FdGhE^E^E^E^CRE^CR
    """#

  /// Helvetica Bold.
  static let helveticaBold: StaticString =
    #"""
    :g=0BQE^E^R^L=9C=0=0?<Fd:g=0:g:gE^E^E^E^E^E^E^E^E^E^=0=0FdFdFdGhV6L=L=L=L=J4GhNIL=:gE^L=Gh\#
    PRL=NIJ4NIL=J4GhL=J4ThJ4J4Gh=0:g=0FdE^=0E^GhE^GhE^=0GhGh:g:gE^:gR^GhGhGhGh?<E^=0GhE^NIE^E^\#
    CR?<:l?<Fd:g=0E^E^E^E^:lE^=0Lb>ME^Fd=0Lb=0?XFd=0=0=0GhE^:g=0=0>@E^PUPUPUGhL=L=L=L=L=L=W4L=\#
    J4J4J4J4:g:g:g:gL=L=NININININIFdNIL=L=L=L=J4J4GhE^E^E^E^E^E^R^E^E^E^E^E^:g:g:g:gGhGhGhGhGh\#
    GhGhFdGhGhGhGhGhE^GhE^
    """#

  /// Times Roman.
  static let times: StaticString =
    #"""
    9a=0?lCRCRPRNI72=0=0CRF29a=09a:gCRCRCRCRCRCRCRCRCRCR:g:gF2F2F2AFSnL=J4J4L=GhE^L=L==0?<L=Gh\#
    R^L=L=E^L=J4E^GhL=L=ThL=L=Gh=0:g=0BDCR=0AFCRAFCRAF=0CRCR:g:gCR:gNICRCRCRCR=0?<:gCRCRL=CRCR\#
    AFB`7dB`E89a=0CRCRCRCR7dCR=0M\:bCRF2=0M\=0?XF2;^;^=0CRA\9a=0;^<7CRMCMCMCAFL=L=L=L=L=L=R^J4\#
    GhGhGhGh=0=0=0=0L=L=L=L=L=L=L=F2L=L=L=L=L=L=E^CRAFAFAFAFAFAFJ4AFAFAFAFAF:g:g:g:gCRCRCRCRCR\#
    CRCRF2CRCRCRCRCRCRCRCR
    """#

  /// Times Bold.
  static let timesBold: StaticString =
    #"""
    9a=0E\CRCRW4PR:g=0=0CRFA9a=09a:gCRCRCRCRCRCRCRCRCRCR=0=0FAFAFACRTEL=J4L=L=J4GhNINI?<CRNIJ4\#
    ThL=NIGhNIL=E^J4L=L=W4L=L=J4=0:g=0F\CR=0CRE^AFE^AF=0CRE^:g=0E^:gPRE^CRE^E^AF?<=0E^CRL=CRCR\#
    AF?I8V?IDD9a=0CRCRCRCR8VCR=0M<;^CRFA=0M<=0?XFA;^;^=0E^E69a=0;^<iCRMCMCMCCRL=L=L=L=L=L=W4L=\#
    J4J4J4J4?<?<?<?<L=L=NININININIFANIL=L=L=L=L=GhE^CRCRCRCRCRCRL=AFAFAFAFAF:g:g:g:gCRE^CRCRCR\#
    CRCRFACRE^E^E^E^CRE^CR
    """#
}
