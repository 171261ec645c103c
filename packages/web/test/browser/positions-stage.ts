import { exportMatch, importMatch, isProblem } from '@runehold/kernel/match/file';
import type { Match } from '@runehold/kernel/match/match';
import type { AskView } from '@runehold/kernel/view/describe';
import { onlyReply } from '@runehold/protocol/table/orders/only-reply';
import type { PositionPlan } from './positions.ts';
import { playedGame } from './positions.ts';

/** Positions of Runewars in which the first seat is asked something that is played on a stage. */

type Test = (match: Match) => boolean;

/** Whether the first seat is asked this, with at least so many answers. */
const asks =
  (prompt: string, least = 1): Test =>
  match => {
    const [ask] = match.view(0).asks;
    return ask?.prompt.key === prompt && ask.options.length >= least;
  };

const SEEDS = 40;

/** The first position of a kind that games between two come to, from a seed that is known to have one. */
const found = (seed: number, until: Test, plan: Pick<PositionPlan, 'options' | 'instead'> = {}): string => {
  for (let n = seed; n < seed + SEEDS; n++) {
    let isFound = false;
    const file = playedGame({
      of: 'runewars',
      holders: ['Mira', 'bot:Tomasz'],
      seed: n,
      until: match => {
        isFound = until(match);
        return isFound;
      },
      ...plan,
    });
    if (isFound) return file;
  }
  throw new Error('no game comes to such a position');
};

/** A hero may support, and the player holds a card for the start of the battle. */
export const beforeSupport = (): string => {
  const hasCard = asks('prompt.battle-start', 2);
  // The card is only offered after the support: the game is played up to it, and then up to the ask before.
  let seen = 0;
  let last = 0;
  const atSupport = asks('prompt.support');
  const seed = Array.from({ length: SEEDS }, (_, n) => n + 1).find(each => {
    seen = 0;
    last = 0;
    let isFound = false;
    playedGame({
      of: 'runewars',
      holders: ['Mira', 'bot:Tomasz'],
      seed: each,
      until: match => {
        seen++;
        if (atSupport(match)) last = seen;
        isFound = hasCard(match) && last === seen - 1;
        return isFound;
      },
    });
    return isFound;
  });
  if (seed === undefined) throw new Error('no hero supports where a card can be played');
  let turn = 0;
  return playedGame({
    of: 'runewars',
    holders: ['Mira', 'bot:Tomasz'],
    seed,
    until: () => ++turn === last,
  });
};

/** The player may play a card in a battle, and holds none that fits: there is nothing to choose. */
export const withoutChoice = (): string =>
  found(3, match => asks('prompt.battle-start')(match) && match.view(0).asks[0].options.length === 1);

const promptTo = (match: Match): string => match.view(0).asks[0]?.prompt.key ?? '';

/** A question that leaves no choice, with the one that follows it and does; the answer can be taken back. */
export const beforeFormality = (): {
  readonly file: string;
  readonly formality: string;
  readonly choice: string;
} => {
  let [formality, choice] = ['', ''];
  const file = found(1, match => {
    const reply = onlyReply(match.view(0).asks[0]);
    const copy = importMatch(match.game, JSON.stringify(exportMatch(match, true)));
    if (reply === undefined || isProblem(copy)) return false;
    formality = promptTo(match);
    if (copy.answer(0, copy.askIdOf(0), reply) !== undefined) return false;
    choice = promptTo(copy);
    const isChoice = choice !== '' && choice !== formality && onlyReply(copy.view(0).asks[0]) === undefined;
    return isChoice && copy.undo(0) === undefined;
  });
  return { file, formality, choice };
};

/** A hero has drawn for a quest and chooses the card that counts. */
export const atTest = (): string => found(1, asks('prompt.test-choice', 2));

/** Influence is bid for the first time. */
export const atBid = (): string =>
  found(1, match => match.view(0).asks[0]?.prompt.key === 'prompt.bid' && match.view(0).asks[0].max > 1);

/** A hero duels the units of a quest. */
export const atQuestDuel = (): string => found(7, asks('prompt.duel-special'));

/** Neutral units are asked to join. */
export const atDiplomacy = (): string =>
  found(7, match => match.view(0).asks[0]?.prompt.key === 'prompt.diplomacy');

/** Units have to leave a battle for an area of the player's choice. */
export const atRetreat = (): string =>
  found(4, match => asks('prompt.retreat', 2)(match) && Number(match.view(0).table['battleArea']) > 0);

/** Heroes go where enemy heroes are, and challenge them. */
const seekDuels = (ask: AskView, match: Match): readonly number[] | undefined => {
  const { heroArea, heroOwner } = match.view('spectator').table as Record<'heroArea' | 'heroOwner', number[]>;
  const isFoeIn = (area: number): boolean =>
    heroArea.some((at, hero) => at === area + 1 && heroOwner[hero] > 0 && heroOwner[hero] !== ask.seat + 1);
  const wanted = ask.options.find(
    ({ name, label }) =>
      name.startsWith('duel:') ||
      (ask.prompt.key === 'prompt.hero-action' && name === 'move') ||
      (label.key === 'heroStep.to' && isFoeIn(label.args['it'])),
  );
  return wanted && [wanted.code];
};

/** Two heroes duel, and the player's has a special icon. */
export const atDuel = (): string => found(1, asks('prompt.duel-special'), { instead: seekDuels });

/** The attacker ambushes an enemy hero as a battle starts: in the original edition he may. (RW-ORIG-14) */
export const atDuelInBattle = (): string =>
  found(6, match => asks('prompt.duel-special')(match) && Number(match.view(0).table['battleArea']) > 0, {
    options: { edition: 'original' },
    instead: (ask, match) => {
      const ambush = ask.options.find(({ name }) => name === 'turn:tactics-ambush');
      return ambush ? [ambush.code] : seekDuels(ask, match);
    },
  });
