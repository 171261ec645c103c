import type { Table } from '@runehold/runewars/layout';
import { army, dials, heroAt, neutrals, tacticsHand } from '@runehold/runewars/positions/arrange';
import { commanderAt } from '@runehold/runewars/positions/tokens';
import { atLeast, oneOf, places, say, setOf } from '../../lesson.ts';
import { showings } from '../showing.ts';
import { atSeason, withOrder } from './tables.ts';

const TURN = 'prompt.turn';
const expansion = { expansion: 'banners-of-war' } as const;

/** What Banners of War adds. */
export const banners = showings<Table>([
  {
    rule: 'BW-GARR-10',
    start: withOrder('garrison', t => dials(t, 0, 3, 3, 3), expansion),
    on: TURN,
    text: [
      'Garrison makes you stronger when you are attacked, and its bonus recruits two units at a stronghold.',
      '„Garnizon” wzmacnia cię, gdy inni atakują, a Starszeństwo werbuje dwie jednostki przy twierdzy.',
    ],
    way: [
      ...say('order', 'bonus'),
      ...setOf({ 'unit-footman': 2 }),
      ...places({ 'unit-footman': 'area:DA' }),
    ],
    tells: 'units-placed',
  },
  {
    rule: 'BW-TFATE-03',
    start: withOrder(
      'conquer',
      t => {
        army(t, 0, 'DC', { 'unit-footman': 4 });
        neutrals(t, '3A', { 'unit-beastman': 2 });
        tacticsHand(t, 0, 'tactics-bribery', 'tactics-hold-the-line');
      },
      expansion,
    ),
    on: TURN,
    text: [
      'Fight, and use a Tactics card with Fate icons instead of drawing a Fate card.',
      'Walcz i zamiast dobierać kartę losu, użyj karty taktyki z symbolami losu.',
    ],
    given: ['pass'],
    way: [
      ...say('order', '3A'),
      ...atLeast(4, 'DC:*'),
      ...oneOf('battle'),
      ...oneOf('tactics-hold-the-line'),
    ],
  },
  {
    rule: 'BW-DEVC-02',
    start: withOrder('harvest', t => dials(t, 0, 5, 5, 5), { ...expansion, developmentCards: 'yes' }),
    on: TURN,
    text: [
      'Harvest with Supremacy also sells Development cards: buy one, for the rest of the game.',
      'Starszeństwo „Zbiorów” pozwala też kupić kartę ulepszenia: weź jedną na resztę gry.',
    ],
    way: [...say('order', 'bonus'), ...oneOf('devcard-shield-wall')],
  },
  {
    rule: 'BW-CMD-32',
    start: withOrder(
      'conquer',
      t => {
        army(t, 0, 'DC', { 'unit-footman': 4 });
        commanderAt(t, 0, 'HE-01', 'DC', 'tactician');
        neutrals(t, '3A', { 'unit-beastman': 2 });
      },
      { ...expansion, commanders: 'yes' },
    ),
    chance: { fate: ['fate-1', 'fate-2', 'fate-3', 'fate-4', 'fate-11', 'fate-15', 'fate-17'] },
    on: TURN,
    text: [
      'March with your commander and fight: a Commander card works in every battle there. This one draws Fate cards again.',
      'Wymaszeruj z dowódcą i walcz: karta dowódcy działa w każdej bitwie na jego obszarze. Ta wymienia karty losu.',
    ],
    way: [
      ...say('order', '3A'),
      ...atLeast(4, 'DC:*'),
      ...setOf({ 'HE-01': 1 }),
      ...oneOf('battle'),
      ...setOf({ 'fate-3': 1 }),
    ],
    given: ['pass'],
  },
  {
    rule: 'BW-CMD-24',
    start: atSeason(
      'summer',
      t => {
        commanderAt(t, 0, 'HE-01', 'DA', 'tactician');
        heroAt(t, 0, 'HE-02', 'DA');
      },
      { options: { ...expansion, commanders: 'yes' } },
    ),
    on: 'prompt.pass-command',
    text: [
      'Before the heroes act, the command may pass to another hero at your stronghold.',
      'Zanim bohaterowie zaczną działać, dowodzenie może przejąć inny bohater przy twojej twierdzy.',
    ],
    way: oneOf('HE-02'),
  },
]);
