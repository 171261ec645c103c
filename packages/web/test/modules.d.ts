/** Classes of a style sheet, by the names that it gives them: tests of what is drawn import it by way of what draws it. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: it is what the build makes of a style sheet.
  export default classes;
}
