import { seenCards } from '@runehold/kernel/layout/seen';
import type { Message } from '@runehold/kernel/text/message';
import { scenarios } from '../../pools.ts';
import {
  type CardText,
  cardText,
  cityText,
  eventText,
  homeRealmText,
  monumentText,
  rewardText,
  runeText,
  scenarioText,
  strongholdText,
} from '../../text/card-text.ts';
import { cardOf, ownSeat, raceOf, type Sight } from './sight.ts';

/** The kind of thing each label is about, by its ending; the thing itself is its number. */
const about: Readonly<Record<string, (sight: Sight, it: number) => CardText | undefined>> = {
  card: (sight, it) => cardText(cardOf(sight, it)),
  city: ({ content }, it) => cityText(content.cities[it]),
  event: ({ content }, it) => eventText(content.events[it]),
  reward: ({ content }, it) => rewardText(content.events[it]),
  rune: ({ content }, it) => runeText(content.runes[it]),
  stronghold: ({ content }) => strongholdText(content),
  home: ({ content }) => homeRealmText(content),
  monument: sight => monumentText(sight.content, raceOf(sight, ownSeat(sight))),
  objective: ({ content, t }) => scenarioText(content, scenarios[t.objective]),
  'foe-effect': ({ content, t, me }) => {
    const foe = seenCards(t.enemies, me)
      .map(event => content.events[event])
      .find(({ resolution }) => resolution);
    return foe && eventText(foe);
  },
};

const cardWords = new Set(['sound', 'wounded', 'pay', 'buy', 'acquire', 'destroy']);

/** What a label is about. */
const kindOf = ({ key, args }: Message): string | undefined => {
  const last = key.slice(key.lastIndexOf('.') + 1);
  if (key === 'ability.enemy') return 'foe-effect';
  if (last === 'enemy') return 'event';
  if (cardWords.has(last) && args['it'] !== undefined) return 'card';
  return Object.hasOwn(about, last) ? last : undefined;
};

/** Questions about one thing, with the kind of thing and the name of its number. */
const questions: Readonly<Record<string, readonly [kind: string, arg: string]>> = {
  'prompt.use-ability': ['card', 'card'],
  'prompt.revealed': ['card', 'card'],
  'prompt.gain-unit': ['card', 'card'],
  'prompt.use-rune': ['rune', 'rune'],
  'prompt.give-reward': ['reward', 'event'],
};

/** The rules text of what a label or a question is about, clause by clause, put together from the numbers in play. */
export const clausesOf = (sight: Sight, label: Message): CardText => {
  const [kind, arg] = Object.hasOwn(questions, label.key) ? questions[label.key] : [kindOf(label), 'it'];
  return (kind === undefined ? undefined : about[kind](sight, label.args[arg] ?? 0)) ?? [];
};
