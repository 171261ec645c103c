import type { SeasonEffect } from '../../content/types-cards.ts';
import type { Table } from '../../layout.ts';
import { forgetUses, isOfTurn } from './development-cards.ts';

/**
 * Ends what holds for a while, by what ends it: whoever adds to this has said until when. What lasts as long as a battle is
 * cleared with it (`battle/occupy.ts`), what Objectives ask of the past is kept by `deeds.ts`.
 */
export const ends = {
  ordersChosen: (t: Table): void => {
    t.stormBound = 0;
  },
  movement: (t: Table): void => {
    t.doubleMarch = 0;
    t.portalsOpen = 0;
  },
  turn: (t: Table): void => {
    t.mountainPass = 0;
  },
  nextTurn: (t: Table): void => {
    t.battlesFought = 0;
    t.captainUsed = 0;
    t.recruitedFrom = 0;
    for (let it = 0; it < t.veterans.length; it++) t.veterans.set(it, 0);
    forgetUses(t, isOfTurn);
  },
  questPhase: (t: Table): void => {
    t.longRoads = 0;
  },
  winter: (t: Table): void => {
    t.bitterCold = 0;
  },
  season: (t: Table): void => {
    t.waterOpen = 0;
    t.deepSnow = 0;
    t.keepsPeace = 0;
    t.commanderUsed = 0;
    for (let seat = 0; seat < t.defence.length; seat++) t.defence.set(seat, 0);
  },
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
