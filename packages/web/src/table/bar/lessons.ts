import type { AskView } from '@runehold/kernel/view/describe';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Scene } from '../art/scene.ts';
import './words.ts';

/** What a newcomer is told when he meets a kind of decision for the first time. */
type Lesson = { readonly id: string; readonly title: string; readonly text: string };

/** The lesson that a game's words have for a kind of decision, by the name of its prompt. */
export const lessonOf = ({ prompt }: AskView, { pack, speaker }: Scene): Lesson | undefined => {
  const name = prompt.key.replace('prompt.', '');
  const key = `lesson.${name}`;
  if (!speaker.knows(key)) return undefined;
  return {
    id: `${pack.game.id}.${name}`,
    title: speaker.word(`${key}.title`),
    text: speaker.word(key),
  };
};

/** The lessons that this browser has shown. */
export const useLessons = create<{ readonly met: readonly string[] }>()(
  persist(() => ({ met: [] as readonly string[] }), { name: 'runehold.lessons' }),
);

/** A lesson has been read: it is not given again. */
export const meet = (id: string): void => {
  useLessons.setState(({ met }) => (met.includes(id) ? { met } : { met: [...met, id] }));
};

/** Begins anew, as for somebody who has never played. */
export const forgetLessons = (): void => {
  useLessons.setState({ met: [] });
};
