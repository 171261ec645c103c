import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import type { Commands } from '../../heroes/commanders/card.ts';
import { commanderCardOf } from '../../heroes/commanders/commander.ts';
import { damageHero, placeDamage } from '../../heroes/damage.ts';
import { procedure } from '../../rules.ts';
import { assignDamage, dealTo } from '../assign.ts';
import { hasFighter } from '../fighters.ts';
import { attackerFirst, eachSide, inOrderOfDealing, otherSide, type Side, seatOn } from '../sides.ts';
import { commandOf, leaderWith, spend, tellUse } from './leading.ts';
import { healthOf, judgeCommander } from './wounds.ts';

const { words, say } = speech({
  'prompt.command-reave': [
    { hero: 'hero', damage: 'number' },
    'Does {hero} take damage so that the enemy takes {damage} more?',
    'Czy {hero} otrzymuje obrażenie, aby wróg otrzymał o {damage} więcej?',
  ],
  'prompt.command-shield': [
    { hero: 'hero' },
    'How much of the damage does {hero} take for the units?',
    'Ile obrażeń {hero} przyjmuje za jednostki?',
  ],
});

type Sums = { get(side: Side): number };

/** The commander of a side who may have the enemy take more, in a step in which its cards deal damage. (Reaver) */
const reaverOn = (t: Table, side: Side, sums: Sums): number =>
  sums.get(side) > 0 && hasFighter(t, otherSide(side)) ? leaderWith(t, side, 'damage-for-damage') : NONE;

/** The commander of a side who may take some of what its units are dealt by cards. (Champion) */
const shieldOn = (t: Table, side: Side, sums: Sums): number =>
  sums.get(otherSide(side)) > 0 && hasFighter(t, side) ? leaderWith(t, side, 'take-damage') : NONE;

/**
 * The damage of a pass where commanders lead: first whoever makes his side deal more, then on each side whoever takes
 * damage for his units, in the same step as those take the rest. Only what Fate icons deal can be taken, and no more than
 * defeats him. (BW-CMD-41, I21)
 */
export const commandedDamage = procedure(
  'command-damage',
  { side: count, sums: eachSide, more: eachSide, hero: count, yes: count, taken: count },
  steps =>
    steps
      .eachSeat('side', attackerFirst, each =>
        each
          .do((t, f) => {
            f.hero = reaverOn(t, f.side, f.sums);
          })
          .unless({ hero: NONE }, reaving =>
            reaving
              .ask('yes', {
                kind: 'yes',
                seat: (t, f) => seatOn(t, f.side),
                about: (_t, f) => ({ side: f.side, hero: f.hero }),
                prompt: (t, f) =>
                  say('prompt.command-reave', {
                    hero: f.hero,
                    damage: commandOf(t, commanderCardOf(t, f.hero), 'damage-for-damage').dealt,
                  }),
                rule: 'BW-CMD-41',
              })
              .when({ yes: 1 }, struck =>
                struck.do((t, f) => {
                  const { taken, dealt } = commandOf(t, spend(t, f.hero), 'damage-for-damage');
                  f.more.set(f.side, dealt);
                  placeDamage(t, f.hero, taken);
                  judgeCommander(t, f.side, f.hero);
                }),
              ),
          ),
      )
      .eachSeat('side', inOrderOfDealing, each =>
        each
          .do((t, f) => {
            f.taken = 0;
            f.hero = shieldOn(t, otherSide(f.side), f.sums);
          })
          .unless({ hero: NONE }, shielding =>
            shielding
              .ask('taken', {
                kind: 'number',
                seat: (t, f) => seatOn(t, otherSide(f.side)),
                min: 0,
                max: (t, f) => Math.min(f.sums.get(f.side), healthOf(t, f.hero)),
                about: (_t, f) => ({ side: otherSide(f.side), hero: f.hero }),
                prompt: (_t, f) => say('prompt.command-shield', { hero: f.hero }),
                rule: 'BW-CMD-41',
              })
              .unless({ taken: 0 }, hit =>
                hit
                  .do((t, f) => tellUse(t, f.hero))
                  .call(() => damageHero, { hero: 'hero', amount: 'taken' })
                  .do((t, f) => judgeCommander(t, otherSide(f.side), f.hero)),
              ),
          )
          .call(
            () => assignDamage,
            (t, f, callee) =>
              dealTo(t, callee, otherSide(f.side), f.sums.get(f.side) - f.taken + f.more.get(f.side)),
          ),
      ),
);

/** Champion: as often as there is damage. */
export const takesDamage: Commands<'take-damage'> = {
  clause: [
    'each time, this commander may take any part of the damage that Fate icons deal to your units in this step, up to the amount that defeats the commander',
    'za każdym razem ten dowódca może przyjąć dowolną część obrażeń, które symbole losu zadają w tym kroku twoim jednostkom, najwyżej tyle, ile wystarczy, by go pokonać',
  ],
  words,
  bot: { worth: 1.5, answers: { 'command-damage.taken': 'byPolicy' } },
};

/** Reaver: even if that is the end of him, and nothing prevents it. */
export const paysForDamage: Commands<'damage-for-damage', { taken: number; dealt: number }> = {
  clause: [
    'if your Fate icons deal damage in this step, this commander may take {taken, count, thing.damage} that cannot be prevented so that the enemy units take {dealt} more',
    'jeśli twoje symbole losu zadają w tym kroku obrażenia, ten dowódca może otrzymać {taken, count, thing.damage:acc} bez możliwości negowania, aby wrogie jednostki otrzymały o {dealt} więcej',
  ],
  bot: { worth: 1.5, answers: { 'command-damage.yes': 'strikeByPolicy' } },
};
