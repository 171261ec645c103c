import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { attack, type Battle, FIELD, type Stage, stage } from '../../battle/kit.ts';
import { CARTHOS, CORBIN, KIRGA, VALADIR } from '../../heroes/summer.ts';
import { commanderAt, options } from '../commanders/kit.ts';

/** The heroes who lead, by side: the first two cards of a side are theirs. */
const LEADERS = [
  [CORBIN, VALADIR],
  [KIRGA, CARTHOS],
] as const;

/** Commander cards of the attacker and of the defender, whose commanders stand in the field. */
export type Cards = readonly [attackers: readonly string[], defenders?: readonly string[]];

const withLeaders = <B extends Pick<Battle, 'options' | 'arrange'>>(cards: Cards, battle: B): B => ({
  ...battle,
  options: { ...options, ...battle.options },
  arrange: (t: Table) => {
    for (const [side, held = []] of cards.entries())
      for (const [n, card] of held.entries()) commanderAt(t, side, LEADERS[side][n], FIELD, card);
    battle.arrange?.(t);
  },
});

/** Nobody is supported. */
const unsupported = (story: Play<Table>): Play<Table> => {
  while (!story.over && story.ask(story.asked[0]).rule === 'RW-HERO-32') story.answer('pass', story.asked[0]);
  return story;
};

/** A battle that commanders lead, at its first decision after support was declared. */
export const led = (cards: Cards, battle: Battle): Play<Table> =>
  unsupported(attack(withLeaders(cards, battle)));

/** The same, at the first decision after the rows have been arranged, with no more cards for the start. */
export const staged = (cards: Cards, setting: Stage): Play<Table> => stage(withLeaders(cards, setting));

/** Who is asked now, for what, and under which statement. */
export const open = (story: Play<Table>): string =>
  story.over
    ? 'over'
    : `${story.asked.join()} ${story.ask(story.asked[0]).name} ${story.ask(story.asked[0]).rule}`;

/** Passes until a seat is asked something by this name, or the battle is over. */
export const until = (story: Play<Table>, name: string): Play<Table> => {
  while (!story.over && story.table.battleArea > 0) {
    const [seat] = story.asked;
    const ask = story.ask(seat);
    if (ask.name === name) return story;
    story.answer(ask.absent, seat);
  }
  return story;
};

/** The Commander cards that were used, by short name and in their order. */
export const used = (story: Play<Table>): string[] =>
  story
    .history()
    .filter(({ key }) => key === 'commander-card-used')
    .map(({ args }) =>
      story.table.content.commanderCards[args['commanderCard'] ?? 0].id.replace('commander-', ''),
    );
