import type { GamePack } from '@runehold/kernel/pack/pack';
import type { TableSummary } from '@runehold/protocol/hall/tables';
import { shelf } from '@runehold/shelf/shelf';
import { useEffect, useState } from 'react';
import type { Faction } from '../kit/factions.ts';
import { emblems } from '../kit/factions.ts';
import { setUpOf } from '../new-table/set-ups.ts';
import { useTableSpeaker } from '../text/use-speaker.ts';

/** The name of a table: its game, what it is about where the game has several themes, and its content pack. */
export const useTableName = ({ pack: own, ...table }: TableSummary): string => {
  const name = useGameName(table);
  return own === undefined ? name : `${name} · ${own}`;
};

const useGameName = ({ game, options }: Pick<TableSummary, 'game' | 'options'>): string => {
  const [pack, setPack] = useState<GamePack>();
  useEffect(() => {
    void shelf.find(game)?.pack().then(setPack);
  }, [game]);
  const speaker = useTableSpeaker(pack, []);
  if (pack === undefined) return game;
  const name = speaker.message({ key: 'game.name', args: {} });
  const option = setUpOf(game).theme?.option;
  const layout = option === undefined ? undefined : pack.game.layout.options[option];
  if (option === undefined || layout === undefined) return name;
  const value = options[option] ?? layout.values[layout.usual];
  return `${name}: ${speaker.message({ key: `option.${option}.${value}`, args: {} })}`;
};

/** Whose colours a seat was given when the table was set; those dealt by chance are not known here. */
export const factionOfSeat = ({ game, options }: TableSummary, seat: number): Faction => {
  const value = options[setUpOf(game).seatOption?.(seat) ?? ''] ?? 'neutral';
  return Object.hasOwn(emblems, value) ? (value as Faction) : 'neutral';
};
