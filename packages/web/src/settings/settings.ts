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
  readonly name: string;
};

const usual: Settings = {
  language: navigator.language.startsWith('pl') ? 'pl' : 'en',
  theme: 'system',
  motion: 'system',
  pace: 'quick',
  oneClick: false,
  name: '',
};

export const useSettings = create<Settings>()(persist(() => usual, { name: 'runehold.settings' }));

export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
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
