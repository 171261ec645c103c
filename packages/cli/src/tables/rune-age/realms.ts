import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import {
  cityInfluence,
  handStrength,
  isCombat,
  readyGold,
  readyInfluence,
  rewardYield,
  unseenOf,
} from '@runehold/rune-age/rules/view/numbers';
import { cardOf, citiesAt, raceOf, seatsIn, turnOf } from '@runehold/rune-age/rules/view/sight';
import { bracketed, captioned } from '../caption.ts';
import { row } from '../wrap.ts';
import { cardList, cardName, cityName, eventName, seenList } from './names.ts';
import type { Sight } from './sight.ts';

/** Twenty little boxes tell more than a number. */
const bar = (damage: number, of: number): string => '■'.repeat(Math.min(damage, of)).padEnd(of, '·');

const nameLine = (sight: Sight, seat: number): string => {
  const { t, scene, view, content } = sight;
  const { speaker, names, colors } = scene;
  const asked = view.waiting.some(({ seat: who, answered }) => who === seat && !answered);
  const mark = asked || turnOf(sight) === seat ? '▸' : ' ';
  const name = view.viewer === seat ? bracketed(names[seat], [speaker.say('cli.table.you')]) : names[seat];
  const { damage } = content.homeRealm;
  const who = `${mark} ${name} · ${speaker.card('race', raceOf(sight, seat))}`;
  const painted = view.viewer === seat ? colors.cyan(colors.bold(who)) : colors.bold(who);
  if (t.alive.get(seat) === 0) return `${painted} · ${speaker.say('cli.table.eliminated')}`;
  const counts = [
    speaker.say('cli.table.damage', { n: t.damage.get(seat), of: damage }),
    `[${bar(t.damage.get(seat), damage)}]`,
    '·',
    speaker.say('cli.rune-age.hand', { n: t.hand.at(seat).total }),
    '·',
    speaker.say('cli.rune-age.deck', { n: t.deck.at(seat).total + t.deckTop.at(seat).total }),
    '·',
    speaker.say('cli.rune-age.discard', { n: t.discard.at(seat).total }),
  ];
  return `${painted} · ${counts.join(' ')}`;
};

const cities = (sight: Sight, seat: number): string[] => {
  const { speaker } = sight.scene;
  const held = citiesAt(sight, 2 + seat).map(([{ id, defense }, i]) =>
    bracketed(cityName(sight, id), [
      speaker.say('cli.rune-age.note.influence', { n: cityInfluence(sight, i) }),
      defense > 0 && speaker.say('cli.rune-age.note.defense', { n: defense }),
      sight.t.cityExhausted.get(i) > 0 && speaker.say('cli.rune-age.exhausted.city'),
    ]),
  );
  return held.length === 0 ? [speaker.say('cli.rune-age.no-cities')] : held;
};

const rewards = (sight: Sight, seat: number): string[] => {
  const { speaker } = sight.scene;
  return seenCards(sight.t.rewards.at(seat), sight.me).map(event => {
    const exhausted = sight.t.eventExhausted.get(event) === 1;
    const [gold, influence] = [rewardYield(sight, event, 'gold'), rewardYield(sight, event, 'influence')];
    return bracketed(speaker.say('cli.rune-age.reward', { name: eventName(sight, event) }), [
      gold > 0 && speaker.say('cli.rune-age.note.gold', { n: gold }),
      influence > 0 && speaker.say('cli.rune-age.note.influence', { n: influence }),
      exhausted && speaker.say('cli.rune-age.exhausted.reward'),
    ]);
  });
};

/** A dragon rune with what it gives, as far as that is a number. */
const power = (sight: Sight, seat: number): string[] => {
  const { speaker } = sight.scene;
  const rune = sight.t.power.at(seat);
  if (rune === NONE) return [];
  const { id, power: gives } = sight.content.runes[rune];
  return [
    bracketed(speaker.card('rune', id), [
      gives.kind === 'strength' && speaker.say('cli.rune-age.note.strength', { n: gives.amount }),
      gives.kind === 'gold' && speaker.say('cli.rune-age.note.gold', { n: gives.amount }),
      gives.kind === 'influence' && speaker.say('cli.rune-age.note.influence', { n: gives.amount }),
      sight.t.runeExhausted.get(rune) === 1 && speaker.say('cli.rune-age.exhausted.rune'),
    ]),
  ];
};

const monument = (sight: Sight, seat: number): string[] => {
  const { speaker } = sight.scene;
  if (sight.t.monument.get(seat) === 0) return [];
  return [
    sight.t.monument.get(seat) === 2
      ? speaker.say('cli.rune-age.monument-built')
      : speaker.say('cli.rune-age.monument-unbuilt'),
  ];
};

/** One realm: who it is and how it fares, then what it has. */
const realm = (sight: Sight, seat: number): string[] => {
  const { t, scene, view } = sight;
  const { speaker } = scene;
  if (t.alive.get(seat) === 0) return [nameLine(sight, seat)];
  const things = [
    speaker.say('cli.rune-age.strongholds', {
      ready: t.readyStrongholds.get(seat),
      exhausted: t.exhaustedStrongholds.get(seat),
      barracks: t.barracksStrongholds.get(seat),
    }),
    ...cities(sight, seat),
    ...rewards(sight, seat),
    ...power(sight, seat),
    ...monument(sight, seat),
    t.deckTop.at(seat).total > 0 &&
      speaker.say('cli.rune-age.deck-top', { cards: seenList(sight, t.deckTop.at(seat)).join(', ') }),
  ];
  const others = view.viewer === seat ? [] : seenList(sight, t.hand.at(seat));
  const shown =
    others.length === 0
      ? []
      : row(
          '    ',
          [speaker.say('cli.rune-age.shown-hand', { who: seat, cards: others.join(', ') }, scene)],
          4,
        );
  return [nameLine(sight, seat), ...row('    ', things, 4), ...shown];
};

export const realmLines = (sight: Sight): string[] => seatsIn(sight).flatMap(seat => realm(sight, seat));

/** What the viewer's gold buys, cheapest first. */
const barracks = (sight: Sight, seat: number): string[] => {
  const { t, me, content, scene } = sight;
  const { speaker } = scene;
  const offer = (name: string, cost: number, left: number): readonly [number, string] => [
    cost,
    speaker.say('cli.rune-age.offer', { name, cost, left }),
  ];
  const units = seenIn(t.pile, me).flatMap(([card, left]) => {
    const { cost, race } = cardOf(sight, card);
    return 'gold' in cost && race === raceOf(sight, seat)
      ? [offer(cardName(sight, card), cost.gold, left)]
      : [];
  });
  const places = [
    ...(t.barracksStrongholds.get(seat) > 0
      ? [
          offer(
            bracketed(speaker.say('cli.table.stronghold'), [
              speaker.say('cli.rune-age.note.influence', { n: content.stronghold.influence }),
            ]),
            content.stronghold.gold,
            t.barracksStrongholds.get(seat),
          ),
        ]
      : []),
    ...(t.monument.get(seat) === 1
      ? [offer(speaker.say('cli.rune-age.monument'), content.monument.gold, 1)]
      : []),
  ];
  return [...units, ...places].sort(([a], [b]) => a - b).map(([, text]) => text);
};

/** What only its owner sees, and what he can do with it. */
export const ownLines = (sight: Sight): string[] => {
  const { t, scene, view } = sight;
  const { speaker, colors } = scene;
  const seat = view.viewer;
  if (typeof seat !== 'number' || t.alive.get(seat) === 0) return [];
  const hand = seenList(sight, t.hand.at(seat));
  const purse = [
    speaker.say('cli.rune-age.note.strength', { n: handStrength(sight, seat) }),
    speaker.say('cli.rune-age.note.gold', { n: readyGold(sight, seat) }),
    speaker.say('cli.rune-age.note.influence', { n: readyInfluence(sight, seat) }),
  ];
  const deck = cardList(sight, unseenOf(sight, seat));
  return [
    '',
    ...(isCombat(sight) ? [] : captioned(speaker.say('cli.rune-age.barracks'), barracks(sight, seat), sight)),
    ...captioned(speaker.say('cli.rune-age.your-deck'), deck, sight),
    ...captioned(speaker.say('cli.rune-age.your-discard'), seenList(sight, t.discard.at(seat)), sight),
    ...captioned(
      speaker.say('cli.rune-age.your-hand'),
      hand.length === 0 ? [speaker.say('cli.rune-age.nothing')] : hand,
      sight,
    ).map(line => colors.bold(line)),
    ...captioned(speaker.say('cli.rune-age.purse'), purse, sight),
    ...captioned(speaker.say('cli.rune-age.revealed'), seenList(sight, t.aside), sight),
  ];
};
