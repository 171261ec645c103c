import type { SeasonEffect } from '../../content/types-cards.ts';
import type { Table } from '../../layout.ts';

/**
 * What holds for a while, by what ends it: whoever adds to this has said until when. What lasts as long as a battle is
 * cleared with it (`battle/occupy.ts`), what Objectives ask of the past is kept by `deeds.ts`.
 */
const until = {
  'orders-chosen': ['stormBound'],
  movement: ['doubleMarch', 'portalsOpen'],
  turn: ['mountainPass'],
  'next-turn': ['battlesFought', 'captainUsed', 'recruitedFrom'],
  'quest-phase': ['longRoads'],
  winter: ['bitterCold'],
  season: ['waterOpen', 'deepSnow', 'keepsPeace', 'commanderUsed'],
} as const satisfies Record<string, readonly (keyof Table)[]>;

/** Ends what lasts until a moment. */
export const endWith = (t: Table, moment: keyof typeof until): void => {
  for (const field of until[moment]) t[field] = 0;
};

/** The effect of the Season card that was drawn last, if it is of this kind: its words hold until the next is drawn. */
export const seasonEffect = <K extends SeasonEffect['kind']>(
  t: Table,
  kind: K,
): Extract<SeasonEffect, { readonly kind: K }> | undefined => {
  const from = t.seasonCard.total > 0 ? t.seasonCard : t.seasonDiscard;
  if (from.total === 0) return undefined;
  const { effect } = t.content.seasonCards[from.top];
  return effect.kind === kind ? (effect as Extract<SeasonEffect, { readonly kind: K }>) : undefined;
};

/** How much less far units go while the snow is deep. (Deep Snow) */
export const snow = (t: Table): number =>
  t.deepSnow === 1 ? (seasonEffect(t, 'shorter-moves')?.areas ?? 0) : 0;
