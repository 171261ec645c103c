import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { TitleEffect } from '../../content/types-realm.ts';
import type { Table } from '../../layout.ts';

type EffectOf<Kind extends TitleEffect['kind']> = Extract<TitleEffect, { kind: Kind }>;

/** What the Title with an effect of this kind says; there is at most one such Title. */
export const titleEffect = <Kind extends TitleEffect['kind']>(
  t: Table,
  kind: Kind,
): EffectOf<Kind> | undefined => {
  for (const { effects } of t.content.titles) {
    for (const effect of effects) if (effect.kind === kind) return effect as EffectOf<Kind>;
  }
  return undefined;
};

const givesEffect = (t: Table, title: number, kind: TitleEffect['kind']): boolean => {
  for (const effect of t.content.titles[title].effects) if (effect.kind === kind) return true;
  return false;
};

/** The owner of the Title that gives an effect, or `NONE`. (RW-TITLE-02, RW-TITLE-06) */
export const holderOfTitle = (t: Table, kind: TitleEffect['kind']): Seat => {
  for (let title = 0; title < t.titleOwner.length; title++) {
    const owner = t.titleOwner.get(title) - 1;
    if (owner !== NONE && givesEffect(t, title, kind)) return owner;
  }
  return NONE;
};
