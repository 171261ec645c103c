import type { TextKind } from '@runehold/runewars/rules/view/texts';
import type { ReactNode } from 'react';
import { linkTo } from '../../app/route.ts';
import { DeckCard } from '../../kit/deck-card.tsx';
import { Tip } from '../../table/tips/tip.tsx';
import { faceOf } from './cards/faces.tsx';
import styles from './closer-look.module.css';
import { cardRules, type MarkKind, markRules } from './tip-rules.ts';
import type { Drawing } from './use-drawing.ts';
import '../../table/words.ts';

type LinksProps = { readonly drawing: Drawing; readonly rule: string; readonly card?: string };

/** Where more is to be read about a thing: the rule, and the card in the library. */
const Links = ({ drawing: { speaker }, rule, card }: LinksProps): ReactNode => (
  <p className={styles.links}>
    <a href={linkTo('library', 'rules', 'runewars', rule)}>{speaker.say('table.log.rule', { id: rule })}</a>
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

/** A closer look at a card: its face, what it means now, and where to read on. */
export const CardLook = ({ drawing, kind, it, notes = [] }: CardLookProps): ReactNode => {
  const face = faceOf(drawing, kind, it);
  return (
    <div className={styles.look}>
      <DeckCard face={face} />
      <div className={styles.parchment}>
        {notes.map(note => (
          <p key={note}>{note}</p>
        ))}
        <Links drawing={drawing} rule={cardRules[kind]} card={face.seed} />
      </div>
    </div>
  );
};

type MarkLookProps = {
  readonly drawing: Drawing;
  readonly mark: MarkKind;
  readonly title: string;
  readonly notes?: readonly string[];
};

/** What a mark or token means. */
export const markText = ({ speaker }: Drawing, mark: MarkKind): string => speaker.word(`tip.${mark}`);

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

type MarkTipProps = MarkLookProps & {
  readonly className?: string | undefined;
  /** Whether Tab leads here; not where something beside it says the same. */
  readonly isStop?: boolean;
  readonly children: ReactNode;
};

/** A mark on the table, with what it means on a closer look. */
export const MarkTip = ({ children, className, isStop = true, ...look }: MarkTipProps): ReactNode => (
  <Tip
    label={[look.title, ...(look.notes ?? []), markText(look.drawing, look.mark)].join('. ')}
    look={<MarkLook {...look} />}
    className={className}
    isStop={isStop}
  >
    {children}
  </Tip>
);
