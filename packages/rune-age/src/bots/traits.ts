import type { Content, DeckCard } from '../content/types.ts';
import { CARD_KINDS } from '../layout.ts';

/** What an army reckons with in a card, as plain numbers. */
export type Traits = {
  readonly unit: boolean;
  readonly tactic: boolean;
  /** Can be played into a combat. */
  readonly playable: boolean;
  readonly strength: number;
  readonly gold: number;
  readonly indestructible: boolean;
  /** Brings another card when played. */
  readonly draws: boolean;
  /** Brings another of its kind from the discard pile. */
  readonly summons: boolean;
  /** Strength each unit of the army gains. */
  readonly cry: number;
  /** Strength for a discarded card. */
  readonly machine: number;
  /** Strength for each other unit. */
  readonly leads: number;
  /** Strength for each unit it wounds. */
  readonly lord: number;
  /** Strength once wounded. */
  readonly rage: number;
  /** Wounds one of its own when played. */
  readonly wounds: boolean;
  /** Takes a unit from the other side. */
  readonly kills: boolean;
  readonly card: DeckCard;
};

const drawing = ['draw', 'reveal-own-kind', 'reveal-up-to', 'reveal-one-of'];
const killing = ['destroy-opposing', 'destroy-outnumbered', 'opponent-destroys-unit'];

const read = (card: DeckCard): Traits => {
  const { ability, kind } = card;
  const effect = ability?.effect;
  const inCombat = ability?.timing !== 'action';
  return {
    unit: kind === 'unit',
    tactic: kind === 'tactic',
    playable: kind === 'unit' || (kind === 'tactic' && inCombat),
    strength: card.strength ?? 0,
    gold: card.gold ?? 0,
    indestructible: card.trait === 'indestructible',
    draws: inCombat && effect !== undefined && drawing.includes(effect.kind),
    summons: effect?.kind === 'summon-own-kind',
    cry: effect?.kind === 'strengthen-all' ? effect.amount : 0,
    machine: effect?.kind === 'strengthen' && effect.ifWounded !== true ? effect.amount : 0,
    leads: effect?.kind === 'strengthen-by-others' ? effect.amount : 0,
    lord: effect?.kind === 'strengthen-by-wounds' ? effect.amount : 0,
    rage: effect?.kind === 'strengthen' && effect.ifWounded === true ? effect.amount : 0,
    wounds: ability?.timing === 'when-played' && ability.price?.kind === 'wound-friendly',
    kills: effect !== undefined && killing.includes(effect.kind),
    card,
  };
};

const known = new WeakMap<Content, readonly Traits[]>();

/** The traits of every card by its number, the marked copies included. */
export const traitsOf = (content: Content): readonly Traits[] => {
  const found = known.get(content);
  if (found) return found;
  const kinds = content.cards.slice(0, CARD_KINDS).map(read);
  const all = [...kinds, ...kinds];
  known.set(content, all);
  return all;
};

/**
 * What a card adds to an army of about five, its ability included. A hand has room for five cards, so what matters is
 * strength for each card and not strength for the price.
 */
export const punch = ({
  strength,
  draws,
  summons,
  cry,
  machine,
  leads,
  lord,
  rage,
  kills,
  unit,
}: Traits): number => {
  if (cry > 0) return 3 * cry;
  if (!unit) return 0;
  return (
    strength +
    (draws ? 0.8 : 0) +
    (summons ? 0.7 : 0) +
    (machine > 0 ? 0.7 * machine : 0) +
    (leads > 0 ? 3 * leads : 0) +
    (lord > 0 ? 2 * lord : 0) +
    (rage > 0 ? 0.3 * rage : 0) +
    (kills ? 0.4 : 0)
  );
};
