import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { GameEntry } from '@runehold/protocol/hall/tables';
import { useState } from 'react';
import type { TableDraft, Takes } from './draft-table.ts';
import { chosenOptions, plainly, settled, switchesOf } from './draft-table.ts';
import type { DraftProps } from './new-table.tsx';
import { setUpOf } from './set-ups.ts';

/** A table in the making, which never holds what does not go together. */
export const useTableDraft = (pack: GamePack, entry: GameEntry, first: () => TableDraft): DraftProps => {
  const [draft, setDraft] = useState(first);
  const { seatOption, variants = {} } = setUpOf(entry.id);
  const takes: Takes = (options, seats = entry.seats.min) =>
    refuseSetup(pack.game, seats, chosenOptions({ options, seats }, seatOption)) === undefined;
  const names = Object.keys(variants);
  const settle = (next: TableDraft): void =>
    setDraft(plainly(settled(next, switchesOf(next, entry.options, names), takes), entry.options));
  return { draft, setDraft: settle, entry, takes };
};
