import type { GamePack } from '@runehold/kernel/pack/pack';
import { createContext, useContext, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type Listeners, Speaker } from './speaker.ts';

const speakers = { en: new Speaker('en'), pl: new Speaker('pl') } as const;

/** Who speaks here: at a table its speaker, elsewhere that of the page. */
export const SpeakerContext = createContext<Speaker | undefined>(undefined);

/** The speaker of the language that is set now. */
export const useSpeaker = (): Speaker => {
  const language = useSettings(settings => settings.language);
  return useContext(SpeakerContext) ?? speakers[language];
};

/** A speaker who knows a game and those at its table. */
export const useTableSpeaker = (
  pack: GamePack | undefined,
  listeners: Listeners = { names: [] },
): Speaker => {
  const language = useSettings(settings => settings.language);
  // What is equal is the same: a table tells who sits there anew with every update.
  const known = JSON.stringify(listeners);
  return useMemo(() => new Speaker(language, pack, JSON.parse(known) as Listeners), [language, pack, known]);
};
