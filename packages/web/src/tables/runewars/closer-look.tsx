import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { ReactNode } from 'react';
import { linkTo } from '../../app/route.ts';
import { DeckCard } from '../../kit/deck-card.tsx';
import { faceOf } from './cards/faces.tsx';
import styles from './closer-look.module.css';
import { cardRules, type MarkKind, markRules } from './tip-rules.ts';
import type { Drawing } from './use-drawing.ts';

type LinksProps = { readonly drawing: Drawing; readonly rule: string; readonly card?: string };

/** Where more is to be read about a thing: the rule, and the card in the library. */
const Links = ({ drawing: { speaker }, rule, card }: LinksProps): ReactNode => (
  <p className={styles.links}>
    <a href={linkTo('library', 'rules', 'runewars', rule)}>{speaker.say('rw.look.rule', { id: rule })}</a>
    {card === undefined ? undefined : (
      <a href={linkTo('library', 'cards', 'runewars', card)}>{speaker.say('rw.look.card')}</a>
    )}
  </p>
);

type CardLookProps = {
  readonly drawing: Drawing;
  readonly kind: TextKind;
  readonly it: number;
  /** What there is to be said of it at this table, now. */
  readonly notes?: readonly string[];
};

const idOf = ({ sight: { content } }: Drawing, kind: TextKind, it: number): string =>
  ({
    order: content.orders,
    tactics: content.tacticsCards,
    quest: content.questCards,
    reward: content.rewardCards,
    objective: content.objectiveCards,
    seasonCard: content.seasonCards,
    title: content.titles,
    hero: content.heroes,
    unit: content.units,
    city: content.cities,
    development: content.developments,
    exploration: content.explorationTokens,
  })[kind][it].id;

/** A closer look at a card: its face, what it means now, and where to read on. */
export const CardLook = ({ drawing, kind, it, notes = [] }: CardLookProps): ReactNode => (
  <div className={styles.look}>
    <DeckCard face={faceOf(drawing, kind, it)} />
    <div className={styles.parchment}>
      {notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      <Links drawing={drawing} rule={cardRules[kind]} card={idOf(drawing, kind, it)} />
    </div>
  </div>
);

type MarkLookProps = {
  readonly drawing: Drawing;
  readonly mark: MarkKind;
  readonly title: string;
  readonly notes?: readonly string[];
};

/** What a mark or token means. */
export const markText = ({ speaker }: Drawing, mark: MarkKind): string =>
  speaker.message({ key: `tip.${mark}`, args: {} });

/** A closer look at a mark or a token that no card explains. */
export const MarkLook = ({ drawing, mark, title, notes = [] }: MarkLookProps): ReactNode => (
  <div className={styles.parchment}>
    <b>{title}</b>
    {[...notes, markText(drawing, mark)].map(note => (
      <p key={note}>{note}</p>
    ))}
    <Links drawing={drawing} rule={markRules[mark]} />
  </div>
);
