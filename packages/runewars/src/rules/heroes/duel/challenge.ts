import { PASS } from '@runehold/kernel/ask/offer';
import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { loseInfluence } from '../../table/resources.ts';
import { abilityOf, ownerOf } from '../hero.ts';
import type { Reward } from '../reward/effect.ts';
import { hasFacedown, oneReward, placeOfKind, placeUnder, rewardIn, turnUpReward } from '../reward-places.ts';

const { words, events, say } = speech(
  {
    'event.duel-called-off': [
      { hero: 'hero', against: 'hero' },
      '{hero} does not pay, so there is no duel with {against}.',
      '{hero} nie płaci: do pojedynku z {against:ins} nie dochodzi.',
    ],
    'prompt.answer-challenge': [
      { hero: 'hero', attacker: 'hero' },
      '{attacker} challenges {hero}. Use a Reward?',
      '{attacker} wyzywa {hero:acc}. Czy używasz nagrody?',
    ],
    'prompt.pay-for-duel': [
      { influence: 'number' },
      'Spend {influence} influence to start the duel?',
      'Czy wydajesz {influence, count, thing.influence:acc}, by rozpocząć pojedynek?',
    ],
  },
  { 'duel-called-off': 'RW-DUEL-06' },
);

const cloakOf = (t: Table, hero: number): number => placeOfKind(t, hero, 'demand-influence');

const priceOf = (t: Table, place: number): number => {
  const { effect } = rewardIn(t, place);
  return effect.kind === 'demand-influence' ? effect.amount : 0;
};

/** A challenge cannot be refused, but a Reward may make it dear; `begins` says whether the duel starts. (RW-DUEL-06; Cloak of Deception) */
export const challenge = procedure(
  'challenge',
  { attacker: count, defender: count, card: count, price: count, pays: count, begins: count },
  steps =>
    steps
      .do((_t, f) => {
        f.begins = 1;
        f.card = PASS;
      })
      .when(
        (t, f) => hasFacedown(t, f.defender) || cloakOf(t, f.defender) !== NONE,
        cloaked =>
          cloaked.ask('card', {
            ...oneReward<{ readonly defender: number }>(
              (_t, f) => f.defender,
              (t, f) => cloakOf(t, f.defender),
            ),
            prompt: (_t, f) => say('prompt.answer-challenge', { hero: f.defender, attacker: f.attacker }),
            rule: 'RW-DUEL-06',
          }),
      )
      .unless({ card: PASS }, demands =>
        demands
          .do((t, f) => {
            const place = placeUnder(t, f.defender, f.card);
            turnUpReward(t, place);
            f.price = priceOf(t, place);
            f.pays = 0;
          })
          .when(
            (t, f) => t.influence.get(ownerOf(t, f.attacker)) >= f.price,
            rich =>
              rich.ask('pays', {
                kind: 'yes',
                seat: (t, f) => ownerOf(t, f.attacker),
                prompt: (_t, f) => say('prompt.pay-for-duel', { influence: f.price }),
                rule: 'RW-DUEL-06',
              }),
          )
          .do((t, f) => {
            f.begins = f.pays;
            if (f.pays === 1) loseInfluence(t, ownerOf(t, f.attacker), f.price);
            else t.emit(events['duel-called-off'], f.attacker, f.defender);
          }),
      ),
);

/** No duel unless the challenger's player pays. */
export const demandsInfluence: Reward<'demand-influence', { amount: number }> = {
  clause: [
    'the challenger’s player spends {amount, count, thing.influence}, or there is no duel',
    'gracz, którego bohater rzuca wyzwanie, wydaje {amount, count, thing.influence:acc} albo do pojedynku nie dochodzi',
  ],
  words,
  bot: { answers: { 'challenge.card': 'playAny', 'challenge.pays': 'sayNo' } },
};

const beyond = speech({
  'reason.beyond-challenge': [
    { hero: 'hero' },
    '{hero} cannot be challenged while undamaged.',
    'Dopóki {hero} nie ma obrażeń, wyzwanie na pojedynek jest niemożliwe.',
  ],
});

/** Whether enemies may start a duel with a hero, in whatever way. (RW-DUEL-06; Lana of Summersong) */
export const mayBeChallenged = (t: Table, hero: number): Verdict =>
  yesIf(
    t.heroDamage.get(hero) > 0 || abilityOf(t, hero, 'no-challenge') === undefined,
    beyond.reasons['beyond-challenge'],
    hero,
  );

/** As long as this hero has no damage. */
export const evadesChallenges: Passive<'no-challenge'> = {
  clause: [
    'while this hero has no damage, enemy heroes cannot challenge this hero to a duel',
    'dopóki ten bohater nie ma obrażeń, wrodzy bohaterowie nie mogą wyzwać go na pojedynek',
  ],
  words: beyond.words,
};
