import type { GamePack } from '@runehold/kernel/pack';
import { shelf } from '@runehold/shelf/shelf';
import { useEffect, useState } from 'react';
import { artOf } from '../tables/arts.ts';
import type { TableArt } from './art/art.ts';

export type LoadedGame = { readonly pack: GamePack; readonly art: TableArt };

/** Fetches a game and its drawing. */
const loadGame = async (id: string): Promise<LoadedGame | undefined> => {
  const [pack, art] = await Promise.all([shelf.find(id)?.pack(), artOf(id)]);
  return pack && { pack, art };
};

export const useGame = (id: string | undefined): LoadedGame | undefined => {
  const [game, setGame] = useState<LoadedGame>();
  useEffect(() => {
    let wanted = true;
    if (id !== undefined)
      void loadGame(id).then(loaded => {
        if (wanted) setGame(loaded);
      });
    return () => {
      wanted = false;
    };
  }, [id]);
  return game;
};
