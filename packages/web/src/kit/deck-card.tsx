import type { CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import styles from './deck-card.module.css';
import { Icon } from './icon.tsx';
import { keyed } from './keyed.ts';
import type { LandKind } from './landscape.ts';
import { Vista } from './vista.tsx';

/** The decks and stocks that are told apart by the colour of their band and the sign on its roundel. */
export type Deck =
  | 'order'
  | 'tactics'
  | 'season'
  | 'quest'
  | 'reward'
  | 'hero'
  | 'commander'
  | 'objective'
  | 'title'
  | 'fate'
  | 'site'
  | 'token'
  | 'daqan'
  | 'latari'
  | 'uthuk'
  | 'waiqar'
  | 'neutral';

/** All that is drawn on a card of a deck: a band with its roundel, a picture, words on parchment, and a footer. */
export type DeckFace = {
  readonly deck: Deck;
  /** What kind of card it is. */
  readonly over: string;
  readonly name: string;
  /** The sign on the roundel. */
  readonly sign: string;
  readonly land: LandKind;
  readonly seed: string;
  /** What stands in the picture: a path in a square of 512, or a drawing of its own. */
  readonly figure?: string | undefined;
  readonly picture?: ReactNode;
  /** The picture is the thing itself and takes all the room there is. */
  readonly isTall?: boolean;
  /** The number on the pennant. */
  readonly number?: number;
  readonly figures?: readonly { readonly name: string; readonly value: number }[];
  readonly lines: readonly DeckLine[];
  /** When and where, or how many there are. */
  readonly foot: readonly [left: string, right: string];
};

/** One thing that a card says, with the mark of a destiny where it is what follows from it. */
export type DeckLine = {
  readonly text: string;
  readonly mark?: 'red' | 'grey' | 'gold';
  readonly quiet?: boolean;
};

type DeckCardProps = {
  readonly face: DeckFace;
  /** Small shows band and picture only. */
  readonly size?: 'read' | 'small';
};

/** How many letters of a name's longest word fit on a line, without a number beside it and with one. */
const LETTERS = 12;
const LETTERS_BY_NUMBER = 9.5;

/** A name with a longer word is set smaller, so that the word is not broken. */
const fitted = (name: string, letters: number): CSSProperties => {
  const longest = Math.max(...name.split(/[\s-]/).map(word => word.length));
  return { '--fit': Math.min(1, letters / longest) } as CSSProperties;
};

/** The front of a card of a deck. */
export const DeckCard = memo(({ face, size = 'read' }: DeckCardProps): ReactNode => {
  const { deck, over, name, sign, land, seed, figure, picture, isTall = false } = face;
  const { number, figures, lines, foot } = face;
  return (
    <article className={`${styles.card} ${styles[deck]} ${styles[size]}`}>
      <header className={styles.band}>
        <span className={styles.roundel}>
          <Icon path={sign} className={styles.sign} />
        </span>
        <span className={styles.names}>
          <small>{over}</small>
          <h3 style={fitted(name, number === undefined ? LETTERS : LETTERS_BY_NUMBER)}>{name}</h3>
        </span>
        {number === undefined ? undefined : <span className={styles.number}>{number}</span>}
      </header>
      <div className={`${styles.picture} ${isTall ? styles.tall : ''}`}>
        {picture ?? <Vista land={land} seed={seed} figure={figure} broad />}
      </div>
      {size === 'small' ? undefined : (
        <>
          <div className={styles.words}>
            {figures === undefined ? undefined : (
              <dl className={styles.figures}>
                {figures.map(each => (
                  <div key={each.name}>
                    <dt>{each.name}</dt>
                    <dd>{each.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {keyed(lines, ({ text }) => text).map(({ key, item: { text, mark, quiet } }) => (
              <p key={key} data-mark={mark} data-quiet={quiet}>
                {text}
              </p>
            ))}
          </div>
          {foot.join('') === '' ? undefined : (
            <footer className={styles.foot}>
              <span>{foot[0]}</span>
              <span>{foot[1]}</span>
            </footer>
          )}
        </>
      )}
    </article>
  );
});

/** The back of a deck. */
export const DeckBack = ({ deck, sign, name }: { deck: Deck; sign: string; name: string }): ReactNode => (
  <span className={`${styles.back} ${styles[deck]}`}>
    <Icon path={sign} className={styles.backSign} />
    <span>{name}</span>
  </span>
);
