import { count } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { SeasonEffect } from '../../content/types-cards.ts';
import type { Table } from '../../layout.ts';
import { procedure } from '../rules.ts';

/** The locals of every primary ability: its card, and whom it concerns as bits. */
export const primary = { card: count, concerned: count };
export type Primary = Procedure<typeof primary>;

const none = procedure('season-none', primary, steps => steps.do(() => {}));

/** The primary ability of each kind of effect. */
const byKind: Partial<Readonly<Record<SeasonEffect['kind'], Primary>>> = {};

const kinds = Object.keys(byKind) as readonly SeasonEffect['kind'][];
export const primaries: readonly Primary[] = [none, ...kinds.map(kind => byKind[kind] ?? none)];

export const primaryOf = (t: Table, card: number): number =>
  1 + kinds.indexOf(t.content.seasonCards[card].effect.kind);

/** A card without anything to act on asks for no bid. (The Doomed City) */
export const isMoot = (t: Table, card: number): boolean =>
  t.content.seasonCards[card].effect.kind === 'destroy-city' && t.city.total === 0;
