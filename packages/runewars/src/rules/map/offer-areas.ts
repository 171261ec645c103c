import type { Offer } from '@runehold/kernel/ask/offer';
import { type ReasonDef, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { NONE } from '@runehold/kernel/layout/zones';
import { type AreaSet, nextArea } from '../../board/area-set.ts';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import type { AreaTest, Lying } from './areas.ts';
import { mapOf } from './map-of.ts';

type Admits = (area: number) => Verdict;
type CodeOf = ((area: number) => number) | undefined;

const offerArea = (area: number, offer: Offer, admits: Admits, codeOf: CodeOf, limit: number): void =>
  offer.consider(codeOf === undefined ? area : codeOf(area), admits(area), limit);

/** Offers the areas on the board that a verdict admits, each up to `limit` times, and keeps of the others why not. */
export const offerAreas = (t: Table, offer: Offer, admits: Admits, codeOf?: CodeOf, limit = 1): void => {
  const { each } = mapOf(t);
  for (let n = 0; n < each.length; n++) offerArea(each[n], offer, admits, codeOf, limit);
};

/** The same where only areas of a set can be admitted: the others are looked at only if somebody asks why not. */
export const offerAreasAmong = (
  t: Table,
  offer: Offer,
  among: AreaSet,
  admits: Admits,
  codeOf?: CodeOf,
): void => {
  const areas = offer.explaining ? mapOf(t).here : among;
  for (let area = nextArea(areas, -1); area >= 0; area = nextArea(areas, area))
    offerArea(area, offer, admits, codeOf, 1);
};

/** The same where only areas with things of one sort can be admitted. */
export const offerAreasWith = (
  t: Table,
  offer: Offer,
  things: Lying,
  admits: Admits,
  codeOf?: CodeOf,
  limit = 1,
): void => {
  if (offer.explaining) {
    offerAreas(t, offer, admits, codeOf, limit);
    return;
  }
  for (let area = things.nextTaken(NONE); area !== NONE; area = things.nextTaken(area))
    offerArea(area, offer, admits, codeOf, limit);
};

/** The options of an ask about areas. */
export const areas =
  <F>(admits: (t: Table, f: F, area: number) => Verdict) =>
  (t: Table, f: F, offer: Offer): void => {
    const { each } = mapOf(t);
    for (let n = 0; n < each.length; n++) offer.consider(each[n], admits(t, f, each[n]));
  };

/** What asks for areas have in common that a test finds: the local that holds what it is about, and what others lack. */
export const areasFor = <About extends string>(admits: AreaTest, about: About, lack: ReasonDef) => ({
  seat: 'seat' as const,
  from: areaDomain,
  options: (t: Table, f: Readonly<Record<About, number>>, offer: Offer): void => {
    const { each } = mapOf(t);
    const it = f[about];
    for (let n = 0; n < each.length; n++) offer.consider(each[n], yesIf(admits(t, each[n], it), lack));
  },
});

/** Keeps one reason for all areas on the board of which nothing has been said yet. */
export const denyOtherAreas = (t: Table, offer: Offer, reason: ReasonDef, about = 0): void => {
  if (offer.explaining) offer.denyOthers(mapOf(t).each, reason, about);
};
