import type { Message } from '@runehold/kernel/text/message';
import type { Content } from '../../content/content.ts';
import type { Table } from '../../layout.ts';
import { objectiveText, seasonText, tacticsText } from '../../text/card-text.ts';
import type { CardText } from '../../text/clause.ts';
import { unitText } from '../battle/abilities/registry.ts';
import { commanderCardText } from '../heroes/commanders/registry.ts';
import { explorationText } from '../heroes/exploration/registry.ts';
import { questText } from '../heroes/quest/tasks.ts';
import { rewardText } from '../heroes/reward/registry.ts';
import { heroText } from '../heroes/skills.ts';
import { developmentCardText } from '../orders/development-cards/registry.ts';
import { developmentText } from '../orders/developments/registry.ts';
import { cityText } from '../orders/rally-support.ts';
import { orderText } from '../orders/registry.ts';
import { strongholdText } from '../orders/strongholds.ts';
import { editionOf } from '../table/edition.ts';
import { titleText } from '../table/title-effects.ts';

/** What the texts are put together from: a table has the numbers in play and the editions of their differences. */
export type Printed = { readonly t: Table };

/** The text of each kind of thing by the noun it goes under; the thing itself is its number. */
const about = {
  tactics: (t, it) => tacticsText(t.content, t.content.tacticsCards[it], editionOf(t, 'ambush')),
  quest: ({ content }, it) => questText(content.questCards[it]),
  reward: ({ content }, it) => rewardText(content.rewardCards[it]),
  objective: ({ content }, it) => objectiveText(content.objectiveCards[it]),
  seasonCard: (t, it) =>
    seasonText(t.content, t.content.seasonCards[it], editionOf(t, 'threatenedHomeRealms')),
  order: (t, it) => orderText(t.content.orders[it], editionOf(t, 'activationMovers')),
  title: ({ content }, it) => titleText(content.titles[it]),
  hero: ({ content }, it) => heroText(content.heroes[it]),
  unit: (t, it) => unitText(t.content.units[it], editionOf(t, 'sorceressChooser')),
  city: ({ content }, it) => cityText(content.cities[it]),
  development: ({ content }, it) => developmentText(content.developments[it]),
  developmentCard: ({ content }, it) => developmentCardText(content.developmentCards[it]),
  commanderCard: ({ content }, it) => commanderCardText(content.commanderCards[it]),
  exploration: ({ content }, it) => explorationText(content, content.explorationTokens[it]),
} as const satisfies Readonly<Record<string, (t: Table, it: number) => CardText>>;

export type TextKind = keyof typeof about;

const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(about, kind);

/** The rules text of a thing, clause by clause. */
export const clausesOf = ({ t }: Printed, kind: TextKind, it: number): CardText => about[kind](t, it);

/** The same of strongholds, of which there is one kind. */
export const strongholdClauses = (content: Pick<Content, 'stronghold'>): CardText => strongholdText(content);

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
  'usable.card': ['developmentCard', 'it'],
  'usable.turn': ['developmentCard', 'it'],
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
