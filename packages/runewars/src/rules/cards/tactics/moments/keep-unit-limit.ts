import { PASS } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../../../domains.ts';
import { speech } from '../../../../text/speech.ts';
import { controller } from '../../../map/areas.ts';
import { areas } from '../../../map/offer-areas.ts';
import { unitsIn } from '../../../map/units.ts';
import { procedure } from '../../../rules.ts';
import { always, type Tactics } from '../effect.ts';
import { cardsAt, layDown, oneOfHand, putAway } from '../hand.ts';

const { words, say, reasons } = speech({
  'prompt.winter-cards': [
    'Winter limits your units. Play a card?',
    'Zima ogranicza liczbę twoich jednostek. Czy zagrywasz kartę?',
  ],
  'prompt.winter-provisions': ['Which area is spared?', 'Który obszar zostaje oszczędzony?'],
  'reason.not-crowded': [
    'You do not have more units there than winter allows.',
    'Nie masz tam więcej jednostek, niż pozwala Zima.',
  ],
});

const inWinter = cardsAt('season.winter', { 'keep-unit-limit': { may: always } });

/** Winter Provisions: an area of the player's keeps the usual limit; `spared` is that area, or `NONE`. */
export const winterCards = procedure(
  'winter-cards',
  { seat: count, limit: count, spared: count, card: count },
  steps =>
    steps
      .do((_t, f) => {
        f.spared = NONE;
      })
      .when(
        (t, f) => t.tactics.at(f.seat).total > 0,
        holds =>
          holds
            .ask('card', { ...oneOfHand(inWinter), seat: 'seat', prompt: () => say('prompt.winter-cards') })
            .unless({ card: PASS }, plays =>
              plays
                .do((t, f) => layDown(t, f.seat, f.card))
                .ask('spared', {
                  kind: 'one',
                  seat: 'seat',
                  from: areaDomain,
                  options: areas((t, { seat, limit }, area) =>
                    yesIf(controller(t, area) === seat && unitsIn(t, area) > limit, reasons['not-crowded']),
                  ),
                  prompt: () => say('prompt.winter-provisions'),
                  rule: 'RW-WINTER-01',
                })
                .do(putAway),
            ),
      ),
);

/** One area has the usual limit in this winter. */
export const keepsUnitLimit: Tactics<'keep-unit-limit'> = {
  clause: [
    'the usual limit applies to your units in 1 area you control',
    'wybierz 1 obszar pod swoją kontrolą; obowiązuje na nim zwykły limit jednostek',
  ],
  words,
  bot: { answers: { 'winter-cards.card': 'playAny', 'winter-cards.spared': 'wantedArea' } },
};
