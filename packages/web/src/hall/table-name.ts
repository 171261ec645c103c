import type { GamePack } from '@runehold/kernel/pack/pack';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import { shelf } from '@runehold/shelf/shelf';
import { useEffect, useState } from 'react';
import type { Faction } from '../kit/factions.ts';
import { emblems } from '../kit/factions.ts';
import { setUpOf } from '../new-table/set-ups.ts';
import { seenTableOf } from '../table/seen-tables.ts';
import { useTableSpeaker } from '../text/use-speaker.ts';

/** The name of a table: its game, what it is about where the game has several themes, and its content pack. */
export const useTableName = ({
  pack: own,
  ...table
}: Pick<TableSummary, 'game' | 'options' | 'pack'>): string => {
  const name = useGameName(table);
  return own === undefined ? name : `${name} · ${own}`;
};

const useGameName = ({ game, options }: Pick<TableSummary, 'game' | 'options'>): string => {
  const [pack, setPack] = useState<GamePack>();
  useEffect(() => {
    void shelf.find(game)?.pack().then(setPack);
  }, [game]);
  const speaker = useTableSpeaker(pack);
  if (pack === undefined) return game;
  const name = speaker.word('game.name');
  const option = setUpOf(game).theme?.option;
  const layout = option === undefined ? undefined : pack.game.layout.options[option];
  if (option === undefined || layout === undefined) return name;
  const value = options[option] ?? layout.values[layout.usual];
  return `${name}: ${speaker.word(`option.${option}.${value}`)}`;
};

/** Whose colours a seat plays: as it was last seen here, else as it was set; what was dealt unseen is not known. */
export const factionOfSeat = ({ id, game, options }: TableSummary, seat: number): Faction => {
  const set = options[setUpOf(game).seatOption?.(seat) ?? ''] ?? 'neutral';
  const value = seenTableOf(id)?.factions[seat] ?? set;
  return Object.hasOwn(emblems, value) ? (value as Faction) : 'neutral';
};
