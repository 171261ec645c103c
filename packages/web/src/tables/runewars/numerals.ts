/** Years as they are carved: from I on; before the first year there is nothing to say. */
export const numerals: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
