import Glibc
import PliantCommands

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
