import type { Table } from '@runehold/rune-age/layout';
import { discardOf, handOf } from '@runehold/rune-age/positions/cards';
import { cityTo, onlyCities } from '@runehold/rune-age/positions/realms';
import { card, city, cityInfluence, cityStrength, stronghold } from '../../rune-age/figures.ts';
import { puzzle } from '../puzzle.ts';
import { mostInfluence } from './goals.ts';
import { act, inRuneAge, oneStrongholdLeft, withRival } from './table.ts';

const reanimate = 'waiqar.reanimate';
const [warrior, sorceress] = ['latari.darnati_warrior', 'latari.storm_sorceress'];

export const twiceFromTheGrave = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.twice-from-the-grave',
  figures: {
    dawnsmoor: city('city.dawnsmoor'),
    greyhaven: city('city.greyhaven'),
    six: cityStrength('city.greyhaven'),
    reanimate: card(reanimate),
    archer: card('waiqar.skeleton_archer'),
  },
  start: withRival({ race1: 'waiqar', race2: 'daqan' }, t => {
    handOf(t, 0, [reanimate, reanimate, 'waiqar.skeleton_archer']);
    discardOf(t, 0, [reanimate, reanimate]);
    onlyCities(t, ['city.dawnsmoor', 'city.greyhaven']);
    oneStrongholdLeft(t);
  }),
  goal: mostInfluence,
  best: [act('attack:stronghold'), act('attack:city:city.dawnsmoor')],
  texts: {
    goal: [
      'Bring your realm to as much influence as you can this turn.',
      'Doprowadź królestwo do jak największych wpływów w tej turze.',
    ],
    idea: [
      'A unit that fights and lives lies in the discard pile afterwards. Who can call it back from there?',
      'Kto walczy i przeżyje, trafia na stos kart odrzuconych. Kto może go stamtąd wezwać?',
    ],
    answer: [
      'One {reanimate} with a friend from the discard pile takes the stronghold; the second raises a friend as well and takes {dawnsmoor} with the {archer}.',
      'Jeden {reanimate} z towarzyszem ze stosu kart odrzuconych zdobywa twierdzę; drugi też wzywa towarzysza i razem z {archer:ins} bierze {dawnsmoor:acc}.',
    ],
    why: [
      'Fighters return to the discard pile and can rise again: two small fights beat one big one. All {six} on {greyhaven} would have won a city and nothing else.',
      'Wojownicy wracają na stos kart odrzuconych i mogą powstać znowu: dwie małe walki są lepsze niż jedna duża. Cała siła {six} na {greyhaven:acc} dałaby tylko miasto.',
    ],
  },
});

export const goldOrSteel = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.gold-or-steel',
  figures: {
    nerekhall: city('city.nerekhall'),
    price: stronghold('gold'),
    five: cityStrength('city.nerekhall'),
    warrior: card(warrior),
    sorceress: card(sorceress),
  },
  start: withRival({ race1: 'latari', race2: 'daqan' }, t => {
    handOf(t, 0, ['gold.3', 'gold.1', warrior, sorceress]);
    onlyCities(t, ['city.nerekhall']);
    oneStrongholdLeft(t);
  }),
  goal: mostInfluence,
  best: [{ on: 'prompt.spend-gold', say: ['stronghold'] }, act('attack:city:city.nerekhall')],
  texts: {
    goal: [
      'Bring your realm to as much influence as you can this turn.',
      'Doprowadź królestwo do jak największych wpływów w tej turze.',
    ],
    idea: [
      'A stronghold has two prices. Which of them is no use for a city?',
      'Twierdza ma dwie ceny. Która z nich na nic się nie zda przy mieście?',
    ],
    answer: [
      'Buy the stronghold for {price} gold, and take {nerekhall} with {warrior} and {sorceress}.',
      'Kup twierdzę za {price, count, thing.gold:acc}, a {nerekhall:acc} zdobądź siłą: {warrior} i {sorceress}.',
    ],
    why: [
      'Only strength takes cities, and {nerekhall} needs all {five} you have. Pay with what is no use elsewhere.',
      'Miasta zdobywa tylko siła, a {nerekhall} wymaga całych {five}. Płać tym, co gdzie indziej na nic się nie przyda.',
    ],
  },
});

export const whoseTie = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.whose-tie',
  figures: {
    vynelvale: city('city.vynelvale'),
    frostgate: city('city.frostgate'),
    gives: cityInfluence('city.vynelvale'),
    warrior: card(warrior),
    sorceress: card(sorceress),
  },
  start: withRival({ race1: 'latari', race2: 'uthuk' }, t => {
    handOf(t, 0, [warrior, sorceress]);
    handOf(t, 1, []);
    onlyCities(t, ['city.frostgate']);
    cityTo(t, 1, 'city.vynelvale');
    oneStrongholdLeft(t);
  }),
  goal: mostInfluence,
  best: [act('attack:city:city.vynelvale'), act('attack:stronghold')],
  texts: {
    goal: [
      'The rival has no card in hand. Bring your realm to as much influence as you can this turn.',
      'Rywal nie ma żadnej karty na ręce. Doprowadź królestwo do jak największych wpływów w tej turze.',
    ],
    idea: [
      'One unit for each fight. In which of the two fights is a tie enough?',
      'Jedna jednostka na każdą walkę. W której z nich wystarczy remis?',
    ],
    answer: [
      'The {warrior} besieges {vynelvale}, the {sorceress} takes the stronghold.',
      '{warrior} oblega {vynelvale:acc}, a {sorceress} zdobywa twierdzę.',
    ],
    why: [
      'A tie is yours in a battle and the defender’s in a siege. And a hand without units is an open gate.',
      'W bitwie remis jest twój, w oblężeniu obrońcy. A ręka bez jednostek to otwarta brama.',
    ],
  },
});
