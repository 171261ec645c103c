import type { Seat } from '@runehold/kernel/layout/seats';
import type { TitleEffect } from '../../content/types-realm.ts';
import type { Table } from '../../layout.ts';

type EffectOf<Kind extends TitleEffect['kind']> = Extract<TitleEffect, { kind: Kind }>;

/** What a Title says about something, or nothing. */
export const effectOfTitle = <Kind extends TitleEffect['kind']>(
  t: Table,
  title: number,
  kind: Kind,
): EffectOf<Kind> | undefined => {
  for (const effect of t.content.titles[title].effects)
    if (effect.kind === kind) return effect as EffectOf<Kind>;
  return undefined;
};

/** What a Title of the seat's says about something, or nothing. (RW-TITLE-02, RW-TITLE-06) */
export const titleEffect = <Kind extends TitleEffect['kind']>(
  t: Table,
  seat: Seat,
  kind: Kind,
): EffectOf<Kind> | undefined => {
  for (let title = 0; title < t.titles; title++) {
    const effect = t.titleOwner.get(title) === seat + 1 ? effectOfTitle(t, title, kind) : undefined;
    if (effect !== undefined) return effect;
  }
  return undefined;
};
