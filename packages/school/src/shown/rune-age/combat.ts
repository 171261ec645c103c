import type { Table } from '@runehold/rune-age/layout';
import { deckOf, handOf } from '@runehold/rune-age/positions/cards';
import { enemyInPlay, rewardTo } from '@runehold/rune-age/positions/events';
import { cityTo, strongholds } from '@runehold/rune-age/positions/realms';
import { oneOf, say, setOf } from '../../lesson.ts';
import { showings } from '../showing.ts';
import { ACTION, onTurn } from './tables.ts';

const [footman, bowman, knight, machine] = [
  'daqan.footman',
  'daqan.bowman',
  'daqan.knight',
  'daqan.siege_machine',
];
const [berserker, ripper] = ['uthuk.berserker', 'uthuk.flesh_ripper'];

/** The face of the die with one skull. */
const ONE_SKULL = 3;

/** Battles against what nobody controls: cards, abilities, ties, the die. */
export const combat = showings<Table>([
  {
    rule: 'RA-COMBAT-13',
    start: onTurn('daqan', t => {
      handOf(t, 0, [knight, knight, 'gold.1']);
      cityTo(t, 'middle', 'city.dawnsmoor');
    }),
    on: ACTION,
    text: [
      'Attack the city and play your Knights one by one: only units and tactics take part, gold stays in your hand.',
      'Zaatakuj miasto i zagraj Rycerzy jednego po drugim: walczą tylko jednostki i taktyki, złoto zostaje na ręce.',
    ],
    given: ['no'],
    way: say('attack:city:city.dawnsmoor', knight, knight),
  },
  {
    rule: 'RA-BATTLE-06',
    start: onTurn('daqan', t => handOf(t, 0, [bowman, 'gold.1', 'gold.1'])),
    on: ACTION,
    text: [
      'Attack a stronghold of your own with exactly its strength: in a battle a tie is yours.',
      'Zaatakuj własną twierdzę dokładnie z jej siłą: w bitwie remis jest twój.',
    ],
    given: ['no'],
    way: say('attack:stronghold', bowman, 'pass'),
    tells: 'took-stronghold',
  },
  {
    rule: 'RA-BATTLE-07',
    start: onTurn('daqan', t => {
      handOf(t, 0, [knight, bowman, 'gold.1']);
      cityTo(t, 'middle', 'city.frostgate');
    }),
    on: ACTION,
    text: [
      'Take the neutral city with a Knight and a Bowman: it comes to your realm and gives influence from now on.',
      'Zajmij neutralne miasto Rycerzem i Strzelcem: trafia do twojego królestwa i odtąd daje wpływy.',
    ],
    given: ['no'],
    way: say('attack:city:city.frostgate', knight, bowman, 'pass'),
    tells: 'took-city',
  },
  {
    rule: 'RA-ABIL-05',
    start: onTurn('daqan', t => {
      handOf(t, 0, [footman, footman]);
      deckOf(t, 0, [footman, footman, footman, 'gold.1']);
    }),
    on: ACTION,
    text: [
      'Attack the stronghold with a Footman: as the card is played, you may look at the top card of your deck.',
      'Zaatakuj twierdzę Piechurem: gdy go zagrywasz, możesz obejrzeć wierzchnią kartę talii.',
    ],
    way: say('attack:stronghold', footman, 'yes'),
  },
  {
    rule: 'RA-ABIL-06',
    start: onTurn('daqan', t => {
      handOf(t, 0, [bowman, bowman, 'gold.1', 'gold.2']);
      handOf(t, 1, ['latari.darnati_warrior', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
      cityTo(t, 1, 'city.dawnsmoor');
    }),
    others: { 1: [{ on: 'prompt.assault', say: 'latari.darnati_warrior' }] },
    on: ACTION,
    text: [
      'Besiege the city. Your second Bowman shoots the defender, but first you pay the price: a card from your hand.',
      'Oblegaj miasto. Drugi Strzelec zestrzeli obrońcę, lecz najpierw płacisz jego cenę: kartę z ręki.',
    ],
    given: ['no'],
    way: [...say('attack:city:city.dawnsmoor', bowman, bowman), ...oneOf('yes'), ...oneOf('gold.1')],
  },
  {
    rule: 'RA-ABIL-09',
    start: onTurn('daqan', t => {
      handOf(t, 0, [machine, 'gold.1']);
      cityTo(t, 'middle', 'city.greyhaven');
    }),
    on: ACTION,
    text: [
      'Your Siege Machine is too weak for this city until the armies are compared: then use its ability.',
      'Machina oblężnicza jest za słaba na to miasto aż do porównania sił: wtedy użyj jej zdolności.',
    ],
    through: ['gold.1'],
    way: [...say('attack:city:city.greyhaven', machine, 'pass'), ...oneOf(`card:${machine}`)],
  },
  {
    rule: 'RA-ABIL-11',
    start: onTurn('daqan', t => handOf(t, 0, ['neutral.sorcerer', bowman, 'gold.1']), {
      scenario: 'monument',
    }),
    on: ACTION,
    text: [
      'Win with the Sorcerer and the Bowman: when the combat ends, the Sorcerer brings a unit back to your hand.',
      'Wygraj, mając w armii Czarnoksiężnika i Strzelca: na koniec walki Czarnoksiężnik przywraca jednostkę na rękę.',
    ],
    given: ['no'],
    way: [...say('attack:stronghold', 'neutral.sorcerer', bowman, 'pass'), ...oneOf('*')],
  },
  {
    rule: 'RA-WOUND-06',
    start: onTurn('uthuk', t => handOf(t, 0, [berserker, ripper, 'gold.1'])),
    on: ACTION,
    text: [
      'Play the Berserker, then the Flesh Ripper, and pay with a wound: the wounded unit fights on and dies at the end.',
      'Zagraj Berserkera, potem Rozpruwacza i zapłać raną: ranna jednostka walczy dalej, a ginie na koniec.',
    ],
    way: [
      ...say('attack:stronghold', berserker, ripper),
      ...oneOf('yes'),
      ...oneOf(`*${berserker}`, `sound:${berserker}`, berserker),
    ],
  },
  {
    rule: 'RA-ATTR-03',
    start: onTurn('daqan', t => {
      handOf(t, 0, [knight, bowman, footman, footman]);
      enemyInPlay(t, 'res.mithrilim');
    }),
    chance: { die: [ONE_SKULL] },
    on: ACTION,
    text: [
      'Attack the Enemy with everything you have. The die shows a skull: you choose which unit is lost.',
      'Zaatakuj wroga wszystkim, co masz. Na kości wypada czaszka: to ty wybierasz, którą jednostkę tracisz.',
    ],
    given: ['no'],
    way: [
      ...say('attack:enemy:res.mithrilim', knight, bowman, footman, footman),
      ...setOf({ [`sound:${footman}`]: 1 }),
    ],
  },
  {
    rule: 'RA-REWARD-02',
    start: onTurn('daqan', t => {
      handOf(t, 0, ['gold.2', footman, footman]);
      rewardTo(t, 0, 'res.mithrilim');
    }),
    on: ACTION,
    text: [
      'The beaten Dragonlord is your Reward. Exhaust it for gold, and buy a Knight together with your coin.',
      'Pokonany Władca Smoków jest twoją nagrodą. Wyczerp go, by dał złoto, i razem z monetą kup Rycerza.',
    ],
    through: ['pay:*'],
    way: [...say('gold'), ...oneOf('reward:res.mithrilim'), ...oneOf(`buy:${knight}`)],
    tells: 'exhausted-reward',
  },
  {
    rule: 'RA-COMBAT-06',
    start: onTurn('daqan', t => {
      handOf(t, 0, [bowman, bowman, 'gold.1']);
      strongholds(t, 0, 0);
    }),
    on: ACTION,
    text: [
      'Attack twice in one turn: fight as often as you like, but each target only once a round.',
      'Zaatakuj dwa razy w jednej turze: walcz, ile chcesz, ale każdy cel tylko raz w rundzie.',
    ],
    given: ['no'],
    way: say('attack:stronghold', bowman, 'pass', 'attack:stronghold', bowman, 'pass'),
    tells: 'took-stronghold',
  },
]);
