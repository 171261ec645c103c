import { useEffect, useState } from 'react';
import { useTableSpeaker } from '../text/use-speaker.ts';
import type { Asked } from './asked.ts';
import { askedIn } from './asked.ts';

/**
 * Tells what players are asked under a statement, each question once. Nothing is told until the game is fetched: the
 * rules themselves are read without it.
 */
export const useAsked = (game: string): ((rule: string) => readonly string[]) => {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let isWanted = true;
    void askedIn(game)?.then(found => {
      if (isWanted) setAsked(found);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  const speaker = useTableSpeaker(asked?.pack);
  return rule => [...new Set(asked?.prompts.get(rule)?.map(key => speaker.outline(key)))];
};
