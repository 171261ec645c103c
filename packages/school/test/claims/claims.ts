import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Lesson } from '../../src/lesson.ts';
import { Practice } from '../../src/practice.ts';
import type { Claim } from './claim.ts';
import { ofRuneAge } from './rune-age.ts';
import { ofRunewars } from './runewars.ts';

/** Everything that lessons say and that their followers do not see happen. */
export const claims: readonly Claim[] = [...ofRuneAge, ...ofRunewars];

/** Whether a claim holds by the rules as they are. */
export const isTrue = (claim: Claim, lesson: Lesson, { game }: GamePack): boolean => {
  const scene = lesson.scenes.find(({ steps }) => steps.some(({ id }) => id === claim.step));
  if (scene === undefined) throw new Error(`${claim.lesson} has no step ${claim.step}`);
  const { start, chance, others } = scene;
  const position = (t: never): void => {
    start.position?.(t);
    claim.but?.(t);
  };
  const practice = new Practice(
    game,
    {
      ...scene,
      start: { ...start, position },
      ...((claim.chance ?? chance) && { chance: claim.chance ?? chance }),
      others: claim.others ? { 1: claim.others } : (others ?? {}),
    },
    lesson.learner,
  );
  practice.playAgain(claim.does);
  practice.othersPlay();
  const { match, learner, ask } = practice;
  return claim.so({
    told: match
      .told(learner)
      .map(({ key, args }) => [key, ...Object.entries(args).map(each => each.join('='))].join(' ')),
    offered: ask?.options.map(({ name }) => name) ?? [],
    asked: ask?.prompt.key ?? '',
    least: ask?.min ?? 0,
    most: ask?.max ?? 0,
    table: match.table as never,
    places: match.over ? match.view(learner).places : [],
  });
};
