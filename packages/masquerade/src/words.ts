import { words as wordDomain } from '@runehold/kernel/ask/domain';
import { defineReasons } from '@runehold/kernel/ask/verdict';
import { defineEvents, secret } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';
import { noun } from '@runehold/kernel/text/catalogue';
import { sayer, under } from '@runehold/kernel/text/message';
import { declined } from '@runehold/kernel/text/pl/decline';

/** Everything that is said at a ball. */
export const words = bilingual(
  {
    'game.name': ['Masquerade', 'Maskarada'],
    'game.about': [
      'Bid for a dance, wear a mask, and do not be found out.',
      'Wylicytuj taniec, załóż maskę i nie daj się rozpoznać.',
    ],
    'option.accusations': ['Accusations', 'Oskarżenia'],
    'option.accusations.asked': ['everybody is asked', 'pytani są wszyscy'],
    'option.accusations.never': ['nobody may accuse', 'nikt nie oskarża'],
    'crumb.masquerade': ['Masquerade', 'Maskarada'],
    'crumb.ball': ['Ball', 'Bal'],
    'crumb.dance': ['Dance', 'Taniec'],
    'label.mask': [{ it: 'mask' }, '{it}', '{it}'],
    'accusation.accuse': ['Accuse', 'Oskarż'],
    'prompt.bid': [
      { guest: 'mask', coins: 'number' },
      'How much do you bid to dance with {guest:a}? You have {coins, count, thing.coin}.',
      'Ile licytujesz za taniec z {guest:ins}? Masz {coins, count, thing.coin:acc}.',
    ],
    'prompt.wear': [
      { guest: 'mask' },
      'Which mask do you wear for {guest:a}?',
      'Jaką maskę zakładasz dla {guest:gen}?',
    ],
    'prompt.claim': [
      { mask: 'mask' },
      'You wear {mask:a}. Which rank do you claim?',
      'Twoja maska to {mask}. Jaką rangę ogłaszasz?',
    ],
    'prompt.accuse': [
      { suspect: 'seat', rank: 'mask' },
      '{suspect} {suspect|claim|claims} {rank:a}. Do you accuse?',
      '{suspect|Ogłaszasz|{suspect} ogłasza}: {rank}. Oskarżasz?',
    ],
    'prompt.exchange': [
      { count: 'number' },
      'Which cards do you exchange? Up to {count}.',
      'Które karty wymieniasz? Najwyżej {count}.',
    ],
    'event.ball-opened': [
      { ball: 'number', host: 'seat', guest: 'mask' },
      'Ball {ball}: {host} {host|are|is} the host, {guest:a} is the guest.',
      'Bal {ball}: {host|to ty jesteś gospodarzem|gospodarzem jest {host}}, gościem {guest}.',
    ],
    'event.drew': [
      { who: 'seat', mask: secret('mask') },
      '{who} {who|draw|draws} {mask:a}.',
      '{who|Dobierasz|{who} dobiera} {mask:acc}.',
    ],
    'event.drew.hidden': ['{who} {who|draw|draws} a card.', '{who|Dobierasz|{who} dobiera} kartę.'],
    'event.bid': [
      { who: 'seat', coins: 'number' },
      '{who} {who|bid|bids} {coins, count, thing.coin}.',
      '{who|Licytujesz|{who} licytuje} {coins, count, thing.coin:acc}.',
    ],
    'event.masked': [
      { who: 'seat', coins: 'number' },
      '{who} {who|pay|pays} {coins, count, thing.coin} and {who|put|puts} on a mask.',
      '{who|Płacisz|{who} płaci} {coins, count, thing.coin:acc} i {who|zakładasz|zakłada} maskę.',
    ],
    'event.claimed': [
      { who: 'seat', rank: 'mask' },
      '{who} {who|claim|claims} {rank:a}.',
      '{who|Ogłaszasz|{who} ogłasza}: {rank}.',
    ],
    'event.accused': [
      { who: 'seat', suspect: 'seat' },
      '{who} {who|accuse|accuses} {suspect:obj}.',
      '{who|Oskarżasz|{who} oskarża}. {suspect|Pod maską jesteś ty|Pod maską: {suspect}}.',
    ],
    'event.unmasked': [
      { who: 'seat', mask: 'mask' },
      '{who} {who|were|was} {mask:a}.',
      '{who|Odsłaniasz|{who} odsłania} maskę: {mask}.',
    ],
    'event.paid': [
      { from: 'seat', to: 'seat', coins: 'number' },
      '{from} {from|pay|pays} {to:obj} {coins, count, thing.coin}.',
      '{from|Płacisz|{from} płaci} {coins, count, thing.coin:acc}; {to|otrzymujesz je ty|otrzymuje {to}}.',
    ],
    'event.took-guest': [
      { who: 'seat', guest: 'mask' },
      '{who} {who|dance|dances} with {guest:a}.',
      '{who|Tańczysz|{who} tańczy} z {guest:ins}.',
    ],
    'event.exchanged': [
      { who: 'seat', count: 'number' },
      '{who} {who|exchange|exchanges} {count, count, thing.card}.',
      '{who|Wymieniasz|{who} wymienia} {count, count, thing.card:acc}.',
    ],
    'event.scored': [
      { who: 'seat', points: 'number', coins: 'number' },
      '{who} {who|have|has} {points, count, thing.point} and {coins, count, thing.coin}.',
      '{who|Masz|{who} ma} {points, count, thing.point:acc} i {coins, count, thing.coin:acc}.',
    ],
    'reason.not-in-hand': [{ mask: 'mask' }, 'You hold no {mask}.', 'Nie masz {mask:gen} na ręce.'],
    'reason.below-guest': [
      { guest: 'mask' },
      'You must claim {guest:a} or higher.',
      'Musisz ogłosić rangę nie niższą niż {guest}.',
    ],
  },
  {
    mask: {
      jester: [
        noun('jester'),
        declined('m', 'błazen, błazna, błaznowi, błazna, błaznem, błaźnie, błazny, błaznów'),
      ],
      page: [noun('page'), declined('m', 'paź, pazia, paziowi, pazia, paziem, paziu, paziowie, paziów')],
      knight: [
        noun('knight'),
        declined('m', 'rycerz, rycerza, rycerzowi, rycerza, rycerzem, rycerzu, rycerze, rycerzy'),
      ],
      queen: [
        noun('queen'),
        declined('f', 'królowa, królowej, królowej, królową, królową, królowej, królowe, królowych'),
      ],
      king: [noun('king'), declined('m', 'król, króla, królowi, króla, królem, królu, królowie, królów')],
    },
    thing: {
      coin: [noun('coin'), declined('f', 'moneta, monety, monecie, monetę, monetą, monecie, monety, monet')],
      card: [noun('card'), declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart')],
      point: [
        noun('point'),
        declined('m', 'punkt, punktu, punktowi, punkt, punktem, punkcie, punkty, punktów'),
      ],
    },
  },
);

/** What can happen at a ball. */
export const events = defineEvents(under('event', words.specs));

/** Why something is not offered. */
export const reasons = defineReasons(under('reason', words.specs));

export const accusation = wordDomain('accusation', ['accuse']);

export const say = sayer(words.specs);
