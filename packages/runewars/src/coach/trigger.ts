import { type Decision, pickedIn, type Remark, type Trigger } from '@runehold/kernel/pack/coach';
import type { Message } from '@runehold/kernel/text/message';
import type { OptionView } from '@runehold/kernel/view/describe';
import { type Look, lookAt } from '../rules/view/look.ts';

/** A decision as the triggers of Runewars read it. */
export type Scene = {
  readonly look: Look;
  /** The options that are chosen, and the first of them. */
  readonly picked: readonly OptionView[];
  readonly pick: OptionView | undefined;
  readonly decision: Decision;
};

export const sceneOf = (decision: Decision): Scene => {
  const picked = pickedIn(decision);
  return {
    look: lookAt({ table: decision.table, seat: decision.ask.seat }),
    picked,
    pick: picked[0],
    decision,
  };
};

type Spec = Omit<Trigger, 'at' | 'needsOdds'> & {
  needsOdds?(scene: Scene): boolean;
  at(scene: Scene): Remark | undefined;
};

/** Something that the coach of Runewars notices. */
export const trigger = ({ at, needsOdds, ...rest }: Spec): Trigger => ({
  ...rest,
  ...(needsOdds && { needsOdds: decision => needsOdds(sceneOf(decision)) }),
  at: decision => at(sceneOf(decision)),
});

/** The things of the table that a word is about, each by the label of an option that would stand for it. */
const labelled =
  (key: string) =>
  (it: number): Message => ({ key, args: { it } });
export const things = {
  area: labelled('label.area'),
  order: labelled('label.order'),
  hero: labelled('label.hero'),
  quest: labelled('label.quest'),
  dial: labelled('label.resource'),
  seat: labelled('label.seat'),
  objective: (): Message => ({ key: 'turn.objective', args: {} }),
} as const;

/** What a chosen option names: the area of a label, the Order of another. */
export const itOf = (option: OptionView | undefined): number | undefined => option?.label.args['it'];
