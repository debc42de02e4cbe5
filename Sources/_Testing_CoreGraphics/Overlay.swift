// With a module of the name CoreGraphics beside it, `import Testing` asks for an overlay of this name.
// There is nothing to overlay: the module is here so that clients' tests compile.
