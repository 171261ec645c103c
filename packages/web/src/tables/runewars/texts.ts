import type { Message } from '@runehold/kernel/text/message';
import type { Edition } from '@runehold/runewars/content/types';
import { objectiveText, seasonText, tacticsText } from '@runehold/runewars/text/card-text';
import { type CardText, sentences } from '@runehold/runewars/text/clause';
import { explorationText, heroText, questText, rewardText } from '@runehold/runewars/text/hero-text';
import {
  cityText,
  developmentText,
  orderText,
  titleText,
  unitText,
} from '@runehold/runewars/text/realm-text';
import type { Scene } from '../../table/art.ts';
import { type Sight, sightOf } from './sight.ts';
import type { Drawing } from './use-drawing.ts';

const editions: readonly Edition[] = ['revised', 'original'];

/** The text of each kind of thing; the thing itself is its number. */
const about = {
  tactics: ({ content, t }, it) => tacticsText(content, content.tacticsCards[it], editions[t.edition]),
  quest: ({ content }, it) => questText(content.questCards[it]),
  reward: ({ content }, it) => rewardText(content.rewardCards[it]),
  objective: ({ content }, it) => objectiveText(content.objectiveCards[it]),
  seasonCard: ({ content, t }, it) => seasonText(content.seasonCards[it], editions[t.edition]),
  order: ({ content, t }, it) => orderText(content.orders[it], editions[t.edition]),
  title: ({ content }, it) => titleText(content.titles[it]),
  hero: ({ content }, it) => heroText(content.heroes[it]),
  unit: ({ content, t }, it) => unitText(content.units[it], editions[t.edition]),
  city: ({ content }, it) => cityText(content.cities[it]),
  development: ({ content }, it) => developmentText(content.developments[it]),
  exploration: ({ content }, it) => explorationText(content, content.token[it]),
} as const satisfies Readonly<Record<string, (sight: Sight, it: number) => CardText>>;

export type TextKind = keyof typeof about;

const isKind = (kind: string): kind is TextKind => Object.hasOwn(about, kind);

/** The rules text of a thing, put together from the numbers in play. */
export const rulesText = ({ sight, speaker }: Drawing, kind: TextKind, it: number): string =>
  sentences(about[kind](sight, it).map(clause => speaker.message(clause)));

/** Labels whose last word is no kind of thing, with the kind they are about. */
const kinds: Readonly<Record<string, TextKind>> = {
  'troop.standing': 'unit',
  'troop.routed': 'unit',
  'turn.pickUp': 'hero',
  'heroDeed.duel': 'hero',
  'battleCard.battle': 'tactics',
  'battleCard.turn': 'tactics',
};

/** What a label is about: the kind of thing and its number. */
const subjectOf = ({ key, args }: Message): readonly [TextKind, number] | undefined => {
  if (args['unit'] !== undefined) return ['unit', args['unit']];
  if (args['reward'] !== undefined) return ['reward', args['reward']];
  const last = kinds[key] ?? key.slice(key.lastIndexOf('.') + 1);
  return isKind(last) && args['it'] !== undefined ? [last, args['it']] : undefined;
};

/** The rules text of what an option is about. */
export const textOf = (label: Message, { view, pack, speaker }: Scene): string | undefined => {
  const subject = subjectOf(label);
  return subject && rulesText({ sight: sightOf(view, pack), speaker }, ...subject);
};
