import type { ReactNode } from 'react';
import { memo } from 'react';
import styles from './card.module.css';
import type { CardFace, Mark } from './card-face.ts';
import type { Faction } from './factions.ts';
import { emblems } from './factions.ts';
import { Icon } from './icon.tsx';
import { Medallion } from './medallion.tsx';
import { Vista } from './vista.tsx';

/** Reading size shows the words of a card, table size its name and figures, small the same in the book face. */
export type CardSize = 'read' | 'table' | 'small';

/** From this many letters on a word is too long for a band in the display face. */
const LONG_WORD = 11;

/** From this many letters on a text needs the room of the picture. */
const WORDY = 88;

/** No card asks for more rolls than this. */
const dieKeys = ['first', 'second', 'third', 'fourth'] as const;

const hasLongWord = (name: string, size: CardSize): boolean =>
  name.split(/\s/).some(word => word.length >= (size === 'small' ? LONG_WORD - 1 : LONG_WORD));

const MarkAt = ({ mark, at }: { mark: Mark | undefined; at: string }): ReactNode =>
  mark === undefined ? undefined : (
    <Medallion shape={mark.shape} value={mark.value} changed={mark.changed} className={at} />
  );

const Words = ({ face }: { face: CardFace }): ReactNode => (
  <span className={styles.words}>
    {face.when === undefined ? undefined : <b>{face.when}</b>}
    {face.words}
  </span>
);

type CardProps = {
  readonly face: CardFace;
  readonly size?: CardSize;
  /** How many lie in the pile of which this is the top. */
  readonly count?: number | undefined;
  readonly turned?: boolean;
};

/** The front of a card. It is drawn and nothing else; what can be done with it is said by what it lies in. */
export const Card = memo(({ face, size = 'table', count, turned = false }: CardProps): ReactNode => {
  const isWordy = size === 'read' && (face.words?.length ?? 0) > WORDY;
  const classes = [
    styles.card,
    styles[size],
    face.faction,
    count !== undefined && count > 1 ? styles.pile : '',
    turned ? styles.turned : '',
    (face.costs?.length ?? 0) > 0 ? styles.costed : '',
    (face.costs?.length ?? 0) > 1 ? styles.dear : '',
    isWordy ? styles.wordy : '',
  ];
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      <span className={styles.face}>
        <span className={styles.art}>
          <Vista land={face.land} seed={face.seed} figure={face.figure} broad={isWordy} />
        </span>
        <span className={`${styles.name} ${hasLongWord(face.name, size) ? styles.long : ''}`}>
          {face.name}
        </span>
        {size === 'read' ? <Words face={face} /> : undefined}
        {size === 'read' && face.kind !== undefined ? (
          <span className={styles.kind}>{face.kind}</span>
        ) : undefined}
      </span>
      <MarkAt mark={face.gives} at={styles.topLeft} />
      <MarkAt mark={face.walls} at={styles.topRight} />
      <span className={styles.prices}>
        {face.costs?.map(({ shape, value, changed }) => (
          <Medallion key={shape} shape={shape} value={value} changed={changed} />
        ))}
      </span>
      {face.dice === undefined || face.dice === 0 ? undefined : (
        <span className={styles.dice}>
          {dieKeys.slice(0, face.dice).map(key => (
            <Medallion key={key} shape="die" />
          ))}
        </span>
      )}
      {face.gems === undefined ? undefined : <span className={styles.gems}>{'◆'.repeat(face.gems)}</span>}
      {face.ribbon === undefined ? undefined : (
        <span className={`${styles.ribbon} ${face.ribbon.gilt ? styles.gilt : ''}`}>{face.ribbon.text}</span>
      )}
      {face.note === undefined ? undefined : <span className={styles.note}>{face.note}</span>}
      {count === undefined ? undefined : <span className={styles.count}>{count}</span>}
    </span>
  );
});

/** The back of a card, one for each faction. */
export const CardBack = ({ faction, count }: { faction: Faction; count?: number | undefined }): ReactNode => (
  <span
    className={`${styles.card} ${styles.back} ${faction} ${count !== undefined && count > 1 ? styles.pile : ''}`}
    aria-hidden="true"
  >
    <span className={styles.face}>
      <Icon path={emblems[faction]} className={styles.emblem} />
    </span>
    {count === undefined ? undefined : <span className={styles.count}>{count}</span>}
  </span>
);
