import { seenIn } from '@runehold/kernel/layout/seen';
import { spoken } from '@runehold/kernel/spoken';
import { muster, playableHand } from '../bots/army.ts';
import { addedToArmy, noSkull, rollsAgain, weakenedBy } from '../rules/view/ahead.ts';
import { bonusAgainst, diceAt, type Fray, frayOf, isInstantFight } from '../rules/view/battle.ts';
import type { Look } from '../rules/view/look.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.skull': [
    { p: 'number', q: 'number' },
    'Any skull loses this fight: {p}% to win. One more unit makes it {q}%.',
    'Jedna czaszka i walka przegrana: {p}% szans. Jeszcze jedna jednostka to {q}%.',
  ],
  'coach.tie': [
    'A tie is the defender’s. One more point wins.',
    'Remis wygrywa obrońca. Wystarczy jeszcze jeden punkt siły.',
  ],
});

export { words as fightWords };

const percentOf = (share: number): number => Math.round(100 * share);

/** What the army comes to with some cards of the hand added, each way of it judged. */
const reckoned = (look: Look, fray: Fray, cards: readonly number[], gain: (strength: number) => number) =>
  muster(look, fray.side, cards, {
    dice: fray.isBattle ? diceAt(look, fray.target) : 0,
    bonus: bonusAgainst(look, fray.target) + addedToArmy(look, fray.side),
    gain,
    cost: () => 0,
    ruthless: true,
  }).net;

const isStopping = (name: string | undefined): boolean => name === 'pass';

/** A fight with a die that only a roll without skulls wins, while another unit could be sent. (RA-ATTR-02) */
export const anySkull = trigger({
  id: 'rune-age.skull',
  kind: 'certain',
  rule: 'RA-ATTR-02',
  asks: ['assault.card'],
  at: ({ look, pick }) => {
    if (!isStopping(pick?.name)) return undefined;
    const fray = frayOf(look);
    const dice = fray.isBattle ? diceAt(look, fray.target) : 0;
    if (dice === 0 || isInstantFight(look, fray.target) || rollsAgain(look)) return undefined;
    const need = fray.theirs + weakenedBy(look, fray.target);
    const wins = (strength: number): number => Number(strength >= need);
    const none = noSkull(look, dice);
    const now = reckoned(look, fray, [], wins);
    if (none === 1 || now === 0 || Math.abs(now - none) > 1e-9) return undefined;
    const more = Math.max(now, ...playableHand(look).map(card => reckoned(look, fray, [card], wins)));
    return more - now < 1e-9
      ? undefined
      : {
          said: say('coach.skull', { p: percentOf(now), q: percentOf(more) }),
          lights: seenIn(look.t.hand.at(look.me), look.me).map(([card]) => things.held(card)),
        };
  },
});

/** A siege that its attacker leaves at a tie, with something in hand to break it. (RA-SIEGE-13) */
export const siegeTie = trigger({
  id: 'rune-age.tie',
  kind: 'certain',
  rule: 'RA-SIEGE-13',
  asks: ['assault.card'],
  at: ({ look, pick }) => {
    if (!isStopping(pick?.name)) return undefined;
    const fray = frayOf(look);
    if (fray.isBattle || fray.side !== 0 || fray.ours !== fray.theirs) return undefined;
    const strength = (cards: readonly number[]): number => reckoned(look, fray, cards, sum => sum);
    const helps = playableHand(look).filter(card => strength([card]) > fray.theirs);
    return strength([]) > fray.theirs || helps.length === 0
      ? undefined
      : { said: say('coach.tie'), lights: helps.map(things.held) };
  },
});
