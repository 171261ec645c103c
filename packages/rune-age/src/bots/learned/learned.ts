import type { Learned } from '@runehold/kernel/pack/foresight';
import { namesOf, Sheet } from '@runehold/kernel/pack/sheet';
import type { Scenario } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { type Look, scenarioIn } from '../../rules/view/look.ts';
import { eventStrength } from '../../rules/view/numbers.ts';
import { readSeats, seat } from './seat.ts';
import { weights } from './weights.ts';

/** What is read of the table as a whole. */
const whole = namesOf([
  'round',
  'two',
  'three',
  'four',
  'events',
  'enemies',
  'enemyStrength',
  'lasting',
  'piles',
  'traitor',
  'living',
]);

const COMMON = Object.keys(whole).length;
const OWN = Object.keys(seat).length;

const sheet = new Sheet(OWN);

const readWhole = (look: Look, into: Int32Array): void => {
  const { t } = look;
  into[whole.round] = t.round;
  if (t.seats >= 2) into[whole.two + t.seats - 2] = 1;
  into[whole.events] = t.eventDeck.total;
  into[whole.enemies] = t.enemies.total;
  for (let slot = 0; slot < t.enemies.total; slot++)
    into[whole.enemyStrength] += eventStrength(look, t.enemies.at(slot));
  into[whole.lasting] = t.lasting.total;
  into[whole.piles] = Math.min(200, t.pile.total);
  into[whole.traitor] = t.traitor >= 0 ? 1 : 0;
  for (let other = 0; other < t.seats; other++) into[whole.living] += t.alive.get(other);
};

/** Rounds that are played out before the net judges: more where it takes longer to come to gold. */
const AHEAD: Readonly<Record<Scenario, number>> = { resurgence: 2, runewars: 2, monument: 4, cataclysm: 2 };

/** Rune Age as it was learned, a net for each scenario. */
export const learned: Learned = {
  common: COMMON,
  own: OWN,
  read: (table, into) => {
    const t = table as Table;
    into.fill(0);
    readWhole({ t, me: 0 }, into);
    readSeats(t, sheet.turnTo(into, COMMON));
  },
  net: table => {
    const t = table as Table;
    return t.round > 0 ? weights[scenarioIn({ t, me: 0 })] : undefined;
  },
  horizon: root => {
    const t = root as Table;
    const cut = t.round + AHEAD[scenarioIn({ t, me: 0 })];
    return table => (table as Table).round >= cut;
  },
};
