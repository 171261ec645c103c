import type { Story } from './parts/story.ts';

const isRoundsBegin = ({ key }: Story[number]): boolean => key === 'duel-round-began';

/** What the newest round of a duel has told of one kind, by side; whoever does not belong to the challenger is the other side. */
const toldBySide =
  (kind: string, arg: string) =>
  (story: Story, challenger: number): readonly [readonly number[], readonly number[]] => {
    const round = story.slice(Math.max(0, story.findLastIndex(isRoundsBegin)));
    const cards = round.filter(({ key }) => key === kind);
    const of = (isChallenger: boolean): number[] =>
      cards.filter(({ args }) => (args['who'] === challenger) === isChallenger).map(({ args }) => args[arg]);
    return [of(true), of(false)];
  };

/** The Fate cards of the newest round, and the Tactical Fate cards that were shown in their place. (BW-TFATE-15) */
export const duelCards = toldBySide('duel-card', 'fate');
export const duelTactics = toldBySide('fate-turned', 'card');

/** What is worth a line in a duel: cards lie open beside it. */
const silent = new Set([
  'duel-card',
  'duel-began',
  'duel-round-began',
  'quest-duel-began',
  'fate-shown',
  'fate-turned',
]);

/** What happened since the round before this one began. */
export const duelDeeds = (story: Story): Story => {
  const before = story.slice(0, Math.max(0, story.findLastIndex(isRoundsBegin)));
  return story.slice(Math.max(0, before.findLastIndex(isRoundsBegin))).filter(({ key }) => !silent.has(key));
};
