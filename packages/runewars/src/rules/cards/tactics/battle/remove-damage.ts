import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../../domains.ts';
import { speech } from '../../../../text/speech.ts';
import { healFighter } from '../../../battle/casualties.ts';
import { hasFighter, isHurt, offerFighters } from '../../../battle/fighters.ts';
import { sideOf } from '../../../battle/sides.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

const { words, say } = speech({
  'prompt.heal-units': [
    { left: 'number' },
    'Remove a damage token from one of your units ({left} left).',
    'Usuń żeton obrażeń z jednej ze swoich jednostek (pozostało: {left}).',
  ],
});

/** Field Surgeons: takes damage off participating units, token by token, split as the player likes. */
const healUnits = procedure('tactics-field-surgeons', { ...laid, left: count, pick: count }, steps =>
  steps
    .do((t, f) => {
      f.left = tacticsEffect(t, f.card, 'remove-damage').damage;
    })
    .repeatWhile(
      (t, f) => f.left > 0 && f.pick !== PASS && hasFighter(t, sideOf(t, f.seat), isHurt),
      healing =>
        healing
          .ask('pick', {
            kind: 'one',
            seat: 'seat',
            from: fighterDomain,
            options: (t, f, offer) => {
              offerFighters(t, sideOf(t, f.seat), offer, isHurt);
              if (f.left < tacticsEffect(t, f.card, 'remove-damage').damage) offer.add(PASS);
            },
            pass: stopping,
            prompt: (_t, f) => say('prompt.heal-units', { left: f.left }),
            about: (t, f) => ({ side: sideOf(t, f.seat) }),
            rule: 'RW-TACT-04',
          })
          .do((t, f) => {
            f.left--;
            if (f.pick !== PASS) healFighter(t, sideOf(t, f.seat), f.pick);
          }),
    ),
);

/** Of his participating units, up to so much in all. */
export const removesDamage: Tactics<'remove-damage', { damage: number }> = {
  clause: [
    'remove up to {damage, count, thing.damage} from your units in the battle',
    'usuń najwyżej {damage, count, thing.damage:acc} ze swoich jednostek w bitwie',
  ],
  words,
  inBattle: forSide(healUnits, (t, side) => hasFighter(t, side, isHurt)),
  bot: { worthInBattle: () => 1, answers: { 'tactics-field-surgeons.pick': 'plain' } },
};
