import { domain, only, union } from '@runehold/kernel/ask/domain';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import { bilingual } from '@runehold/kernel/text/bilingual';
import { universe } from './boxes/universe.ts';
import { cardPool, eventPool, grownIn, idsOf, runePool } from './pools.ts';

/** Each card stands twice: see `pools.ts`. */
export const cardDomain = domain(
  'card',
  cardPool.cards,
  grownIn('cards').map(cards => 2 * cards),
);
export const cityDomain = domain('city', idsOf(universe.cities), grownIn('cities'));
export const eventDomain = domain('event', eventPool.cards, grownIn('events'));
export const runeDomain = domain('rune', runePool.cards, grownIn('runes'));
export const seatDomain = domain(
  'seat',
  Array.from({ length: MAX_SEATS }, (_, seat) => `seat-${seat}`),
);

/** What can be attacked. (RA-COMBAT-03) */
export const targetDomain = union('target', {
  stronghold: only,
  city: cityDomain,
  enemy: eventDomain,
  objective: only,
  home: seatDomain,
});

/** A unit of an army, told apart by what it is and whether it is wounded. */
export const fighterDomain = union('fighter', { sound: cardDomain, wounded: cardDomain });

/** What can be exhausted for influence, or refreshed. */
export const sourceDomain = union('source', {
  city: cityDomain,
  stronghold: only,
  reward: eventDomain,
  rune: runeDomain,
});

/** What a player may do in the action step. (RA-ACT-01) */
export const actionDomain = union('action', {
  end: only,
  gold: only,
  influence: only,
  card: cardDomain,
  rune: runeDomain,
  attack: targetDomain,
  resign: only,
  stop: only,
});

/** What a player may do inside a Spend Gold action. */
export const goldDomain = union('spend-gold', {
  done: only,
  pay: cardDomain,
  reward: eventDomain,
  rune: runeDomain,
  buy: cardDomain,
  stronghold: only,
  monument: only,
});

/** What a player may do inside a Spend Influence action. */
export const influenceDomain = union('spend-influence', {
  done: only,
  exhaust: sourceDomain,
  acquire: cardDomain,
});

/** What can be used in the Resolution and End of Combat steps. */
export const abilityDomain = union('ability', { card: cardDomain, rune: runeDomain, enemy: only });

/** What the options of asks are called. */
export const optionWords = bilingual({
  'label.card': [{ it: 'card' }, '{it}', '{it}'],
  'label.city': [{ it: 'city' }, '{it}', '{it}'],
  'label.event': [{ it: 'event' }, '{it}', '{it}'],
  'label.rune': [{ it: 'rune' }, '{it}', '{it}'],
  'label.seat': [{ it: 'seat' }, '{it:name}', '{it:name}'],
  'target.stronghold': ['a stronghold in the Barracks', 'twierdza w koszarach'],
  'target.city': [{ it: 'city' }, '{it}', 'miasto {it}'],
  'target.enemy': [{ it: 'event' }, '{it}', '{it}'],
  'target.objective': ['the objective', 'cel scenariusza'],
  'target.home': [{ it: 'seat' }, '{it:s} Home Realm', '{it|twoje królestwo|królestwo: {it}}'],
  'fighter.sound': [{ it: 'card' }, '{it}', '{it}'],
  'fighter.wounded': [
    { it: 'card' },
    '{it} (wounded)',
    '{it} ({it, gender, f {ranna} n {ranne} other {ranny}})',
  ],
  'source.city': [{ it: 'city' }, '{it}', 'miasto {it}'],
  'source.stronghold': ['a stronghold', 'twierdza'],
  'source.reward': [{ it: 'event' }, 'Reward: {it}', 'nagroda: {it}'],
  'source.rune': [{ it: 'rune' }, '{it}', '{it}'],
  'action.end': ['End your actions', 'Zakończ akcje'],
  'action.gold': ['Spend gold', 'Wydaj złoto'],
  'action.influence': ['Spend influence', 'Wydaj wpływy'],
  'action.card': [{ it: 'card' }, 'Use {it:a}', 'Wykonaj akcję karty: {it}'],
  'action.rune': [{ it: 'rune' }, 'Use {it:a}', 'Wykorzystaj {it:acc}'],
  'action.attack.stronghold': [
    'Attack a stronghold in your Barracks',
    'Zaatakuj twierdzę w swoich koszarach',
  ],
  'action.attack.city': [{ it: 'city' }, 'Attack {it}', 'Zaatakuj miasto {it}'],
  'action.attack.enemy': [{ it: 'event' }, 'Attack {it:a}', 'Zaatakuj {it:acc}'],
  'action.attack.objective': ['Attack the objective', 'Zaatakuj cel scenariusza'],
  'action.attack.home': [
    { it: 'seat' },
    'Attack {it:s} Home Realm',
    '{it|Zaatakuj swoje królestwo|Zaatakuj królestwo: {it}}',
  ],
  'action.resign': ['Resign', 'Zrezygnuj z gry'],
  'action.stop': ['Propose to stop without a winner', 'Zaproponuj koniec gry bez zwycięzcy'],
  'spend-gold.done': ['Done', 'Gotowe'],
  'spend-gold.pay': [{ it: 'card' }, 'Pay with {it:a}', 'Zapłać {it:ins}'],
  'spend-gold.reward': [{ it: 'event' }, 'Exhaust a Reward: {it}', 'Wyczerp nagrodę: {it}'],
  'spend-gold.rune': [{ it: 'rune' }, 'Exhaust {it:a}', 'Wyczerp {it:acc}'],
  'spend-gold.buy': [{ it: 'card' }, 'Buy {it:a}', 'Kup {it:acc}'],
  'spend-gold.stronghold': ['Buy a stronghold', 'Kup twierdzę'],
  'spend-gold.monument': ['Build your Monument', 'Wznieś swój pomnik'],
  'spend-influence.done': ['Done', 'Gotowe'],
  'spend-influence.exhaust.city': [{ it: 'city' }, 'Exhaust {it}', 'Wyczerp miasto {it}'],
  'spend-influence.exhaust.stronghold': ['Exhaust a stronghold', 'Wyczerp twierdzę'],
  'spend-influence.exhaust.reward': [{ it: 'event' }, 'Exhaust a Reward: {it}', 'Wyczerp nagrodę: {it}'],
  'spend-influence.exhaust.rune': [{ it: 'rune' }, 'Exhaust {it:a}', 'Wyczerp {it:acc}'],
  'spend-influence.acquire': [{ it: 'card' }, 'Acquire {it:a}', 'Pozyskaj {it:acc}'],
  'ability.card': [{ it: 'card' }, '{it}', '{it}'],
  'ability.rune': [{ it: 'rune' }, '{it}', '{it}'],
  'ability.enemy': ['The Enemy’s effect', 'Efekt wroga'],
});
