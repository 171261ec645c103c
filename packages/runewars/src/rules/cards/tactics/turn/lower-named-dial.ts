import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Resource } from '../../../../content/types.ts';
import type { Table } from '../../../../layout.ts';
import { resourceIds } from '../../../../pools.ts';
import { procedure } from '../../../rules.ts';
import { turnDial } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';
import { anyOpponent, oneOpponent } from '../opponents.ts';

const resourceOf = (t: Table, card: number): number =>
  resourceIds.indexOf(tacticsEffect(t, card, 'lower-named-dial').resource);

const hasSome = (t: Table, other: Seat, card: number): boolean => t.dial.get(other, resourceOf(t, card)) > 0;

/** Poisoned Wells: one dial of an opponent goes down, which the card names; no Title keeps it up. */
const poison = procedure('tactics-poisoned-wells', { ...played, victim: count }, steps =>
  steps
    .ask('victim', oneOpponent(hasSome))
    .do((t, f) =>
      turnDial(t, f.victim, resourceOf(t, f.card), -tacticsEffect(t, f.card, 'lower-named-dial').amount),
    ),
);

export const lowersNamedDial: Tactics<'lower-named-dial', { resource: Resource; amount: number }> = {
  clause: [
    'turn an opponent’s {resource} dial down by {amount}',
    'obniż licznik {resource:gen} wybranego przeciwnika o {amount}',
  ],
  inTurn: { may: (t, seat, card) => anyOpponent(t, seat, hasSome, card), effect: poison },
  bot: { isTimely: always, answers: { 'tactics-poisoned-wells.victim': 'hurtLeader' } },
};
