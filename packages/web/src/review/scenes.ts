import type { Review } from '@runehold/ai/review/review';
import { recordOf } from '@runehold/kernel/match/file';
import type { Snapshot } from '@runehold/kernel/match/record';
import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect, useState } from 'react';
import { attempt } from '../app/notices.ts';
import type { Played } from '../replay/film-of.ts';

/** How the table looked, all cards open, by the number of answers before. */
export type Scenes = ReadonlyMap<number, WireView>;

/** The table at every moment that a review speaks of, found in one walk through the game. */
const scenesOf = async (
  { engine, file }: Played,
  { curve, costly }: Review,
  isWanted: () => boolean,
): Promise<Scenes> => {
  const record = recordOf(file);
  const entries = [...new Set([...curve, ...costly].map(({ entry }) => entry))].sort((a, b) => a - b);
  const scenes = new Map<number, WireView>();
  let before: Snapshot | undefined;
  for (const entry of entries) {
    if (!isWanted()) break;
    const match = engine.replay(record, entry, before);
    before = match.snapshot();
    scenes.set(entry, { ...match.view('all-seeing'), viewer: 'spectator' });
    await new Promise(resolve => setTimeout(resolve));
  }
  return scenes;
};

export const useScenes = (played: Played, review: Review): Scenes | undefined => {
  const [scenes, setScenes] = useState<Scenes>();
  useEffect(() => {
    let wanted = true;
    void attempt(async () => {
      const found = await scenesOf(played, review, () => wanted);
      if (wanted) setScenes(found);
    });
    return () => {
      wanted = false;
    };
  }, [played, review]);
  return scenes;
};
