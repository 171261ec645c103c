import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { Deck } from '../../../kit/deck-card.tsx';
import type { PageKey } from '../../../text/page-words.ts';
import { icons, orderIcons, seasonIcons } from '../icons.ts';

type Back = { readonly deck: Deck; readonly sign: string; readonly name: PageKey };

/** The backs of the decks: what is seen of a card that the viewer does not know. */
export const backs = {
  order: { deck: 'order', sign: orderIcons[0], name: 'rw.card.order' },
  tactics: { deck: 'tactics', sign: icons.tactics, name: 'rw.card.tactics' },
  seasonCard: { deck: 'season', sign: seasonIcons[1], name: 'rw.card.season' },
  quest: { deck: 'quest', sign: icons.quest, name: 'rw.card.quest' },
  reward: { deck: 'reward', sign: icons.reward, name: 'rw.card.reward' },
  objective: { deck: 'objective', sign: icons.objective, name: 'rw.card.objective' },
  hero: { deck: 'hero', sign: icons.hero, name: 'rw.card.hero' },
  commanderCard: { deck: 'commander', sign: icons.commander, name: 'rw.card.commander' },
  exploration: { deck: 'token', sign: icons.rune, name: 'rw.card.exploration' },
  fate: { deck: 'fate', sign: icon('all-seeing-eye'), name: 'rw.card.fate' },
} as const satisfies Partial<Readonly<Record<TextKind | 'fate', Back>>>;
