import { isSeen } from '@runehold/kernel/layout/seen';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import { priceInInfluence } from '@runehold/rune-age/rules/view/look';
import {
  cityInfluence,
  objectiveStrength,
  readyGold,
  readyInfluence,
  rewardYield,
} from '@runehold/rune-age/rules/view/numbers';
import { cardOf, raceOf } from '@runehold/rune-age/rules/view/sight';
import { cardText, runeText } from '@runehold/rune-age/text/card-text';
import type { Scene } from '../scene.ts';
import { eventNumbers } from './centre.ts';
import { type Sight, sightOf } from './sight.ts';

/** What an option is about: a number of its own kind. */
type Note = (sight: Sight, it: number) => readonly string[];

const strengthOf: Note = (sight, it) => {
  const { kind, strength = 0 } = cardOf(sight, it);
  if (kind === 'unit') return [sight.scene.speaker.say('cli.rune-age.note.strength', { n: strength })];
  return kind === 'tactic' ? [sight.scene.speaker.say('cli.rune-age.tactic')] : [];
};

const abilityKey = /^clause\.(price|effect|listed|discard-rest)/;

/** What the ability of a card does: where it is asked which one to use, that is what counts. */
const ability: Note = (sight, it) => {
  const clauses = cardText(cardOf(sight, it)).filter(({ key }) => abilityKey.test(key));
  const text = clauses.map(clause => sight.scene.speaker.message(clause)).join(' ');
  return text === '' ? [] : [text.replace(/\.$/, '')];
};

const runePower: Note = (sight, it) =>
  runeText(sight.content.runes[it]).map(clause => sight.scene.speaker.message(clause).replace(/\.$/, ''));

const left = ({ t, scene }: Sight, card: number): string =>
  scene.speaker.say('cli.rune-age.note.left', { n: t.pile.count(card) });

const buy: Note = (sight, it) => {
  const { cost } = cardOf(sight, it);
  const price = 'gold' in cost ? cost.gold : 0;
  return [
    sight.scene.speaker.say('cli.rune-age.note.costs-gold', { n: price }),
    ...strengthOf(sight, it),
    left(sight, it),
  ];
};

const acquire: Note = (sight, it) => [
  sight.scene.speaker.say('cli.rune-age.note.costs-influence', { n: priceInInfluence(sight, it) }),
  ...strengthOf(sight, it),
  left(sight, it),
];

const pay: Note = (sight, it) => {
  const { viewer } = sight.view;
  if (typeof viewer !== 'number') return [];
  const hand = sight.t.hand.at(viewer);
  const n = isSeen(hand, sight.me) ? hand.count(it) : 0;
  return [sight.scene.speaker.say('cli.rune-age.note.in-hand', { n })];
};

const influence = ({ scene }: Sight, n: number): string[] => [
  scene.speaker.say('cli.rune-age.note.influence', { n }),
];

const gold = ({ scene }: Sight, n: number): string[] => [scene.speaker.say('cli.rune-age.note.gold', { n })];

const city: Note = (sight, it) => influence(sight, cityInfluence(sight, it));
const stronghold: Note = sight => influence(sight, sight.content.stronghold.influence);
const reward: Note = (sight, it) => influence(sight, rewardYield(sight, it, 'influence'));
const rune: Note = (sight, it) => {
  const { power } = sight.content.runes[it];
  if (power.kind === 'gold') return gold(sight, power.amount);
  return power.kind === 'influence' ? influence(sight, power.amount) : [];
};

/** A city in the middle is fought, one in a realm besieged: there the defenders are what counts. */
const attackCity: Note = ({ t, content, scene }, it) => {
  const { speaker } = scene;
  const { strength, defense } = content.cities[it];
  const owner = t.cityPlace.get(it) - 2;
  if (owner < 0) return [speaker.say('cli.rune-age.note.strength', { n: strength })];
  return [
    speaker.say('cli.rune-age.note.held', { who: owner }, scene),
    speaker.say('cli.rune-age.note.defense', { n: defense }),
    speaker.say('cli.rune-age.hand', { n: t.hand.at(owner).total }),
  ];
};

const realm: Note = (sight, it) => [
  sight.scene.speaker.card('race', raceOf(sight, it)),
  sight.scene.speaker.say('cli.table.damage', {
    n: sight.t.damage.get(it),
    of: sight.content.homeRealm.damage,
  }),
  sight.scene.speaker.say('cli.rune-age.hand', { n: sight.t.hand.at(it).total }),
];

const own =
  (what: (sight: Sight, seat: number) => string[]): Note =>
  sight =>
    typeof sight.view.viewer === 'number' ? what(sight, sight.view.viewer) : [];

/** What is noted beside an option, by the key of its label. */
const notes: Readonly<Record<string, Note>> = {
  'label.card': strengthOf,
  'label.city': attackCity,
  'label.event': (sight, it) => eventNumbers(sight, it),
  'label.seat': realm,
  'action.card': ability,
  'action.rune': runePower,
  'ability.card': ability,
  'ability.rune': runePower,
  'label.rune': runePower,
  'fighter.sound': strengthOf,
  'fighter.wounded': strengthOf,
  'action.gold': own((sight, seat) => gold(sight, readyGold(sight, seat))),
  'action.influence': own((sight, seat) => influence(sight, readyInfluence(sight, seat))),
  'action.attack.stronghold': ({ content, scene }) => [
    scene.speaker.say('cli.rune-age.note.strength', { n: content.stronghold.strength }),
  ],
  'action.attack.city': attackCity,
  'action.attack.enemy': (sight, it) => eventNumbers(sight, it),
  'action.attack.objective': sight => [
    sight.scene.speaker.say('cli.rune-age.note.strength', { n: objectiveStrength(sight) }),
    sight.scene.speaker.say('cli.rune-age.note.attrition', { n: sight.content.objective.attrition }),
  ],
  'action.attack.home': realm,
  'spend-gold.pay': pay,
  'spend-gold.reward': (sight, it) => gold(sight, rewardYield(sight, it, 'gold')),
  'spend-gold.rune': rune,
  'spend-gold.buy': buy,
  'spend-gold.stronghold': ({ content, scene }) => [
    scene.speaker.say('cli.rune-age.note.costs-gold', { n: content.stronghold.gold }),
    scene.speaker.say('cli.rune-age.note.influence', { n: content.stronghold.influence }),
  ],
  'spend-gold.monument': ({ content, scene }) => [
    scene.speaker.say('cli.rune-age.note.costs-gold', { n: content.monument.gold }),
  ],
  'spend-influence.exhaust.city': city,
  'spend-influence.exhaust.stronghold': stronghold,
  'spend-influence.exhaust.reward': reward,
  'spend-influence.exhaust.rune': rune,
  'spend-influence.acquire': acquire,
  'source.city': city,
  'source.stronghold': stronghold,
  'source.reward': reward,
  'source.rune': rune,
};

export const noteOfLabel = ({ key, args }: Message, view: View, scene: Scene): string | undefined => {
  if (!Object.hasOwn(notes, key)) return undefined;
  return notes[key](sightOf(view, scene), args['it'] ?? 0).join(', ') || undefined;
};
