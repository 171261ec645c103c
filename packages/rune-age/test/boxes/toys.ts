/** Those names that are of things in the boxes for tests. */
export const toys = (names: readonly string[]): string[] => names.filter(name => /toy|later/.test(name));
