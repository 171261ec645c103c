import type { Table } from '@runehold/rune-age/layout';
import { deckOf, handOf } from '@runehold/rune-age/positions/cards';
import { onlyCities } from '@runehold/rune-age/positions/realms';
import { card, city, cityStrength } from '../../rune-age/figures.ts';
import { puzzle } from '../puzzle.ts';
import { holdsCity, thisTurn } from './goals.ts';
import { alone, inRuneAge } from './table.ts';

const [ripper, berserker, demon] = ['uthuk.flesh_ripper', 'uthuk.berserker', 'neutral.demon'];
const [footman, knight, bowman] = ['daqan.footman', 'daqan.knight', 'daqan.bowman'];

export const theLastCard = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.the-last-card',
  figures: {
    forge: city('city.forge'),
    nine: cityStrength('city.forge'),
    ripper: card(ripper),
    berserker: card(berserker),
    demon: card(demon),
  },
  start: alone('uthuk', t => {
    handOf(t, 0, [ripper, berserker]);
    deckOf(t, 0, [demon]);
    onlyCities(t, ['city.forge']);
  }),
  goal: thisTurn(holdsCity('city.forge')),
  best: [
    // Whoever is to be wounded must be there first.
    { on: 'prompt.assault', say: [berserker], when: t => t.army.at(0).total === 0 },
    { on: 'prompt.wound', say: [`sound:${berserker}`] },
  ],
  texts: {
    goal: [
      'The last card of your deck is a {demon}. Take {forge}, which asks for {nine}.',
      'Ostatnia karta twojej talii to {demon}. Zdobądź {forge:acc}: potrzeba siły {nine}.',
    ],
    idea: [
      'The {ripper} draws a card for a wound. Which of your units likes wounds?',
      '{ripper} za ranę dobiera kartę. Której jednostce rana wychodzi na dobre?',
    ],
    answer: [
      'First the {berserker}, then the {ripper}, which wounds it and draws the {demon}; at the end the {berserker} rages.',
      'Najpierw {berserker}, potem {ripper}, który go rani i dobiera kartę: to {demon}. Na końcu {berserker} wpada w szał.',
    ],
    why: [
      'A wound may be a gift to the right unit. Had the {ripper} taken it, one point would be missing.',
      'Rana bywa darem dla właściwej jednostki. Gdy {ripper} rani sam siebie, brakuje jednego punktu.',
    ],
  },
});

export const scoutFirst = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.scout-first',
  figures: {
    greyhaven: city('city.greyhaven'),
    six: cityStrength('city.greyhaven'),
    footman: card(footman),
    knight: card(knight),
    bowman: card(bowman),
    coin: card('gold.2'),
  },
  start: alone('daqan', t => {
    handOf(t, 0, [footman, knight]);
    deckOf(t, 0, [bowman, bowman, 'gold.2']);
    onlyCities(t, ['city.greyhaven']);
  }),
  goal: thisTurn(holdsCity('city.greyhaven')),
  best: [{ on: 'prompt.assault', say: [footman], when: t => t.army.at(0).total === 0 }],
  texts: {
    goal: [
      'Your deck is two {bowman:other} and a {coin}. Take {greyhaven}, which asks for {six}, with the best chance.',
      'W talii masz trzy karty: {bowman}, {bowman} i {coin}. Zdobądź {greyhaven:acc} (siła {six}) z jak największą szansą.',
    ],
    idea: [
      'Both your units look at the top of the deck. Which one should look first, and which one take?',
      'Obie twoje jednostki zaglądają do talii. Która ma spojrzeć, a która wziąć?',
    ],
    answer: [
      'The {footman} goes first and looks: a coin is thrown away, a {bowman} left on top. Then the {knight} takes it along.',
      'Najpierw wchodzi {footman} i patrzy: moneta odpada, {bowman} zostaje na wierzchu. Potem wchodzi {knight} i bierze go ze sobą.',
    ],
    why: [
      'The order of plays is information: look with the small one, then use what you know with the big one.',
      'Kolejność zagrań to wiedza: mała jednostka zagląda, duża korzysta z tego, co już wiesz.',
    ],
  },
});
