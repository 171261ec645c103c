import type { WireView } from '@runehold/protocol/parts/view';

/** What is played on a stage before the map, from the lowest to the uppermost. */
const stageKinds = ['battle', 'duel', 'diplomacy', 'quest', 'test', 'bid'] as const;
export type StageKind = (typeof stageKinds)[number];

/** The locals of a rule that is being carried out, the innermost of its name. */
export const localsOf = (
  { crumbs }: Pick<WireView, 'crumbs'>,
  procedure: string,
): Readonly<Record<string, number | readonly number[]>> | undefined =>
  crumbs.findLast(crumb => crumb.procedure === procedure)?.locals;

const isOn: Readonly<Record<StageKind, (view: WireView) => boolean>> = {
  // An area is contested already while neutral units in it are being talked to.
  battle: view => localsOf(view, 'battle') !== undefined && Number(view.table['battleArea']) > 0,
  duel: ({ table }) => (table['duelist'] as readonly number[])[0] > 0,
  diplomacy: view => localsOf(view, 'diplomacy') !== undefined && !isOn.battle(view),
  quest: view => localsOf(view, 'attempt') !== undefined && !isOn.duel(view),
  // A test of the quest itself is part of the quest's stage.
  test: view => localsOf(view, 'test') !== undefined && !isOn.quest(view),
  bid: view => localsOf(view, 'influence-bid') !== undefined,
};

/** The stages that are open, the uppermost last. */
export const stagesOf = (view: WireView): readonly StageKind[] => stageKinds.filter(kind => isOn[kind](view));

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
};
