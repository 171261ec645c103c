import type { Table } from '@runehold/rune-age/layout';
import { deckOf, handOf } from '@runehold/rune-age/positions/cards';
import { eventDeckOf, rewardTo } from '@runehold/rune-age/positions/events';
import { cardId } from '@runehold/rune-age/positions/names';
import { cityTo, onlyCities, strongholds } from '@runehold/rune-age/positions/realms';
import { readyGold } from '@runehold/rune-age/rules/view/numbers';
import {
  card,
  damageOf,
  enemyStrength,
  event,
  fallsAt,
  influenceCost,
  influenceReady,
  monumentCost,
} from '../../rune-age/figures.ts';
import { puzzle } from '../puzzle.ts';
import { alone, inRuneAge } from './table.ts';

const demon = 'neutral.demon';

export const smallChange = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.small-change',
  figures: {
    demon: card(demon),
    coin: card('gold.3'),
    price: influenceCost('gold.3'),
    ready: influenceReady,
  },
  start: alone('latari', t => {
    handOf(t, 0, [demon]);
    cityTo(t, 0, 'city.riverwatch');
    cityTo(t, 0, 'city.dawnsmoor');
    strongholds(t, 0, 1, t.content.stronghold.copies - 1);
  }),
  goal: {
    kind: 'chance',
    isDecided: t => t.round > 1,
    worth: t =>
      t.hand.at(0).count(cardId(demon)) > 0 && t.discard.at(0).count(cardId('gold.3')) > 0 ? 1 : 0,
  },
  best: [
    { on: 'prompt.spend-influence', say: ['exhaust:city:city.dawnsmoor'] },
    { on: 'prompt.spend-influence', say: ['exhaust:city:city.riverwatch'] },
    { on: 'prompt.keep-count', say: ['1'] },
  ],
  texts: {
    goal: [
      'Acquire a {coin} this turn, and still hold your {demon} when the next one begins.',
      'Pozyskaj w tej turze {coin:acc} i zatrzymaj na ręce {demon:acc} do następnej.',
    ],
    idea: [
      'The coin costs {price}, keeping a card costs 1, and you have {ready}. No change is given.',
      'Karta kosztuje {price}, zatrzymanie innej 1, a masz {ready}. Reszty się nie wydaje.',
    ],
    answer: [
      'Pay the coin with both cities and nothing else; the stronghold keeps the {demon}.',
      'Za monetę zapłać oboma miastami i niczym więcej; twierdza pozwala zatrzymać {demon:acc}.',
    ],
    why: [
      'Exhaust so that nothing is left over: three and two are five, three and one and two are a waste.',
      'Wyczerpuj tak, by nic nie przepadło: trzy i dwa to pięć, a każda dołożona twierdza to strata.',
    ],
  },
});

export const roomForOneMore = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.room-for-one-more',
  figures: { cost: monumentCost, naga: card('neutral.naga'), coin: card('gold.3'), ready: influenceReady },
  start: {
    seats: 2,
    options: { scenario: 'monument', race1: 'uthuk', race2: 'daqan', firstPlayer: 'seat1' },
    position: t => {
      handOf(t, 0, ['gold.3', 'gold.3', 'gold.3', 'gold.1', 'neutral.naga']);
      deckOf(t, 0, ['gold.3']);
      onlyCities(t, []);
      cityTo(t, 0, 'city.riverwatch');
      cityTo(t, 0, 'city.dawnsmoor');
      strongholds(t, 0, 0, t.content.stronghold.copies);
      rewardTo(t, 0, 'mon.bandits');
      eventDeckOf(t, ['mon.pilgrims']);
    },
    opening: { until: 'prompt.keep-count', lines: { 0: [{ on: 'prompt.action', say: 'end' }] } },
  },
  on: 'prompt.keep-count',
  rule: 'RA-TURN-07',
  goal: {
    kind: 'chance',
    isDecided: t => t.round > 1,
    worth: t => (readyGold({ t, me: 0 }, 0) >= t.content.monument.gold ? 1 : 0),
  },
  best: [{ on: 'prompt.keep-count', say: ['4'] }],
  texts: {
    goal: [
      'Your turn ends. Have the {cost} gold for a Monument in your next one. The last card of your deck is a {coin}.',
      'Kończysz turę. Zadbaj, by mieć w następnej {cost, count, thing.gold:acc} na pomnik. Ostatnia karta twojej talii to {coin}.',
    ],
    idea: [
      'You have {ready} influence: you could keep everything. Should you?',
      'Masz {ready, count, thing.influence:acc}: możesz zatrzymać wszystko. Tylko czy warto?',
    ],
    answer: [
      'Keep the four coins and let the {naga} go: the fifth card is drawn, and it is a {coin}.',
      'Zatrzymaj cztery monety i odrzuć {naga:acc}: piątą kartę dobierzesz, i będzie to {coin}.',
    ],
    why: [
      'What you keep is not drawn. A full hand of middling cards keeps the good one in the deck.',
      'Czego nie odrzucasz, tego nie dobierasz. Pełna ręka przeciętnych kart trzyma tę dobrą w talii.',
    ],
  },
});

export const theLastBlow = puzzle<Table>({
  ...inRuneAge,
  id: 'rune-age.the-last-blow',
  figures: {
    harbinger: event('cat.harbinger'),
    strikes: enemyStrength('cat.harbinger'),
    mine: damageOf(0),
    falls: fallsAt,
    demon: card(demon),
  },
  start: {
    seats: 1,
    options: { scenario: 'cataclysm', race1: 'daqan' },
    position: t => {
      handOf(t, 0, [demon, 'gold.1', 'gold.1']);
      deckOf(t, 0, Array<string>(5).fill('gold.1'));
      onlyCities(t, []);
      strongholds(t, 0, 1, t.content.stronghold.copies - 1);
      t.damage.set(0, 12);
      eventDeckOf(t, ['cat.harbinger']);
    },
  },
  goal: {
    kind: 'chance',
    isDecided: t => t.alive.get(0) === 0 || t.round > 1,
    worth: t => t.alive.get(0),
  },
  best: [
    { on: 'prompt.keep-count', say: ['1'] },
    { on: 'prompt.assault', say: [demon] },
  ],
  texts: {
    goal: [
      '{harbinger} is the last Event and strikes with {strikes}. You have {mine} damage and fall at {falls}. Survive.',
      '{harbinger} to ostatnie wydarzenie i uderza z siłą {strikes}. Masz {mine, count, thing.damage:acc}, a przy {falls} królestwo pada. Przetrwaj.',
    ],
    idea: [
      'The blow falls after your turn. What will you hold then?',
      'Cios spada po twojej turze. Co będzie wtedy na twojej ręce?',
    ],
    answer: [
      'Spend no influence, end the turn, keep the {demon} for one, and play it against the blow.',
      'Nie wydawaj wpływów, zakończ turę, za jeden wpływ zatrzymaj {demon:acc} i zagraj go przeciw ciosowi.',
    ],
    why: [
      'Influence at the end of the turn is defence: a unit that is kept stops as much as it is strong.',
      'Wpływy na koniec tury to obrona: zatrzymana jednostka powstrzymuje tyle, ile ma siły.',
    ],
  },
});
