import { bilingual, type Nouns } from '@runehold/kernel/text/bilingual';
import { type Noun, noun } from '@runehold/kernel/text/catalogue';
import { declined } from '@runehold/kernel/text/pl/decline';
import { universe } from './boxes/universe.ts';
import type { Name } from './content/name.ts';

/** A thing that is measured rather than counted: 1 gold, 5 gold. */
const stuff = (name: string): Noun => noun(name, name, name);

/** What is counted in sentences. */
const thing: Nouns[string] = {
  gold: [
    stuff('gold'),
    declined('f', 'sztuka, sztuki, sztuce, sztukę, sztuką, sztuce, sztuki, sztuk', 'złota'),
  ],
  influence: [
    stuff('influence'),
    declined('m', 'wpływ, wpływu, wpływowi, wpływ, wpływem, wpływie, wpływy, wpływów'),
  ],
  // English counts it; Polish says „o sile 5” and „+5 do siły”.
  strength: [stuff('strength'), declined('f', 'siła, siły, sile, siłę, siłą, sile, siły, siły')],
  damage: [
    stuff('damage'),
    declined('n', 'obrażenie, obrażenia, obrażeniu, obrażenie, obrażeniem, obrażeniu, obrażenia, obrażeń'),
  ],
  card: [noun('card'), declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart')],
  unit: [
    noun('unit'),
    declined('f', 'jednostka, jednostki, jednostce, jednostkę, jednostką, jednostce, jednostki, jednostek'),
  ],
  skull: [
    noun('skull'),
    declined('f', 'czaszka, czaszki, czaszce, czaszkę, czaszką, czaszce, czaszki, czaszek'),
  ],
  event: [
    noun('Event card'),
    declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart', 'wydarzeń'),
  ],
  stronghold: [
    noun('stronghold'),
    declined('f', 'twierdza, twierdzy, twierdzy, twierdzę, twierdzą, twierdzy, twierdze, twierdz'),
  ],
  token: [noun('token'), declined('m', 'żeton, żetonu, żetonowi, żeton, żetonem, żetonie, żetony, żetonów')],
  icon: [
    noun('attrition roll'),
    declined('m', 'rzut, rzutu, rzutowi, rzut, rzutem, rzucie, rzuty, rzutów', 'kością strat'),
  ],
};

type Names = Readonly<Record<string, Name>>;

const namesOf = (things: readonly { readonly id: string; readonly name: Name }[]): Names =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]));

const marked = ({ gender, forms }: Noun, mark: string): Noun => ({
  gender,
  forms: Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, `${text} (${mark})`])),
});

/** Copies whose ability was used this round, as `id*`: "Footman (used)". */
const used = (cards: Names): Names =>
  Object.fromEntries(
    Object.entries(cards).map(([id, [en, pl]]) => [`${id}*`, [marked(en, 'used'), marked(pl, 'po użyciu')]]),
  );

const card = namesOf(universe.cards);

/** The names of all things. */
export const nounWords = bilingual(
  {},
  {
    card: { ...card, ...used(card) },
    city: namesOf(universe.cities),
    event: namesOf(universe.events),
    rune: namesOf(universe.runes),
    race: namesOf(universe.races),
    scenario: namesOf(universe.scenarios),
    thing,
  },
);
