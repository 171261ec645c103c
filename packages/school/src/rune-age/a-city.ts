import type { Table } from '@runehold/rune-age/layout';
import { deckOf, discardOf, handOf } from '@runehold/rune-age/positions/cards';
import { onlyCities } from '@runehold/rune-age/positions/realms';
import { lesson, oneOf, say } from '../lesson.ts';
import {
  against,
  army,
  card,
  city,
  cityStrength,
  goldInHand,
  influenceCost,
  influenceReady,
} from './figures.ts';

const reanimate = 'waiqar.reanimate';

/** Only strength takes cities; strength grows where cards work together. */
export const aCity = lesson<Table>({
  id: 'rune-age.a-city',
  game: 'rune-age',
  learner: 0,
  figures: {
    dawnsmoor: city('city.dawnsmoor'),
    greyhaven: city('city.greyhaven'),
    needed: cityStrength('city.dawnsmoor'),
    nine: cityStrength('city.forge'),
    army,
    against,
    reanimate: card(reanimate),
    archer: card('waiqar.skeleton_archer'),
    cry: card('neutral.battle_cry'),
    coin: card('gold.2'),
    necromancer: card('waiqar.necromancer'),
    price: influenceCost('gold.2'),
    ready: influenceReady,
    gold: goldInHand,
  },
  scenes: [
    {
      start: {
        seats: 2,
        options: { scenario: 'resurgence', race1: 'waiqar', race2: 'daqan', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, [reanimate, reanimate, 'waiqar.skeleton_archer', 'gold.2', 'gold.1']);
          deckOf(t, 0, [reanimate, reanimate, 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
          discardOf(t, 0, [reanimate, reanimate]);
          onlyCities(t, ['city.dawnsmoor', 'city.greyhaven', 'city.forge']);
        },
      },
      steps: [
        {
          id: 'attack',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'Cities give more influence than strongholds, and only strength takes them. {dawnsmoor} asks for {needed}. Attack it.',
            'Miasta dają więcej wpływów niż twierdze, a zdobywa je tylko siła. {dawnsmoor} wymaga siły {needed}. Zaatakuj je.',
          ],
          expect: say('attack:city:city.dawnsmoor'),
          hold: [
            {
              say: ['attack:city:city.forge'],
              text: [
                '{nine} strength? You cannot bring that many. In a real game you may lose on purpose.',
                'Siła {nine}? Tyle nie zbierzesz. W prawdziwej grze wolno przegrać celowo.',
              ],
            },
          ],
        },
        {
          id: 'raise',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Play {reanimate:a} and use what it can do: another one climbs out of your discard pile and fights beside it.',
            'Zagraj {reanimate:acc} i wykorzystaj jego zdolność: drugi wstaje ze stosu kart odrzuconych i walczy u jego boku.',
          ],
          expect: say(reanimate, 'yes'),
        },
        {
          id: 'archer',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            '{army} against {against}; the sum is always in the bar. Now the {archer}.',
            '{army} przeciw {against}; sumę zawsze widać na pasku. Teraz {archer}.',
          ],
          expect: say('waiqar.skeleton_archer'),
        },
        {
          id: 'stop',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            '{army} is enough. Keep the second {reanimate} for something else and stop.',
            '{army} wystarczy. Drugiego {reanimate:acc} zachowaj na później i przestań.',
          ],
          expect: say('pass'),
          fine: [
            {
              say: [reanimate],
              to: 'influence',
              text: [
                '{greyhaven} would have fallen to that hand.',
                'Taka ręka wystarczyłaby na miasto {greyhaven}.',
              ],
            },
          ],
        },
        {
          id: 'stronghold',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{dawnsmoor} is yours. Your fighters lie in the discard pile, alive: units die only by wounds, skulls or enemy tricks. Now take a stronghold with the second {reanimate}.',
            '{dawnsmoor} jest twoje. Twoi wojownicy leżą na stosie kart odrzuconych, cali: jednostki giną tylko od ran, czaszek i wrogich sztuczek. Teraz zajmij twierdzę. Weź drugiego {reanimate:acc}.',
          ],
          expect: say('attack:stronghold', reanimate, 'yes', 'pass'),
        },
        {
          id: 'influence',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'You can fight as often as you like, but each target only once a round. You now have {ready} influence. For {price} you get {coin:a}.',
            'Walczyć możesz, ile chcesz, ale każdy cel tylko raz na rundę. Masz teraz {ready, count, thing.influence:acc}. Za {price} dostaniesz {coin:acc}.',
          ],
          given: ['yes', 'no', 'pass'],
          through: ['exhaust:*'],
          expect: say('influence', 'acquire:gold.2'),
          fine: [
            {
              say: ['acquire:neutral.battle_cry', 'acquire:gold.1'],
              text: [
                'Good too. {cry}: plus one strength for every unit.',
                'Też dobrze. {cry} daje każdej jednostce punkt siły więcej.',
              ],
            },
          ],
        },
        {
          id: 'buy',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{gold} gold is still in your hand: one {necromancer}, or cheaper folk. Your choice; then finish buying.',
            'Na ręce masz jeszcze {gold, count, thing.gold:acc}: starczy na {necromancer:acc} albo kogoś tańszego. Wybierz, a potem zakończ kupowanie.',
          ],
          given: ['done'],
          through: ['pay:*', 'buy:*'],
          expect: [...say('gold'), ...oneOf('buy:waiqar.necromancer', 'buy:*'), ...say('done')],
        },
        {
          id: 'end',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'Whatever you turned on its side stands up at your next turn. End this one.',
            'Co leży obrócone na bok, wstanie w twojej następnej turze. Zakończ tę.',
          ],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    'Look where strength grows: in how cards work together. Next: enemies that strike back.',
    'Zobacz, skąd bierze się siła: z kart, które działają razem. Następni będą wrogowie, którzy oddają ciosy.',
  ],
});
