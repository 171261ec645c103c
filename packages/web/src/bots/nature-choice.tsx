import { naturedName, partsOfLevel } from '@runehold/ai/level-names';
import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import { naturesOf, type Offered } from './bot-choice.ts';
import '../table/words.ts';

export type BotProps = {
  readonly offered: Offered;
  /** The bot as it is now: its level, with its nature if it has one. */
  readonly chosen: string;
  /** The seat it sits on, from 0. */
  readonly seat: number;
  choose(bot: string): void;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
};

/** What else there is to a bot: whether it is bold, or a builder. The weak have no room for it, and nothing is asked. */
export const NatureChoice = ({ offered, chosen, seat, choose, ...look }: BotProps): ReactNode => {
  const speaker = useSpeaker();
  const { level, nature } = partsOfLevel(chosen);
  const natures = naturesOf(offered, level);
  if (natures.length === 0) return undefined;
  return (
    <select
      {...look}
      aria-label={speaker.say('table.bot.nature', { n: seat + 1 })}
      value={nature ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? level : naturedName(level, value))}
    >
      <option value="">{speaker.say('table.bot.nature-none')}</option>
      {natures.map(each => (
        <option key={each} value={each}>
          {speaker.word(`table.nature.${each}`)}
        </option>
      ))}
    </select>
  );
};
