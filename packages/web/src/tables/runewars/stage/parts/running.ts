import type { WireView } from '@runehold/protocol/parts/view';
import type { Sight } from '../../sight.ts';

/** What is played on a stage before the map, from the lowest to the uppermost. */
const stageKinds = ['battle', 'duel', 'diplomacy', 'quest', 'test', 'bid', 'purchase', 'recruits'] as const;
export type StageKind = (typeof stageKinds)[number];

/** The locals of a rule that is being carried out, the innermost of its name. */
export const localsOf = (
  { crumbs }: Pick<WireView, 'crumbs'>,
  procedure: string,
): Readonly<Record<string, number | readonly number[]>> | undefined =>
  crumbs.findLast(crumb => crumb.procedure === procedure)?.locals;

type Seen = Pick<Sight, 't' | 'view'>;

const runs = ({ view }: Seen, procedure: string): boolean => localsOf(view, procedure) !== undefined;

const asksFor = ({ view }: Seen, prompt: string): boolean => view.asks.some(ask => ask.prompt.key === prompt);

const isOn: Readonly<Record<StageKind, (seen: Seen) => boolean>> = {
  // An area is contested already while neutral units in it are being talked to.
  battle: seen => runs(seen, 'battle') && seen.t.battleArea > 0,
  duel: ({ t }) => t.duelist.get(0) > 0,
  diplomacy: seen => runs(seen, 'diplomacy') && !isOn.battle(seen),
  quest: seen => runs(seen, 'attempt') && !isOn.duel(seen),
  // A test of the quest itself is part of the quest's stage.
  test: seen => runs(seen, 'test') && !isOn.quest(seen),
  bid: seen => runs(seen, 'influence-bid'),
  recruits: seen => runs(seen, 'choose-recruits') && asksFor(seen, 'prompt.choose-recruits'),
  // Whoever buys nothing sees the map: which cards are bought lies open beside it.
  purchase: seen => runs(seen, 'buy-development-card') && asksFor(seen, 'prompt.buy-development-card'),
};

/** The stages that are open, the uppermost last. */
export const stagesOf = (seen: Seen): readonly StageKind[] => stageKinds.filter(kind => isOn[kind](seen));

/** The events between which something is on a stage; a duel ends without one. */
export const acts: Readonly<
  Record<StageKind, { readonly begins: readonly string[]; readonly ends: readonly string[] }>
> = {
  battle: { begins: ['battle-began', 'neutrals-attacked'], ends: ['battle-ended'] },
  duel: { begins: ['duel-began', 'quest-duel-began'], ends: [] },
  diplomacy: {
    begins: ['diplomacy-begun'],
    ends: ['neutrals-allied', 'neutrals-driven-off', 'neutrals-refused'],
  },
  quest: { begins: ['quest-attempted'], ends: ['quest-completed', 'quest-failed'] },
  test: { begins: ['test-began'], ends: ['test-chosen'] },
  bid: { begins: ['bid-total'], ends: ['bid-won', 'bid-lost'] },
  purchase: { begins: [], ends: [] },
  recruits: { begins: [], ends: [] },
};
