import { FastChance } from '@runehold/kernel/chance/fast';
import type { Cells } from '@runehold/kernel/layout/fields';
import type { FieldShapes } from '@runehold/kernel/layout/layout';
import { defineLayout, shapeSize } from '@runehold/kernel/layout/layout';
import { count } from '@runehold/kernel/layout/locals';
import type { SeatMask } from '@runehold/kernel/layout/seats';
import { MAX_SEATS, seatBit } from '@runehold/kernel/layout/seats';
import { bag, cells, grid, list, pool, scalar, slots, u8, u15 } from '@runehold/kernel/layout/shapes';
import { defineGame } from '@runehold/kernel/procedure/game';
import { begin } from '@runehold/kernel/procedure/machine';
import { rulesOf } from '@runehold/kernel/procedure/rules';
import type { TableOf } from '@runehold/kernel/table/table';
import { emptyTable } from '@runehold/kernel/table/table';

const CELLS = 2048;
const AREAS = 45;
const HEROES = 12;
const RUNE_PLACES = 40;

const names = (name: string, length: number): string[] => Array.from({ length }, (_, i) => `${name}-${i}`);
const tactic = pool('tactic', names('tactic', 50));
const quest = pool('quest', names('quest', 41));
const reward = pool('reward', names('reward', 34));
const rune = pool('rune', ['dragon', 'false']);

/** What visibility depends on. The whole table cannot be named here: its type follows from these fields. */
type Sights = { readonly heroOwner: Cells; readonly runeKnown: Cells };

const fields = {
  year: scalar(u8),
  influence: cells(MAX_SEATS, u8),
  /** Units of four factions in every area. */
  units: grid(AREAS, 16, u8),
  heroOwner: cells(HEROES, u8),
  /** Which seats have looked at the rune in a place, as bits. */
  runeKnown: cells(RUNE_PLACES, u8),
  tacticDeck: bag(tactic, { visible: 'nobody' }),
  tacticHand: bag(tactic, { each: 'seat', visible: 'owner' }),
  tacticDiscard: bag(tactic),
  questDeck: bag(quest, { visible: 'nobody' }),
  questHand: bag(quest, { each: 'seat', visible: 'owner' }),
  questDiscard: bag(quest),
  rewardDeck: bag(reward, { visible: 'nobody' }),
  rewardHeld: list(reward, 4, { each: HEROES, visible: (t: Sights, hero) => seatBit(t.heroOwner.get(hero)) }),
  runeSupply: bag(rune, { visible: 'nobody' }),
  runeLaid: slots(rune, RUNE_PLACES, {
    visible: (t: Sights, _index, place): SeatMask => t.runeKnown.get(place),
  }),
} satisfies FieldShapes;

const declared = { streams: ['deal'], stack: 160, reply: 16 } as const;
const bare = defineLayout({ ...declared, fields });
const filler = cells(CELLS - bare.plan.reduce((sum, { shape }) => sum + shapeSize(shape), 0), u15);

/** A state of 4 KB with the zones of Runewars: what copying and re-dealing will cost when the big game is there. */
export const layout = defineLayout({ ...declared, fields: { ...fields, filler } });
type Table = TableOf<typeof layout>;

const { procedure } = rulesOf<Table>();

const deal = (t: Table): void => {
  const { deal: stream } = layout.stream;
  for (let card = 0; card < tactic.cards.length; card++) t.tacticDeck.add(card, 1);
  for (let card = 0; card < quest.cards.length; card++) t.questDeck.add(card, 1);
  for (let card = 0; card < reward.cards.length; card++) t.rewardDeck.add(card, 1);
  t.runeSupply.add(0, 26);
  t.runeSupply.add(1, 22);
  for (let seat = 0; seat < t.seats; seat++) {
    for (let i = 0; i < 6; i++) t.draw(stream, t.tacticDeck, t.tacticHand.at(seat));
    for (let i = 0; i < 3; i++) t.draw(stream, t.questDeck, t.questHand.at(seat));
  }
  for (let i = 0; i < 10; i++) t.draw(stream, t.tacticDeck, t.tacticDiscard);
  for (let i = 0; i < 8; i++) t.draw(stream, t.questDeck, t.questDiscard);
  for (let hero = 0; hero < HEROES; hero++) {
    t.heroOwner.set(hero, hero % t.seats);
    for (let i = 0; i < 2; i++) t.draw(stream, t.rewardDeck, t.rewardHeld.at(hero));
  }
  for (let place = 0; place < 24; place++) {
    t.draw(stream, t.runeSupply, t.runeLaid);
    t.runeKnown.set(place, seatBit(place % t.seats));
  }
  for (let area = 0; area < AREAS; area++)
    for (let unit = 0; unit < 16; unit++) t.units.set(area, unit, (area * unit) % 5);
};

const campaign = procedure('campaign', { again: count }, steps =>
  steps.do(deal).ask('again', {
    kind: 'yes',
    seat: () => 0,
    prompt: () => ({ key: 'prompt.again', args: {} }),
    rule: 'bench',
  }),
);

export const game = defineGame({
  id: 'synthetic',
  version: '1',
  layout,
  seats: { min: 4, max: 4 },
  entry: campaign,
  events: {},
  content: {},
});

/** A dealt table of four. */
export const dealtTable = () => {
  const t = emptyTable(layout, game.content, new FastChance(1));
  begin(game, t, 4);
  return t;
};
