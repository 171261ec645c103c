import type { Language } from '@runehold/kernel/text/catalogue';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How long what others do is shown before the next thing happens. */
export type Pace = 'skip' | 'quick' | 'calm';
export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'less' | 'full';

/** What a person has set for this browser. */
export type Settings = {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly pace: Pace;
  /** A click on an option answers; else it chooses, and Confirm answers. */
  readonly oneClick: boolean;
  /** Decisions that are met for the first time are explained. */
  readonly lessons: boolean;
  /** What a bot would do can be asked at a table. */
  readonly hints: boolean;
  /** What leaves no choice is answered for the player, and nothing is shown step by step. */
  readonly fast: boolean;
  readonly name: string;
};

const usual: Settings = {
  language: navigator.language.startsWith('pl') ? 'pl' : 'en',
  theme: 'system',
  motion: 'system',
  pace: 'quick',
  oneClick: false,
  fast: false,
  lessons: true,
  hints: true,
  name: '',
};

export const useSettings = create<Settings>()(persist(() => usual, { name: 'runehold.settings' }));

export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
};

/** The pace that is in force: fast mode waits for nothing. */
export const paceNow = (): Pace => {
  const { fast, pace } = useSettings.getState();
  return fast ? 'skip' : pace;
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
