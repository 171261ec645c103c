import { scenarios } from '@runehold/rune-age/pools';
import {
  cityInfluence,
  eventStrength,
  influenceCost,
  objectiveStrength,
} from '@runehold/rune-age/sight/numbers';
import { cardOf, citiesAt, eventNumber, eventOf } from '@runehold/rune-age/sight/sight';
import { eventText } from '@runehold/rune-age/text/card-text';
import { bracketed, captioned, INDENT } from '../caption.ts';
import { wrap } from '../wrap.ts';
import { isCombat } from './combat.ts';
import { cardName, cityName, eventName } from './names.ts';
import type { Sight } from './sight.ts';

/** Whose turn it is, or undefined in the Event phase. */
export const turnOf = ({ view }: Sight): number | undefined => {
  const seat = view.crumbs.find(({ procedure }) => procedure === 'turn')?.locals['seat'];
  return typeof seat === 'number' ? seat : undefined;
};

/** The scenario, the round, whose turn it is. */
export const headline = (sight: Sight): string => {
  const { t, scene, view } = sight;
  const { speaker, names, colors } = scene;
  const turn = turnOf(sight);
  const parts = [
    speaker.say('cli.rune-age.header', {
      scenario: speaker.card('scenario', scenarios[t.objective]),
      round: t.round,
    }),
    ...(view.over
      ? []
      : turn === undefined
        ? [speaker.say('cli.rune-age.event-phase')]
        : [speaker.say('cli.table.turn', { name: names[turn] })]),
    ...(view.seats > 1 ? [speaker.say('cli.table.first', { name: names[t.firstSeat] })] : []),
    ...(t.clockwise === 0 ? [speaker.say('cli.rune-age.reversed')] : []),
  ];
  return colors.bold(parts.join(' · '));
};

const eventsLeft = ({ t }: Sight): number => Object.values(t.eventDeck).reduce((sum, n) => sum + n, 0);

const goal = (sight: Sight): string => {
  const { speaker } = sight.scene;
  const { objective, monument } = sight.content;
  switch (scenarios[sight.t.objective]) {
    case 'resurgence': {
      const numbers = { strength: objectiveStrength(sight), attrition: objective.attrition };
      return sight.view.seats === 1
        ? speaker.say('cli.rune-age.goal.alone', numbers)
        : speaker.say('cli.rune-age.goal.resurgence', numbers);
    }
    case 'runewars':
      return speaker.say('cli.rune-age.goal.runewars');
    case 'cataclysm':
      return speaker.say('cli.rune-age.goal.cataclysm', { left: eventsLeft(sight) });
    case 'monument':
      return speaker.say('cli.rune-age.goal.monument', { gold: monument.gold });
  }
};

const goalLines = (sight: Sight): string[] => {
  const { speaker, names } = sight.scene;
  const { traitor } = sight.t;
  return captioned(
    speaker.say('cli.rune-age.goal'),
    [goal(sight), ...(traitor < 0 ? [] : [speaker.say('cli.rune-age.traitor', { name: names[traitor] })])],
    sight,
  );
};

/** The numbers of an Event that is fought, as far as it has any. */
export const eventNumbers = (sight: Sight, id: string): string[] => {
  const { speaker } = sight.scene;
  const { strength, attrition } = eventOf(sight, id);
  const tokens = sight.t.eventTokens[eventNumber(sight, id)];
  if (strength === undefined) return [];
  return [
    speaker.say('cli.rune-age.note.strength', { n: eventStrength(sight, id) }),
    ...(tokens > 0 ? [speaker.say('cli.rune-age.note.tokens', { n: tokens })] : []),
    ...(attrition > 0 ? [speaker.say('cli.rune-age.note.attrition', { n: attrition })] : []),
  ];
};

/** What an Event does while it lies there, in short: what kind of card it is, and how it leaves, goes without saying. */
const deeds = (sight: Sight, id: string): string => {
  const { speaker } = sight.scene;
  return eventText(eventOf(sight, id))
    .slice(1)
    .filter(({ key }) => !unsaid.has(key))
    .map(clause =>
      clause.key === 'clause.reward.heading' ? speaker.say('cli.rune-age.spoils') : speaker.message(clause),
    )
    .join(' ');
};

const unsaid = new Set(['clause.event.no-reward', 'clause.event.not-alone', 'clause.event.not-cooperative']);

/** An Event with its text, each a line of its own. */
const eventLines = (sight: Sight, caption: string, ids: readonly string[]): string[] => {
  const { colors } = sight.scene;
  return ids.flatMap((id, i) => {
    const name = bracketed(eventName(sight, id), eventNumbers(sight, id));
    const text = deeds(sight, id);
    const space = ' '.repeat(INDENT + 2);
    const lines = text === '' ? [] : wrap(`${space}${text}`, space).map(line => colors.dim(line));
    return [...captioned(i === 0 ? caption : '', [name], sight), ...lines];
  });
};

const lastingLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const { lasting, lastingRound, round } = sight.t;
  const works = (id: string): boolean => lastingRound[eventNumber(sight, id)] === round;
  return [
    ...eventLines(sight, speaker.say('cli.rune-age.this-round'), lasting.filter(works)),
    ...eventLines(
      sight,
      speaker.say('cli.rune-age.next-round'),
      lasting.filter(id => !works(id)),
    ),
  ];
};

const deckLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const stages = Object.keys(sight.t.eventDeck).map(id => eventOf(sight, id).stage);
  return captioned(
    speaker.say('cli.rune-age.events'),
    [
      speaker.say('cli.rune-age.events-left', { n: eventsLeft(sight) }),
      ...(stages.length === 0
        ? []
        : [speaker.say('cli.rune-age.events-next', { stage: Math.min(...stages) })]),
      ...(sight.t.eventDiscard.length === 0
        ? []
        : [speaker.say('cli.rune-age.events-gone', { n: sight.t.eventDiscard.length })]),
    ],
    sight,
  );
};

const cityLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const cities = citiesAt(sight, 1).map(([{ id, strength, defense }, i]) =>
    bracketed(cityName(sight, id), [
      speaker.say('cli.rune-age.note.strength', { n: strength }),
      speaker.say('cli.rune-age.note.influence', { n: cityInfluence(sight, i) }),
      ...(defense > 0 ? [speaker.say('cli.rune-age.note.defense', { n: defense })] : []),
    ]),
  );
  return captioned(
    speaker.say('cli.rune-age.cities'),
    cities.length === 0 ? [speaker.say('cli.rune-age.nothing')] : cities,
    sight,
  );
};

/** What influence acquires: name, price, how many are left. */
const pileLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const piles = Object.entries(sight.t.pile).map(([id, left]) => ({ id, left, card: cardOf(sight, id) }));
  const market = piles.flatMap(({ id, left, card }) =>
    'influence' in card.cost
      ? [
          speaker.say('cli.rune-age.offer', {
            name: cardName(sight, id),
            cost: influenceCost(sight, id),
            left,
          }),
        ]
      : [],
  );
  return captioned(speaker.say('cli.rune-age.market'), market, sight);
};

/** The middle of the table. Who fights does not shop: during combat only what bears upon it is shown. */
export const centreLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const fighting = isCombat(sight);
  return [
    ...goalLines(sight),
    ...(fighting ? [] : deckLines(sight)),
    ...eventLines(sight, speaker.say('cli.rune-age.now'), sight.t.instant),
    ...lastingLines(sight),
    ...eventLines(sight, speaker.say('cli.rune-age.enemies'), sight.t.enemies),
    ...(fighting ? [] : [...cityLines(sight), ...pileLines(sight)]),
  ];
};
