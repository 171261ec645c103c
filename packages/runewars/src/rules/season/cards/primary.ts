import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { SeasonEffect } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import type { Effect, Spoken } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { inPlayOrder, isAlive } from '../../table/seats.ts';
import { settle } from '../../table/settle.ts';
import type { Manners } from '../../view/manner.ts';

/** The locals of every primary ability: its card, and whom it concerns as bits. */
export const primary = { card: count, concerned: count };
export type Primary = Procedure<typeof primary>;

/** The same with the player whose turn it is. One declaration for all abilities: who calls them meets one kind of frame. */
export const primaryOfAll = { ...primary, seat: count };

/** The locals of a primary ability as one player carries it out. */
export const ofPlayer = { seat: count, card: count };

type Kind = SeasonEffect['kind'];
export type EffectOf<K extends Kind> = Extract<SeasonEffect, { kind: K }>;

/** Everything about one effect of Season cards: what it says, what it does, what a bot makes of it. */
export type Season<Kind extends string, Parts = unknown> = SeasonKind<Effect<Kind, Parts>>;

export type SeasonKind<E extends { readonly kind: string }> = Spoken<E> & {
  readonly rule: Primary;
  /** It forbids something: in Polish nobody may, not everybody may not. */
  readonly forbids?: true;
  readonly bot?: {
    /** What to pay to be among those whom a bid serves: a share of the influence, and the most. */
    readonly bid?: readonly [share: number, most: number];
    readonly answers?: Manners;
  };
};

const { words, say } = speech({
  'prompt.lower-dial': [
    { card: 'seasonCard' },
    '{card}: which dial goes down?',
    '{card}: który licznik spada?',
  ],
});
export const primaryWords = words;

/** Asks for a dial of which a card takes. */
export const lowerDial = (_t: Table, { card }: { readonly card: number }) =>
  say('prompt.lower-dial', { card });

/** The effect of a card, which the registry has found to be of this kind. */
export const effectOf = <K extends Kind>(t: Table, card: number, kind: K): EffectOf<K> => {
  const { effect } = t.content.seasonCards[card];
  if (effect.kind !== kind) throw new Error(`season card ${card} is no ${kind}`);
  return effect as EffectOf<K>;
};

/** An ability without decisions, for all whom it concerns at once. (RW-SEASON-09) */
export const atOnce = <K extends Kind>(
  kind: K,
  effect: (t: Table, seat: Seat, effect: EffectOf<K>) => void,
): Primary =>
  procedure(`season-${kind}`, primary, steps =>
    steps.do((t, f) => {
      for (let seat = 0; seat < t.seats; seat++) {
        if (isAlive(t, seat) && hasSeat(f.concerned, seat)) effect(t, seat, effectOf(t, f.card, kind));
      }
    }),
  );

/** An ability with decisions, player by player in play order. (RW-SEASON-09) */
export const inTurn = (kind: Kind, one: () => Procedure<typeof ofPlayer>): Primary =>
  procedure(`season-${kind}`, primaryOfAll, steps =>
    steps.eachSeat('seat', inPlayOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.seat) && hasSeat(f.concerned, f.seat),
        acts => acts.call(one, { seat: 'seat', card: 'card' }).do(settle),
      ),
    ),
  );
