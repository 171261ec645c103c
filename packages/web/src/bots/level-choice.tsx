import { partsOfLevel } from '@runehold/ai/level-names';
import type { ReactNode } from 'react';
import { levelName } from '../text/level-name.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { atLevel } from './bot-choice.ts';
import type { BotProps } from './nature-choice.tsx';
import '../table/words.ts';

/** How well a bot plays, where there is little room to say it. */
export const LevelChoice = ({ offered, chosen, seat, choose, ...look }: BotProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <select
      {...look}
      aria-label={speaker.say('table.bot.level', { n: seat + 1 })}
      value={partsOfLevel(chosen).level}
      onChange={event => choose(atLevel(offered, chosen, event.currentTarget.value))}
    >
      {offered.levels.map(each => (
        <option key={each} value={each}>
          {levelName(speaker, each)}
        </option>
      ))}
    </select>
  );
};
