import type { GamePack } from '@runehold/kernel/pack/pack';
import { createContext, useContext, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Speaker } from './speaker.ts';

const speakers = { en: new Speaker('en'), pl: new Speaker('pl') } as const;

/** Who speaks here: at a table its speaker, elsewhere that of the page. */
export const SpeakerContext = createContext<Speaker | undefined>(undefined);

/** The speaker of the language that is set now. */
export const useSpeaker = (): Speaker => {
  const language = useSettings(settings => settings.language);
  return useContext(SpeakerContext) ?? speakers[language];
};

/** A speaker who knows a game and those at its table. */
export const useTableSpeaker = (pack: GamePack | undefined, names: readonly string[]): Speaker => {
  const language = useSettings(settings => settings.language);
  const known = names.join('\n');
  return useMemo(() => new Speaker(language, pack, known.split('\n')), [language, pack, known]);
};
