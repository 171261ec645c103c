import { skipping } from '@runehold/kernel/ask/passing';
import { YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { heroDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { reasons } from '../../../../words.ts';
import { roomInAll } from '../../../heroes/attribute.ts';
import { isHeroOf } from '../../../heroes/desert.ts';
import { ownHeroes } from '../../../heroes/offer-heroes.ts';
import { trainOnce } from '../../../heroes/train.ts';
import { procedure } from '../../../rules.ts';
import { drawQuests, gainQuests, mayDrawQuests } from '../../draw.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say } = speech({
  'prompt.who-trains': [
    { card: 'tactics' },
    '{card}: which of your heroes trains?',
    '{card}: który z twoich bohaterów się szkoli?',
  ],
});

const anyMayTrain = (t: Table, seat: Seat): boolean => {
  for (let hero = 0; hero < t.heroes; hero++)
    if (isHeroOf(t, hero, seat) && roomInAll(t, hero) > 0) return true;
  return false;
};

/** Call of Adventure: Quest cards, then training, and only then the limit of the hand. (C11, C21) */
const call = procedure('tactics-call-of-adventure', { ...played, hero: count }, steps =>
  steps
    .do((t, f) => drawQuests(t, f.seat, tacticsEffect(t, f.card, 'draw-quests-and-train').quests))
    .when(
      (t, f) => anyMayTrain(t, f.seat),
      may =>
        may
          .ask('hero', {
            kind: 'one',
            seat: 'seat',
            from: heroDomain,
            options: ownHeroes((t, _f, hero) =>
              yesIf(roomInAll(t, hero) > 0, reasons['fully-trained'], hero),
            ),
            optional: true,
            pass: skipping,
            prompt: (_t, f) => say('prompt.who-trains', { card: f.card }),
            rule: 'RW-QUEST-25',
          })
          .when(
            (_t, f) => f.hero >= 0,
            trains =>
              trains.call(() => trainOnce, {
                hero: 'hero',
                amount: (t, f) => tacticsEffect(t, f.card, 'draw-quests-and-train').training,
              }),
          ),
    )
    .call(() => gainQuests, { seat: 'seat', amount: 0 }),
);

/** Playable without a hero. */
export const drawsQuestsAndTrains: Tactics<'draw-quests-and-train', { quests: number; training: number }> = {
  clause: [
    'draw {quests, count, thing.quest-card}, and one of your heroes may raise one attribute by {training}',
    'dobierz {quests, count, thing.quest-card:acc}, a jeden z twoich bohaterów może podnieść jedną cechę o {training}',
  ],
  words,
  inTurn: { may: (t, seat) => mayDrawQuests(t) === YES || anyMayTrain(t, seat), effect: call },
  bot: { isTimely: always, answers: { 'tactics-call-of-adventure.hero': 'keepHero' } },
};
