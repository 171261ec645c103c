import type { View } from '@runehold/kernel/layout/view';
import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { Message } from '@runehold/kernel/text/message';
import { races, scenarios } from '@runehold/rune-age/content/parts';
import { cityDomain, eventDomain, runeDomain } from '@runehold/rune-age/layout';
import { seatsIn } from '@runehold/rune-age/sight/sight';
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
} from '@runehold/rune-age/text/card-text';
import type { Speaker } from '../../text/speaker.ts';
import type { Scene } from '../scene.ts';
import { type Sight, sightOf } from './sight.ts';

/** A text in the language spoken now. */
const said = (text: CardText, speaker: Speaker): string =>
  text.map(clause => speaker.message(clause)).join(' ');

/** The kind of thing each label is about, by its ending; the thing itself is its number. */
const about: Readonly<Record<string, (sight: Sight, it: number) => CardText | undefined>> = {
  card: ({ content }, it) => cardText(content.cards[it % content.cards.length]),
  city: ({ content }, it) => cityText(content.cities[it]),
  event: ({ content }, it) => eventText(content.events[it]),
  reward: ({ content }, it) => rewardText(content.events[it]),
  rune: ({ content }, it) => runeText(content.runes[it]),
  stronghold: ({ content }) => strongholdText(content),
  home: ({ content }) => homeRealmText(content),
  monument: ({ content, t, view }) =>
    typeof view.viewer === 'number' ? monumentText(content, races[t.race[view.viewer]]) : undefined,
  objective: ({ content, t }) => scenarioText(content, scenarios[t.objective]),
  'foe-effect': ({ content, t }) => {
    const foe = t.enemies.map(id => content.events.find(event => event.id === id)).find(e => e?.resolution);
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

/** The rules text of what a label or a question is about, put together from the numbers in play. */
export const textOfLabel = (label: Message, view: View, scene: Scene): string | undefined => {
  const [kind, arg] = Object.hasOwn(questions, label.key) ? questions[label.key] : [kindOf(label), 'it'];
  if (kind === undefined) return undefined;
  const text = about[kind](sightOf(view, scene), label.args[arg] ?? 0);
  return text === undefined || text.length === 0 ? undefined : said(text, scene.speaker);
};

/** Every card, place and Event that lies open on the table. */
export const thingsOn = (view: View, scene: Scene): Message[] => {
  const sight = sightOf(view, scene);
  const { t, content } = sight;
  const plain = (id: string): string => id.replace('*', '');
  const cards = new Set([
    ...Object.keys(t.pile),
    ...seatsIn(sight).flatMap(seat => [
      ...seenIn(t.hand[seat]).map(([id]) => plain(id)),
      ...t.discard[seat].map(plain),
    ]),
    ...t.army.flat().map(plain),
  ]);
  const events = new Set([
    ...t.enemies,
    ...t.lasting,
    ...t.instant,
    ...t.rewards.flat(),
    ...Object.keys(t.eventDeck),
    ...t.eventDiscard,
  ]);
  const runes = new Set(t.power);
  return [
    ...content.cards.flatMap(({ id }, it) => (cards.has(id) ? [{ key: 'label.card', args: { it } }] : [])),
    ...content.cities.flatMap((_, it) => (t.cityPlace[it] > 0 ? [cityDomain.labelOf(it)] : [])),
    ...content.events.flatMap(({ id }, it) => (events.has(id) ? [eventDomain.labelOf(it)] : [])),
    ...content.runes.flatMap(({ id }, it) => (runes.has(id) ? [runeDomain.labelOf(it)] : [])),
    { key: 'source.stronghold', args: {} },
    { key: 'target.objective', args: {} },
    ...(t.monument.some(state => state > 0) ? [{ key: 'spend-gold.monument', args: {} }] : []),
  ];
};
