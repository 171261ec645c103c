import type { Message } from '@runehold/kernel/text/message';
import { objectiveText, seasonText, tacticsText } from '../text/card-text.ts';
import type { CardText } from '../text/clause.ts';
import { explorationText, heroText, questText, rewardText } from '../text/hero-text.ts';
import { cityText, developmentText, orderText, titleText, unitText } from '../text/realm-text.ts';
import { editionOf, type Sight } from './sight.ts';

/** What the texts are put together from: the numbers in play, and the editions that their differences are taken from. */
export type Printed = {
  readonly content: Sight['content'];
  readonly t: Pick<
    Sight['t'],
    'edition' | 'sorceressChooser' | 'activationMovers' | 'threatenedHomeRealms' | 'ambush'
  >;
};

/** The text of each kind of thing by the noun it goes under; the thing itself is its number. */
const about = {
  tactics: (printed, it) =>
    tacticsText(printed.content, printed.content.tacticsCards[it], editionOf(printed, 'ambush')),
  quest: ({ content }, it) => questText(content.questCards[it]),
  reward: ({ content }, it) => rewardText(content.rewardCards[it]),
  objective: ({ content }, it) => objectiveText(content.objectiveCards[it]),
  seasonCard: (printed, it) =>
    seasonText(printed.content, printed.content.seasonCards[it], editionOf(printed, 'threatenedHomeRealms')),
  order: (printed, it) => orderText(printed.content.orders[it], editionOf(printed, 'activationMovers')),
  title: ({ content }, it) => titleText(content.titles[it]),
  hero: ({ content }, it) => heroText(content.heroes[it]),
  unit: (printed, it) => unitText(printed.content.units[it], editionOf(printed, 'sorceressChooser')),
  city: ({ content }, it) => cityText(content.cities[it]),
  development: ({ content }, it) => developmentText(content.developments[it]),
  exploration: ({ content }, it) => explorationText(content, content.explorationTokens[it]),
} as const satisfies Readonly<Record<string, (printed: Printed, it: number) => CardText>>;

export type TextKind = keyof typeof about;

const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(about, kind);

/** The rules text of a thing, clause by clause. */
export const clausesOf = (printed: Printed, kind: TextKind, it: number): CardText => about[kind](printed, it);

/** Labels that name their thing under another word, with its kind and the argument that holds its number. */
const special: Readonly<Record<string, readonly [kind: TextKind, arg: string]>> = {
  'troop.standing': ['unit', 'it'],
  'troop.routed': ['unit', 'it'],
  'marcher.unit': ['unit', 'unit'],
  'marcher.hero': ['hero', 'hero'],
  'fighter.standing': ['unit', 'unit'],
  'fighter.routed': ['unit', 'unit'],
  'heldReward.it': ['reward', 'reward'],
  'proof.reward': ['reward', 'reward'],
  'turn.pickUp': ['hero', 'it'],
  'heroDeed.duel': ['hero', 'it'],
  'battleCard.battle': ['tactics', 'it'],
  'battleCard.turn': ['tactics', 'it'],
  'battleCard.reward': ['reward', 'it'],
};

/** Questions about one card show what it says; what is on the table all the time is not repeated each time. */
const askedAbout: readonly TextKind[] = [
  'tactics',
  'quest',
  'reward',
  'seasonCard',
  'objective',
  'development',
];

/** What a label or a question is about, if that has a text: the kind of thing and its number. */
export const subjectOf = ({ key, args }: Message): readonly [kind: TextKind, it: number] | undefined => {
  if (key.startsWith('prompt.')) {
    const kind = askedAbout.find(name => args[name] !== undefined);
    return kind === undefined ? undefined : [kind, args[kind]];
  }
  const [kind, arg] = Object.hasOwn(special, key)
    ? special[key]
    : [key.slice(key.lastIndexOf('.') + 1), 'it'];
  return isTextKind(kind) && args[arg] !== undefined ? [kind, args[arg]] : undefined;
};
