import { useEffect } from 'react';
import type { Speaker } from '../text/speaker.ts';
import { titlePlace } from './page-title.ts';

/** The rooms whose name is part of the title of the page. */
const named = {
  new: 'app.new-table',
  replay: 'app.replay',
  review: 'review.title',
  library: 'app.library',
  settings: 'app.settings',
  puzzles: 'puzzle.title',
  people: 'people.title',
  admin: 'admin.title',
  'sign-in': 'account.sign-in',
  device: 'account.take',
} as const;

const isNamed = (room: string): room is keyof typeof named => Object.hasOwn(named, room);

/** One for each language: an installed page is named and described by it. */
const manifests = { en: './manifest.webmanifest', pl: './manifest.pl.webmanifest' } as const;

/** Keeps what a browser shows of the page outside of it in the language that is set. */
export const usePageHead = (room: string, speaker: Speaker): void => {
  const name = speaker.say('app.name');
  const place = isNamed(room) ? `${speaker.say(named[room])} · ${name}` : name;
  useEffect(() => titlePlace(place), [place]);
  const about = speaker.say('app.about');
  const { language } = speaker;
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', about);
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifests[language]);
  }, [about, language]);
};
