/** Puts the universe of these tests in the place of the real one, as the project of the tests does. */
export const resolve = (specifier, context, next) =>
  next(
    /\/boxes\/universe(\.ts)?$/.test(specifier) ? new URL('../universe.ts', import.meta.url).href : specifier,
    context,
  );
