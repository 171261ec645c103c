import type { Story } from './parts/story.ts';

const isRoundsBegin = ({ key }: Story[number]): boolean => key === 'duel-round-began';

/** The Fate cards of the newest round of a duel, by side; whoever does not belong to the challenger is the other side. */
export const duelCards = (
  story: Story,
  challenger: number,
): readonly [readonly number[], readonly number[]] => {
  const round = story.slice(Math.max(0, story.findLastIndex(isRoundsBegin)));
  const cards = round.filter(({ key }) => key === 'duel-card');
  const of = (isChallenger: boolean): number[] =>
    cards.filter(({ args }) => (args['who'] === challenger) === isChallenger).map(({ args }) => args['fate']);
  return [of(true), of(false)];
};

/** What is worth a line in a duel: cards lie open beside it. */
const silent = new Set(['duel-card', 'duel-began', 'duel-round-began', 'quest-duel-began', 'fate-shown']);

/** What happened since the round before this one began. */
export const duelDeeds = (story: Story): Story => {
  const before = story.slice(0, Math.max(0, story.findLastIndex(isRoundsBegin)));
  return story.slice(Math.max(0, before.findLastIndex(isRoundsBegin))).filter(({ key }) => !silent.has(key));
};
