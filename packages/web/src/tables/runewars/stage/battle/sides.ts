import { areaIds } from '@runehold/runewars/layout';
import { typeIn } from '@runehold/runewars/sight/areas';
import { type Fighters, fightersOn } from '@runehold/runewars/sight/battle';
import { heroesIn } from '@runehold/runewars/sight/heroes';
import type { Faction } from '../../../../kit/factions.ts';
import { peopleName } from '../../area/about-area.ts';
import { factionAt, type Sight } from '../../sight.ts';
import type { Drawing } from '../../use-drawing.ts';

/** Whether a side of the battle is nobody's: neutral units, for which a player only decides. */
export const isUnallied = ({ t }: Sight, side: number): boolean => side === 1 && t.neutralDefence === 1;

export const factionOn = (sight: Sight, side: number): Faction =>
  isUnallied(sight, side) ? 'neutral' : factionAt(sight.view, sight.t.sideSeat[side]);

/** What a side of the battle is called. */
export const sideName = (drawing: Drawing, side: number): string =>
  isUnallied(drawing.sight, side)
    ? drawing.speaker.say('rw.neutrals')
    : peopleName(drawing, drawing.sight.t.sideSeat[side]);

/**
 * Everybody on a side of the battle. Before combat the defender's routed units still lie on the map; whoever rallies
 * joins in. (RW-BATTLE-20, RW-BATTLE-27)
 */
export const unitsOn = (sight: Sight, side: number): readonly Fighters[] => {
  const { routed, battleArea, combatRound, sideSeat } = sight.t;
  const lying = side === 1 && combatRound === 0 ? routed[battleArea - 1] : [];
  return [
    ...fightersOn(sight, side),
    ...lying.flatMap((count, column): Fighters[] =>
      count === 0
        ? []
        : [{ column, type: typeIn(sight, sideSeat[side], column), count, damage: 0, isRouted: true }],
    ),
  ];
};

export const contested = ({ t }: Sight): string => areaIds[t.battleArea - 1];

/** The heroes of a side's player in the contested area. */
export const heroesOn = (sight: Sight, side: number): readonly number[] =>
  isUnallied(sight, side)
    ? []
    : heroesIn(sight, sight.t.battleArea - 1).filter(
        hero => sight.t.heroOwner[hero] === sight.t.sideSeat[side] + 1,
      );
