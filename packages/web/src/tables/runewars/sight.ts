import type { ZoneJson } from '@runehold/kernel/layout/zone-json';
import type { GamePack } from '@runehold/kernel/pack';
import type { WireView } from '@runehold/protocol/parts/view';
import type { GameMap } from '@runehold/runewars/board/map';
import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { Faction as RunewarsFaction } from '@runehold/runewars/content/types-map';
import { factionIds } from '@runehold/runewars/layout';
import type { Faction } from '../../kit/factions.ts';
import { mapFrom } from './map-from.ts';

type Row = readonly number[];
type Grid = readonly Row[];
/** A card in a numbered place: its name, nothing, or that something lies there unseen. */
type Slot = string | null | { readonly hidden: number };

/** The table of Runewars as a view has it, as far as it is drawn. */
export type RunewarsTable = {
  readonly edition: number;
  readonly years: number;
  readonly routedHexagonStrength: number;
  readonly year: number;
  readonly season: number;
  readonly firstSeat: number;
  readonly current: number;
  readonly alive: Row;
  readonly faction: Row;
  readonly influence: Row;
  readonly dial: Grid;
  readonly ordersInPlay: Row;
  readonly activeOrder: Row;
  readonly titleOwner: Row;
  readonly titleInfluence: Row;
  readonly victoryOn: Row;
  readonly laid: Grid;
  readonly occupant: Row;
  readonly standing: Grid;
  readonly routed: Grid;
  readonly underway: Grid;
  readonly mover: number;
  readonly stronghold: Row;
  readonly development: Row;
  readonly activation: Row;
  readonly city: readonly Slot[];
  readonly rune: readonly Slot[];
  readonly runeUp: Row;
  readonly nearToken: readonly Slot[];
  readonly farToken: readonly Slot[];
  readonly tokenUp: Row;
  readonly heroesInPlay: ZoneJson;
  readonly heroOwner: Row;
  readonly heroArea: Row;
  readonly heroRouted: Row;
  readonly heroDamage: Row;
  readonly training: Grid;
  readonly reward: readonly Slot[];
  readonly rewardHero: Row;
  readonly rewardUp: Row;
  readonly rewardUsed: Row;
  readonly questHand: readonly ZoneJson[];
  readonly questShown: readonly ZoneJson[];
  readonly tactics: readonly ZoneJson[];
  readonly freshTactics: readonly ZoneJson[];
  readonly goodObjective: readonly ZoneJson[];
  readonly evilObjective: readonly ZoneJson[];
  readonly seasonCard: readonly string[];
  readonly fateDrawn: readonly (readonly Slot[])[];
  readonly fateShown: readonly (readonly string[])[];
  readonly battleArea: number;
  readonly sideSeat: Row;
  readonly neutralDefence: number;
  readonly combatRound: number;
  readonly fighters: Grid;
  readonly hasDrawn: Grid;
  readonly supporter: Grid;
  readonly raisedHealth: Grid;
  readonly strengthBonus: Row;
  readonly weakened: number;
  readonly losses: Row;
  readonly duelist: Row;
  readonly duelRound: number;
  readonly duelDamage: Row;
  readonly duelGuard: Row;
  readonly questUnit: number;
  readonly questUnits: number;
  readonly questHurt: Row;
  readonly questTough: Row;
  readonly waterOpen: number;
  readonly mountainPass: number;
  readonly portalsOpen: number;
  readonly doubleMarch: number;
  readonly deepSnow: number;
};

/** What is drawn from: what the viewer sees, the finished or growing map, and the numbers of the components. */
export type Sight = {
  readonly t: RunewarsTable;
  readonly map: GameMap;
  readonly content: PreparedContent;
  readonly view: WireView;
};

export const sightOf = (view: WireView, pack: GamePack): Sight => {
  const t = view.table as unknown as RunewarsTable;
  return { t, map: mapFrom(t.laid), content: pack.game.content as PreparedContent, view };
};

/** The name of a card that is seen in a numbered place. */
export const seenAt = (slot: Slot | undefined): string | undefined =>
  typeof slot === 'string' ? slot : undefined;

/** Whether something lies in a numbered place, seen or not. */
export const isTaken = (slot: Slot | undefined): boolean => slot !== null && slot !== undefined;

/** Whose colours a seat plays; neutral until it has taken a faction. */
export const factionAt = ({ table }: WireView, seat: number): Faction => {
  const number = (table['faction'] as Row)[seat];
  return number === 0 ? 'neutral' : (factionIds[number - 1] as RunewarsFaction);
};

export const seatsIn = ({ view }: Sight): number[] => Array.from({ length: view.seats }, (_, seat) => seat);

/** The seat from which the table is looked at, or the first one for somebody who only watches. */
export const ownSeat = ({ view }: Sight): number => (typeof view.viewer === 'number' ? view.viewer : 0);

export const isBattle = ({ t }: Sight): boolean => t.battleArea > 0;
export const isDuel = ({ t }: Sight): boolean => t.duelist[0] > 0;
