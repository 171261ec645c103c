import type { Noun } from '@runehold/kernel/text/catalogue';
import { rzeczownik } from '@runehold/kernel/text/catalogue';

type Gender = 'm' | 'f' | 'n' | 'p';

/**
 * A noun whose forms stand in one line with commas: nominative, genitive, dative, accusative, instrumental, locative,
 * "2 of them", "5 of them". What follows the noun and does not change is given apart.
 */
export const declined = (gender: Gender, line: string, after = ''): Noun => {
  const forms = line.split(', ').map(form => (after === '' ? form : `${form} ${after}`));
  if (forms.length !== 8) throw new Error(`${line} has ${forms.length} forms`);
  const [nom, gen, dat, acc, ins, loc, few, many] = forms;
  return rzeczownik(gender, nom, gen, dat, acc, ins, loc, few, many);
};

/** A foreign name that stays as it is. */
export const foreign = (gender: Gender, name: string): Noun =>
  declined(gender, Array.from({ length: 8 }, () => name).join(', '));
