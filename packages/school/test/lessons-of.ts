import type { GamePack } from '@runehold/kernel/pack/pack';
import { shelf } from '@runehold/shelf/shelf';
import { courses } from '../src/courses.ts';
import type { Lesson } from '../src/lesson.ts';

/** Every lesson of every course, with its game. */
export const allLessons = (): Promise<(readonly [id: string, lesson: Lesson, pack: GamePack])[]> =>
  Promise.all(
    courses.flatMap(({ game, lessons }) =>
      lessons.map(async card => {
        const pack = await shelf.find(game)?.pack();
        if (pack === undefined) throw new Error(`there is no game ${game}`);
        return [card.id, await card.load(), pack] as const;
      }),
    ),
  );
