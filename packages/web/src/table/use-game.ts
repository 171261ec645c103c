import type { GamePack } from '@runehold/kernel/pack/pack';
import { useEffect, useState } from 'react';
import { artOf } from '../tables/arts.ts';
import type { TableArt } from './art/art.ts';
import { playedPack } from './played-pack.ts';

export type LoadedGame = { readonly pack: GamePack; readonly art: TableArt };

/** Fetches a game as a table plays it, and its drawing. */
export const loadGame = async (id: string, content?: string): Promise<LoadedGame | undefined> => {
  const [pack, art] = await Promise.all([playedPack(id, content), artOf(id)]);
  return pack && { pack, art };
};

export const useGame = (id: string | undefined, content?: string): LoadedGame | undefined => {
  const [game, setGame] = useState<LoadedGame>();
  useEffect(() => {
    let wanted = true;
    if (id !== undefined)
      void loadGame(id, content).then(loaded => {
        if (wanted) setGame(loaded);
      });
    return () => {
      wanted = false;
    };
  }, [id, content]);
  return game;
};
