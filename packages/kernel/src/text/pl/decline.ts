import type { Noun } from '../catalogue.ts';
import { rzeczownik } from '../catalogue.ts';

type Gender = 'm' | 'f' | 'n' | 'p';

const CASES = 6;
const FORMS = 8;

const formsOf = (line: string, wanted: number, after: string): string[] => {
  const forms = line.split(', ').map(form => (after === '' ? form : `${form} ${after}`));
  if (forms.length !== wanted) throw new Error(`${line} has ${forms.length} forms`);
  return forms;
};

/**
 * A noun whose forms stand in one line with commas: nominative, genitive, dative, accusative, instrumental, locative,
 * "2 of them", "5 of them". What follows the noun and does not change is given apart.
 */
export const declined = (gender: Gender, line: string, after = ''): Noun => {
  const [nom, gen, dat, acc, ins, loc, few, many] = formsOf(line, FORMS, after);
  return rzeczownik(gender, nom, gen, dat, acc, ins, loc, few, many);
};

/** A name of which there is one: six cases, and never counted. */
export const named = (gender: Gender, line: string, after = ''): Noun => {
  const [nom, gen, dat, acc, ins, loc] = formsOf(line, CASES, after);
  return rzeczownik(gender, nom, gen, dat, acc, ins, loc, nom, nom);
};

/** A name that stays as it is: a foreign one, or the title of a card, which stands in quotation marks or after a colon. */
export const unchanging = (gender: Gender, name: string): Noun =>
  rzeczownik(gender, name, name, name, name, name, name, name, name);
