import { seenCards } from '@runehold/kernel/layout/seen';
import { areaIds } from '@runehold/runewars/pools';
import { isUnallied } from '@runehold/runewars/rules/view/fighters';
import { heroesIn } from '@runehold/runewars/rules/view/heroes';
import type { Faction } from '../../../../kit/factions.ts';
import { peopleName } from '../../area/about-area.ts';
import { factionAt, type Sight } from '../../sight.ts';
import type { Drawing } from '../../use-drawing.ts';

export const factionOn = (sight: Sight, side: number): Faction =>
  isUnallied(sight, side) ? 'neutral' : factionAt(sight, sight.t.sideSeat.get(side));

/** The side on the left: the viewer's own, attacker or not; else the attacker's. */
export const leftSide = (sight: Sight): 0 | 1 =>
  !isUnallied(sight, 1) && sight.t.sideSeat.get(1) === sight.view.viewer ? 1 : 0;

/** What a side of the battle is called. */
export const sideName = (drawing: Drawing, side: number): string =>
  isUnallied(drawing.sight, side)
    ? drawing.speaker.say('rw.neutrals')
    : peopleName(drawing, drawing.sight.t.sideSeat.get(side));

/** Who may lay cards, by side; nobody does for neutral units. (BW-TFATE-18) */
export const seatsOn = (sight: Sight): readonly number[] =>
  [0, 1].map(side => (isUnallied(sight, side) ? -1 : sight.t.sideSeat.get(side)));

export const contested = ({ t }: Sight): string => areaIds[t.battleArea - 1];

/** The heroes of a side's player in the contested area. */
export const heroesOn = (sight: Sight, side: number): readonly number[] =>
  isUnallied(sight, side)
    ? []
    : heroesIn(sight, sight.t.battleArea - 1).filter(
        hero => sight.t.heroOwner.get(hero) === sight.t.sideSeat.get(side) + 1,
      );

/** The Fate cards that lie open on a side. */
export const fateOn = ({ t, me }: Sight, side: number): readonly number[] =>
  seenCards(t.fateShown.at(side), me);
