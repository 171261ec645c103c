import type { Table } from '@runehold/rune-age/layout';
import { deckOf, discardOf, handOf } from '@runehold/rune-age/positions/cards';
import { eventDeckOf, powerTo } from '@runehold/rune-age/positions/events';
import { cityTo, strongholds } from '@runehold/rune-age/positions/realms';
import { oneOf, say, setOf } from '../../lesson.ts';
import { showings } from '../showing.ts';
import { ACTION, onTurn } from './tables.ts';

const [knight, archer, reanimate] = ['waiqar.dark_knight', 'waiqar.skeleton_archer', 'waiqar.reanimate'];
const coins = ['gold.1', 'gold.1', 'gold.1'];
const [weak, strong] = ['latari.deepwood_archer', 'latari.darnati_warrior'];

/** Sieges between players, Events, and what ends each scenario. */
export const sieges = showings<Table>([
  {
    rule: 'RA-SIEGE-03',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [knight, archer, 'gold.1']);
      handOf(t, 1, [weak, weak, ...coins]);
      cityTo(t, 1, 'city.dawnsmoor');
    }),
    others: { 1: [{ on: 'prompt.assault', say: weak }] },
    on: ACTION,
    text: [
      'Besiege the city: you play a card, then the defender does, and so on in turn.',
      'Oblegaj miasto: zagrywasz kartę ty, potem obrońca i tak na zmianę.',
    ],
    way: say('attack:city:city.dawnsmoor', knight, archer),
    tells: 'played',
  },
  {
    rule: 'RA-SIEGE-06',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [knight, archer, 'gold.1']);
      handOf(t, 1, [weak, ...coins, 'gold.1']);
      cityTo(t, 1, 'city.dawnsmoor');
    }),
    on: ACTION,
    text: [
      'The defender passes. Pass too, though you hold another unit: once you have passed, you play nothing more.',
      'Obrona pasuje. Spasuj i ty, choć masz jeszcze jednostkę: kto spasuje, nic już nie zagra.',
    ],
    given: [`card:${knight}`],
    way: say('attack:city:city.dawnsmoor', knight, 'pass'),
    tells: 'passed',
  },
  {
    rule: 'RA-SIEGE-11',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [archer, 'gold.1', 'gold.1']);
      handOf(t, 1, [...coins, 'gold.1', 'gold.1']);
      cityTo(t, 1, 'city.greyhaven');
    }),
    on: ACTION,
    text: [
      'Attack the city with the Archer alone: nobody defends it, but its walls do.',
      'Zaatakuj miasto samym Łucznikiem: nikt go nie broni, ale bronią go mury.',
    ],
    given: ['pass'],
    way: say('attack:city:city.greyhaven', archer),
    tells: 'kept-city',
  },
  {
    rule: 'RA-SIEGE-13',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [archer, 'gold.1', 'gold.1']);
      handOf(t, 1, [...coins, 'gold.1', 'latari.storm_sorceress']);
      cityTo(t, 1, 'city.dawnsmoor');
    }),
    others: { 1: [{ on: 'prompt.assault', say: 'latari.storm_sorceress' }] },
    on: ACTION,
    text: [
      'Attack with as much as the defender has: in a siege a tie goes to the defender.',
      'Zaatakuj z taką siłą, jaką ma obrońca: w oblężeniu remis wygrywa obrona.',
    ],
    given: ['no', 'pass'],
    way: say('attack:city:city.dawnsmoor', archer),
    tells: 'kept-city',
  },
  {
    rule: 'RA-SIEGE-14',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [knight, archer, 'gold.1']);
      handOf(t, 1, [...coins, 'gold.1', weak]);
      cityTo(t, 1, 'city.dawnsmoor', 'exhausted');
    }),
    on: ACTION,
    text: [
      'Take the exhausted city from your rival: it comes to you ready, to be used this turn.',
      'Odbierz rywalowi wyczerpane miasto: trafia do ciebie gotowe, do użycia jeszcze w tej turze.',
    ],
    given: [`card:${knight}`, 'no', 'pass'],
    way: say('attack:city:city.dawnsmoor', knight, archer),
    tells: 'took-city',
  },
  {
    rule: 'RA-SIEGE-16',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [knight, archer, 'gold.1']);
      handOf(t, 1, [...coins, 'gold.1', weak]);
    }),
    others: { 1: [{ on: 'prompt.assault', say: weak }] },
    on: ACTION,
    text: [
      'Attack the rival’s Home Realm: the difference of strength is damage.',
      'Zaatakuj królestwo rywala: różnica sił to obrażenia.',
    ],
    given: [`card:${knight}`, 'no', 'pass'],
    way: say('attack:home:seat-1', knight, archer),
    tells: 'damaged',
  },
  {
    rule: 'RA-WOUND-02',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [reanimate, archer, 'gold.1']);
      handOf(t, 1, [weak, strong, ...coins]);
    }),
    others: { 1: [{ on: 'prompt.assault', say: weak }] },
    on: ACTION,
    text: [
      'Attack the rival’s realm and shoot with the Skeleton Archer: a destroyed unit leaves the army at once.',
      'Zaatakuj królestwo rywala i strzelaj Kościanym łucznikiem: zniszczona jednostka od razu opuszcza armię.',
    ],
    given: ['no'],
    way: [...say('attack:home:seat-1', reanimate, archer), ...oneOf('yes')],
    tells: 'destroyed',
  },
  {
    rule: 'RA-ELIM-01',
    start: onTurn('waiqar', t => {
      handOf(t, 0, [knight, archer, 'gold.1']);
      handOf(t, 1, [...coins, 'gold.1', 'gold.1']);
      t.damage.set(1, t.content.homeRealm.damage - 3);
    }),
    on: ACTION,
    text: [
      'The rival’s realm can hardly take more damage. Attack it undefended, and see who is out.',
      'Królestwo rywala wytrzyma już niewiele. Zaatakuj je bez obrony i zobacz, kto odpada.',
    ],
    given: [`card:${knight}`, 'no', 'pass'],
    way: say('attack:home:seat-1', knight, archer),
    tells: 'eliminated',
  },
  {
    rule: 'RA-EVENT-02',
    start: onTurn('waiqar', t => {
      handOf(t, 0, ['gold.1']);
      eventDeckOf(t, ['res.mithrilim']);
    }),
    on: ACTION,
    text: [
      'End your turn: when everybody has played, an Event is drawn. An Enemy stays in play until it is beaten.',
      'Zakończ turę: gdy zagrają wszyscy, dobiera się wydarzenie. Wróg zostaje w grze, aż ktoś go pokona.',
    ],
    way: say('end'),
    tells: 'event-drawn',
  },
  {
    rule: 'RA-EVENT-10',
    start: onTurn(
      'waiqar',
      t => {
        handOf(t, 0, ['gold.1']);
        strongholds(t, 0, 2);
        eventDeckOf(t, ['cat.omens']);
      },
      { scenario: 'cataclysm' },
    ),
    on: ACTION,
    text: [
      'End your turn without spending influence: the Event will ask for it, and whoever has none takes damage.',
      'Zakończ turę, nie wydając wpływów: zażąda ich wydarzenie, a kto ich nie ma, otrzyma obrażenia.',
    ],
    through: ['0', 'exhaust:*'],
    way: [...say('end'), ...oneOf('influence', 'pay', 'yes')],
  },
  {
    rule: 'RA-RES-02',
    start: onTurn('waiqar', t => {
      handOf(t, 0, ['neutral.demon', 'neutral.demon', 'neutral.demon', knight]);
      discardOf(t, 0, []);
    }),
    chance: { die: [0] },
    on: ACTION,
    text: [
      'You have the army for it: attack the objective itself. Whoever beats it wins.',
      'Masz na to armię: zaatakuj cel scenariusza. Kto go pokona, zwycięża.',
    ],
    given: [`card:${knight}`],
    way: say('attack:objective', 'neutral.demon', 'neutral.demon', 'neutral.demon', knight),
    tells: 'won',
  },
  {
    rule: 'RA-RUN-02',
    start: onTurn(
      'waiqar',
      t => {
        handOf(t, 0, [reanimate, 'gold.1']);
        deckOf(t, 0, [knight, archer, 'gold.2']);
        powerTo(t, 0, 'rune.haste');
      },
      { scenario: 'runewars' },
    ),
    on: ACTION,
    text: [
      'Use the power of your dragon rune: it is exhausted, and ready again next round.',
      'Użyj mocy swojego smoczego runu: zostaje wyczerpany, a w następnej rundzie znów będzie gotowy.',
    ],
    way: [...oneOf('rune:*', 'rune.*', 'power*'), ...setOf({ 'gold.1': 1 })],
  },
  {
    rule: 'RA-CAT-04',
    start: onTurn(
      'waiqar',
      t => {
        handOf(t, 0, ['gold.1']);
        eventDeckOf(t, []);
      },
      { scenario: 'cataclysm' },
    ),
    on: ACTION,
    text: [
      'No Event is left. End your turn: when the next one would be drawn, everybody has outlived the Cataclysm.',
      'Nie ma już wydarzeń. Zakończ turę: gdy nie da się dobrać następnego, kataklizm jest za wami.',
    ],
    way: say('end'),
    tells: 'won',
  },
  {
    rule: 'RA-MON-02',
    start: onTurn(
      'waiqar',
      t => handOf(t, 0, ['gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.3', 'gold.2']),
      { scenario: 'monument' },
    ),
    on: ACTION,
    text: [
      'All this gold buys one thing: your Monument. You win with it when the round ends.',
      'To złoto starczy na jedno: na twój pomnik. Da ci zwycięstwo, gdy skończy się runda.',
    ],
    through: ['pay:*'],
    way: [...say('gold'), ...oneOf('monument*', 'buy:monument*')],
    tells: 'built-monument',
  },
]);
