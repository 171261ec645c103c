import { type Decision, pickedIn, type Remark, type Trigger } from '@runehold/kernel/pack/coach';
import type { Message } from '@runehold/kernel/text/message';
import type { OptionView } from '@runehold/kernel/view/describe';
import { type Look, lookAt } from '../rules/view/look.ts';

/** A decision as the triggers of Rune Age read it. */
export type Scene = {
  readonly look: Look;
  /** The option that is chosen. */
  readonly pick: OptionView | undefined;
  readonly decision: Decision;
};

export const sceneOf = (decision: Decision): Scene => ({
  look: lookAt({ table: decision.table, seat: decision.ask.seat }),
  pick: pickedIn(decision)[0],
  decision,
});

type Spec = Omit<Trigger, 'at' | 'needsOdds'> & { at(scene: Scene): Remark | undefined };

/** Something that the coach of Rune Age notices. */
export const trigger = ({ at, ...rest }: Spec): Trigger => ({
  ...rest,
  at: decision => at(sceneOf(decision)),
});

/** The things of the table that a word is about, each by the label of an option that would stand for it. */
const labelled =
  (key: string) =>
  (it: number): Message => ({ key, args: { it } });
export const things = {
  /** A card in hand. */
  held: labelled('spend-gold.pay'),
  city: labelled('label.city'),
  event: labelled('label.event'),
  home: labelled('label.seat'),
  stronghold: (): Message => ({ key: 'action.attack.stronghold', args: {} }),
  objective: (): Message => ({ key: 'action.attack.objective', args: {} }),
  monument: (): Message => ({ key: 'spend-gold.monument', args: {} }),
} as const;
