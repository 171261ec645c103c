import { spoken } from '@runehold/kernel/spoken';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { itOf, things, trigger } from '@runehold/runewars/coach/trigger';
import type { Table } from '@runehold/runewars/layout';
import { orderIds, resourceIds } from '@runehold/runewars/pools';
import { fedWith, hungerOf } from '@runehold/runewars/rules/view/ahead/hunger';
import { rivalsInReach } from '@runehold/runewars/rules/view/ahead/reach';
import {
  activatorsOf,
  areasHere,
  areasOf,
  groundOf,
  isCity,
  unitsOf,
  yieldIn,
} from '@runehold/runewars/rules/view/areas';
import type { Look } from '@runehold/runewars/rules/view/look';
import { diplomacyOdds } from '@runehold/runewars/rules/view/odds-fate';
import { dialOf } from '@runehold/runewars/rules/view/realm';
import { runeIn, runesKnown } from '@runehold/runewars/rules/view/runes';
import { armyWorth, marchersTo } from '@runehold/runewars/rules/view/units';
import type { Rest } from '../guided.ts';
import { summer, summerWords } from './first-year-summer.ts';
import { FIRST, isInFirst } from './first-year-when.ts';

const { say, words } = spoken({
  'guide.spring': [
    { march: 'number', harvest: 'number', recruit: 'number', rally: 'number', power: 'number' },
    'Three things this year: one rune area beside your home, one Harvest, one Recruit. Rising numbers keep the bonuses: {march}, {harvest}, {recruit} and {rally} or {power} is a sound first year.',
    'Trzy sprawy na ten rok: jeden obszar z runem obok królestwa, jedne Zbiory, jeden Zaciąg. Rosnące numery zachowują Starszeństwo: {march}, {harvest}, {recruit} i {rally} albo {power} to dobry pierwszy rok.',
  ],
  'guide.activation': [
    { first: 'area', second: 'area', third: 'area' },
    'Near, rich and weakly held is what we want. These three areas fit: {first}, {second} and {third}. Their icons say what they yield.',
    'Szukamy obszarów bliskich, bogatych i słabo strzeżonych. Pasują te trzy: {first}, {second} i {third}. Symbole mówią, co produkują.',
  ],
  'guide.activation.best': [
    { first: 'area' },
    'Near, rich and weakly held is what we want. Of what is in reach, {first} fits best. Its icons say what it yields.',
    'Szukamy obszarów bliskich, bogatych i słabo strzeżonych. Z tych w zasięgu najlepiej pasuje {first}. Symbole mówią, co produkuje.',
  ],
  'guide.fall': [
    { area: 'area', food: 'number' },
    'Look ahead to winter: {area} holds more than your food dial feeds, which is {food}.',
    'Spójrz w stronę Zimy: na obszarze {area} stoi więcej jednostek, niż wyżywi twój licznik żywności ({food}).',
  ],
  'guide.fall.fed': [
    { food: 'number' },
    'Look ahead to winter: your food dial feeds {food} in every area, and nowhere do you have more. Keep it so.',
    'Spójrz w stronę Zimy: licznik żywności wyżywi {food, count, thing.unit:acc} na każdym obszarze, a nigdzie nie masz ich więcej. Tak trzymaj.',
  ],
  'guide.winter': [
    { area: 'area', rival: 'seat' },
    'Before spring: who could reach which of your runes? {rival:name} can march to {area}. What is lit is in reach.',
    'Przed Wiosną: kto może dotrzeć do których twoich runów? {rival:name}: obszar {area} jest w zasięgu. Zagrożone obszary są podświetlone.',
  ],
  'guide.winter.safe': [
    'Before spring: who could reach which of your runes? As things stand, nobody can reach any.',
    'Przed Wiosną: kto może dotrzeć do których twoich runów? Na razie nikt do żadnego.',
  ],
  'guide.one-influence': [
    { one: 'number', more: 'number', percent: 'number' },
    'One influence draws one card: {one}% that they join or leave. With {more} it is {percent}%.',
    'Jeden wpływ to jedna karta: {one}% szans, że dołączą lub odejdą. Za {more} to {percent}%.',
  ],
  'guide.rest': [
    { runes: 'number', areas: 'number', army: 'number' },
    'Runes {runes}, areas {areas}, army {army}. You know the game. Play on to the end, or stop here?',
    'Runy: {runes}, obszary: {areas}, armia: {army}. Znasz już grę. Grasz do końca czy kończysz tutaj?',
  ],
});

/** All that is said in the first year. */
export const firstYearWords = joinBilingual(words, summerWords);

const FOOD = resourceIds.indexOf('food');

const orderNumber = ({ t }: Look, id: string): number => t.content.orders[orderIds.indexOf(id)].number;

/** What an area that nobody holds is worth marching to; nothing where the march would be hard, or cannot come. */
const appeal = (look: Look, area: number): number => {
  const ground = groundOf(look, area);
  const coming = marchersTo(look, look.me, area);
  const held = armyWorth(look, area);
  if ((ground !== 'empty' && ground !== 'neutral') || coming === 0 || held > coming) return 0;
  const prize = (runeIn(look, area) === 'none' ? 0 : 3) + (isCity(look, area) ? 2 : 0);
  return Math.max(0, 2 * yieldIn(look, area) + prize - held);
};

/** The areas that are worth marching to, the best first. */
const prizes = (look: Look): number[] =>
  areasHere(look)
    .map(area => ({ area, worth: appeal(look, area) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ area }) => area);

const spring = trigger({
  id: 'runewars.guide.spring',
  kind: 'likely',
  rule: 'RW-ORDER-16',
  asks: ['choose-orders.chosen'],
  isLit: true,
  at: scene => {
    if (!isInFirst(scene, 'spring')) return undefined;
    const { look } = scene;
    const numbers = ['mobilize', 'harvest', 'recruit', 'rally-support', 'acquire-power'].map(id =>
      orderNumber(look, `order-${id}`),
    );
    const [march, harvest, recruit, rally, power] = numbers;
    return {
      said: say('guide.spring', { march, harvest, recruit, rally, power }),
      lights: [
        ...prizes(look)
          .filter(area => runeIn(look, area) !== 'none')
          .slice(0, 2)
          .map(things.area),
        ...['mobilize', 'harvest', 'recruit'].map(id => things.order(orderIds.indexOf(`order-${id}`))),
      ],
    };
  },
});

const activation = trigger({
  id: 'runewars.guide.activation',
  kind: 'likely',
  rule: 'RW-MOVE-03',
  asks: ['activate.area'],
  isLit: true,
  at: ({ look, pick }) => {
    const isFirst = !areasHere(look).some(area => activatorsOf(look, area).includes(look.me));
    const fitting = prizes(look).slice(0, 3);
    const [first, second, third] = fitting;
    if (look.t.year !== FIRST || !isFirst || first === undefined) return undefined;
    if (pick !== undefined && fitting.includes(itOf(pick) ?? -1)) return undefined;
    const said =
      second === undefined || third === undefined
        ? say('guide.activation.best', { first })
        : say('guide.activation', { first, second, third });
    return { said, lights: fitting.map(things.area) };
  },
});

const fall = trigger({
  id: 'runewars.guide.fall',
  kind: 'likely',
  rule: 'RW-WINTER-01',
  asks: ['choose-orders.chosen'],
  isLit: true,
  at: scene => {
    if (!isInFirst(scene, 'fall')) return undefined;
    const { look } = scene;
    const food = fedWith(look, dialOf(look, FOOD));
    const hungry = hungerOf(look, look.me, food);
    return {
      said:
        hungry[0] === undefined
          ? say('guide.fall.fed', { food })
          : say('guide.fall', { area: hungry[0].area, food }),
      lights: [...hungry.map(({ area }) => things.area(area)), things.dial(FOOD)],
    };
  },
});

const winter = trigger({
  id: 'runewars.guide.winter',
  kind: 'likely',
  rule: 'RW-RUNE-02',
  asks: ['choose-orders.chosen'],
  isLit: true,
  at: scene => {
    if (!isInFirst(scene, 'winter')) return undefined;
    const { look } = scene;
    const reached = areasOf(look, look.me)
      .filter(area => runeIn(look, area) === 'dragon')
      .flatMap(area => rivalsInReach(look, area).map(rival => ({ area, rival })));
    const [worst] = reached;
    return {
      said: worst === undefined ? say('guide.winter.safe') : say('guide.winter', worst),
      lights: reached.flatMap(({ area, rival }) => [things.area(area), things.seat(rival)]),
    };
  },
});

/** A talk with as little as can be, where more could be spent. (RW-DIPL-02) */
const oneInfluence = trigger({
  id: 'runewars.guide.one-influence',
  kind: 'certain',
  rule: 'RW-DIPL-02',
  asks: ['diplomacy.influence'],
  at: ({ look, decision: { ask, chosen } }) => {
    if (chosen[0] !== ask.min || ask.max === ask.min) return undefined;
    const more = Math.min(ask.max, 3);
    const rate = (influence: number): number => Math.round(100 * diplomacyOdds(look, influence).pass.win);
    return {
      said: say('guide.one-influence', { one: rate(ask.min), more, percent: rate(more) }),
      lights: [],
    };
  },
});

/** The fixed points of a first year at which somebody is spoken to, and a warning that only beginners need. */
export const firstYearPoints = [spring, activation, summer, fall, winter, oneInfluence];

/** The first year is over: how the realm stands. */
export const yearOver: Rest = {
  isReached: (t: Table) => t.year > FIRST,
  said: (t: Table) => {
    const look = { t, me: 0 };
    return say('guide.rest', {
      runes: runesKnown(look, 0).known,
      areas: areasOf(look, 0).length,
      army: unitsOf(look, 0),
    });
  },
};
