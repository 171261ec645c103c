import type { Language } from '@runehold/kernel/text/catalogue';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Volume } from '../sound/sound.ts';
import type { Coaching } from '../table/coach/book.ts';

/** How long what others do is shown before the next thing happens. */
export type Pace = 'skip' | 'quick' | 'calm' | 'slow';
export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'less' | 'full';

/** What a person has set for this browser. */
export type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly pace: Pace;
  readonly volume: Volume;
  /** A touch answers, but for what could not be taken back; else it chooses, and Confirm answers. */
  readonly oneClick: boolean;
  /** Decisions that are met for the first time are explained. */
  readonly lessons: boolean;
  /** When the coach has a word: in the first games of each game, always, or never. */
  readonly coaching: Coaching;
  /** What a bot would do can be asked at a table. */
  readonly hints: boolean;
  /**
   * What leaves no choice is answered for the player: never, where no other person could learn from it how soon it came,
   * or always, and then nothing is shown step by step.
   */
  readonly fast: boolean | 'alone';
  /** The camera of a map goes to what is decided and to what happens. */
  readonly follow: boolean;
  readonly name: string;
};

const usual: Settings = {
  language: navigator.language.startsWith('pl') ? 'pl' : 'en',
  theme: 'system',
  motion: 'system',
  pace: 'quick',
  volume: 'quiet',
  oneClick: true,
  fast: 'alone',
  lessons: true,
  coaching: 'first',
  hints: true,
  follow: true,
  name: '',
};

export const useSettings = create<Settings>()(persist(() => usual, { name: 'runehold.settings' }));

export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
};

/** The pace that is in force: fast mode waits for nothing. */
export const paceNow = (): Pace => {
  const { fast, pace } = useSettings.getState();
  return fast === true ? 'skip' : pace;
};

/** Whether nothing is shown step by step. */
export const isShownAtOnce = (): boolean => paceNow() === 'skip';

/** Whether things are seen to move; else they fade from place to place. */
export const wantsMotion = (): boolean => {
  const { motion } = useSettings.getState();
  if (motion === 'less') return false;
  return motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
};

const prefersLight = matchMedia('(prefers-color-scheme: light)');

const paint = ({ language, theme, motion }: Settings): void => {
  const { documentElement } = document;
  const light = theme === 'light' || (theme === 'system' && prefersLight.matches);
  documentElement.lang = language;
  documentElement.dataset['theme'] = light ? 'light' : 'dark';
  documentElement.dataset['motion'] = motion;
};

/** Keeps the page in the language and the light that were set. */
export const watchSettings = (): void => {
  paint(useSettings.getState());
  useSettings.subscribe(paint);
  prefersLight.addEventListener('change', () => paint(useSettings.getState()));
};
