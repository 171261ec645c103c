import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { scenarios } from '@runehold/rune-age/pools';
import { priceInInfluence } from '@runehold/rune-age/rules/view/look';
import {
  cityInfluence,
  eventStrength,
  isCombat,
  objectiveStrength,
} from '@runehold/rune-age/rules/view/numbers';
import { cardOf, citiesAt, turnOf } from '@runehold/rune-age/rules/view/sight';
import { eventText } from '@runehold/rune-age/text/card-text';
import { bracketed, captioned, INDENT } from '../caption.ts';
import { said, wrap } from '../wrap.ts';
import { cardName, cityName, eventName } from './names.ts';
import type { Sight } from './sight.ts';

/** The scenario, the round, whose turn it is. */
export const headline = (sight: Sight): string => {
  const { t, scene, view } = sight;
  const { speaker, colors } = scene;
  const turn = turnOf(sight);
  const parts = [
    speaker.say('cli.rune-age.header', {
      scenario: speaker.card('scenario', scenarios[t.objective]),
      round: t.round,
    }),
    !view.over && turn === undefined && speaker.say('cli.rune-age.event-phase'),
    !view.over && turn !== undefined && speaker.say('cli.table.turn', { who: turn }, scene),
    view.seats > 1 && speaker.say('cli.table.first', { who: t.firstSeat }, scene),
    t.clockwise === 0 && speaker.say('cli.rune-age.reversed'),
  ];
  return colors.bold(said(parts).join(' · '));
};

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
      return speaker.say('cli.rune-age.goal.cataclysm', { left: sight.t.eventDeck.total });
    case 'monument':
      return speaker.say('cli.rune-age.goal.monument', { gold: monument.gold });
  }
};

const goalLines = (sight: Sight): string[] => {
  const { scene } = sight;
  const { speaker } = scene;
  const { traitor } = sight.t;
  return captioned(
    speaker.say('cli.rune-age.goal'),
    [goal(sight), traitor >= 0 && speaker.say('cli.rune-age.traitor', { who: traitor }, scene)],
    sight,
  );
};

/** The numbers of an Event that is fought, as far as it has any. */
export const eventNumbers = (sight: Sight, event: number): string[] => {
  const { speaker } = sight.scene;
  const { strength, attrition } = sight.content.events[event];
  const tokens = sight.t.eventTokens.get(event);
  if (strength === undefined) return [];
  return said([
    speaker.say('cli.rune-age.note.strength', { n: eventStrength(sight, event) }),
    tokens > 0 && speaker.say('cli.rune-age.note.tokens', { n: tokens }),
    attrition > 0 && speaker.say('cli.rune-age.note.attrition', { n: attrition }),
  ]);
};

/** What an Event does while it lies there, in short: what kind of card it is, and how it leaves, goes without saying. */
const deeds = (sight: Sight, event: number): string => {
  const { speaker } = sight.scene;
  return eventText(sight.content.events[event])
    .slice(1)
    .filter(({ key }) => !unsaid.has(key))
    .map(clause =>
      clause.key === 'clause.reward.heading' ? speaker.say('cli.rune-age.spoils') : speaker.message(clause),
    )
    .join(' ');
};

const unsaid = new Set(['clause.event.no-reward', 'clause.event.not-alone', 'clause.event.not-cooperative']);

/** An Event with its text, each a line of its own. */
const eventLines = (sight: Sight, caption: string, events: readonly number[]): string[] => {
  const { colors } = sight.scene;
  return events.flatMap((event, i) => {
    const name = bracketed(eventName(sight, event), eventNumbers(sight, event));
    const text = deeds(sight, event);
    const space = ' '.repeat(INDENT + 2);
    const lines = text === '' ? [] : wrap(`${space}${text}`, space).map(line => colors.dim(line));
    return [...captioned(i === 0 ? caption : '', [name], sight), ...lines];
  });
};

const lastingLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const { lastingRound, round } = sight.t;
  const lasting = seenCards(sight.t.lasting, sight.me);
  const works = (event: number): boolean => lastingRound.get(event) === round;
  return [
    ...eventLines(sight, speaker.say('cli.rune-age.this-round'), lasting.filter(works)),
    ...eventLines(
      sight,
      speaker.say('cli.rune-age.next-round'),
      lasting.filter(event => !works(event)),
    ),
  ];
};

const deckLines = (sight: Sight): string[] => {
  const { speaker } = sight.scene;
  const stages = seenCards(sight.t.eventDeck, sight.me).map(event => sight.content.events[event].stage);
  return captioned(
    speaker.say('cli.rune-age.events'),
    [
      speaker.say('cli.rune-age.events-left', { n: sight.t.eventDeck.total }),
      stages.length > 0 && speaker.say('cli.rune-age.events-next', { stage: Math.min(...stages) }),
      sight.t.eventDiscard.total > 0 &&
        speaker.say('cli.rune-age.events-gone', { n: sight.t.eventDiscard.total }),
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
      defense > 0 && speaker.say('cli.rune-age.note.defense', { n: defense }),
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
  const market = seenIn(sight.t.pile, sight.me).flatMap(([card, left]) =>
    'influence' in cardOf(sight, card).cost
      ? [
          speaker.say('cli.rune-age.offer', {
            name: cardName(sight, card),
            cost: priceInInfluence(sight, card),
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
    ...eventLines(sight, speaker.say('cli.rune-age.now'), seenCards(sight.t.instant, sight.me)),
    ...lastingLines(sight),
    ...eventLines(sight, speaker.say('cli.rune-age.enemies'), seenCards(sight.t.enemies, sight.me)),
    ...(fighting ? [] : [...cityLines(sight), ...pileLines(sight)]),
  ];
};
