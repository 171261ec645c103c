import type { ReactNode } from 'react';
import { memo } from 'react';
import styles from './card.module.css';
import type { CardFace, Mark } from './card-face.ts';
import type { Faction } from './factions.ts';
import { emblems } from './factions.ts';
import { Icon } from './icon.tsx';
import { Medallion } from './medallion.tsx';
import { Vista } from './vista.tsx';

/** Reading size shows the words of a card, table size its name and figures. */
export type CardSize = 'read' | 'table';

/** From this many letters on a word needs smaller letters, or closer ones, to stay whole on its band. */
const LONG_WORD = 9;
const LONGEST_WORD = 12;

/** From this many letters on a text needs the room of the picture. */
const WORDY = 88;

/** No card asks for more rolls than this. */
const dieKeys = ['first', 'second', 'third', 'fourth'] as const;

const lengthOf = (name: string): string => {
  const longest = Math.max(...name.split(/\s/).map(word => word.length));
  if (longest >= LONGEST_WORD) return `${styles.long} ${styles.longest}`;
  return longest >= LONG_WORD ? styles.long : '';
};

const MarkAt = ({ mark, at }: { mark: Mark | undefined; at: string }): ReactNode =>
  mark === undefined ? undefined : (
    <Medallion shape={mark.shape} value={mark.value} changed={mark.changed} className={at} />
  );

const Words = ({ face }: { face: CardFace }): ReactNode => (
  <span className={styles.words}>
    {(face.costs?.length ?? 0) > 0 ? (
      // The words flow around the price in the corner.
      <>
        <i className={styles.fall} />
        <i className={styles.corner} />
      </>
    ) : undefined}
    {face.when === undefined ? undefined : <b>{face.when}</b>}
    {face.words}
  </span>
);

/** What it costs, and its stage. At table size they stand on the picture, so that no name lies under a coin. */
const Corners = ({ face: { costs = [], gems } }: { face: CardFace }): ReactNode => (
  <>
    <span className={styles.prices}>
      {costs.map(({ shape, value, changed }) => (
        <Medallion key={shape} shape={shape} value={value} changed={changed} />
      ))}
    </span>
    {gems === undefined ? undefined : <span className={styles.gems}>{'◆'.repeat(gems)}</span>}
  </>
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
    (face.costs?.length ?? 0) > 1 ? styles.dear : '',
    isWordy ? styles.wordy : '',
  ];
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      <span className={styles.face}>
        <span className={styles.art}>
          <Vista land={face.land} seed={face.seed} figure={face.figure} broad={isWordy} />
          {size === 'table' ? <Corners face={face} /> : undefined}
        </span>
        <span className={`${styles.name} ${lengthOf(face.name)}`}>{face.name}</span>
        {size === 'read' ? <Words face={face} /> : undefined}
        {size === 'read' && face.kind !== undefined ? (
          <span className={styles.kind}>{face.kind}</span>
        ) : undefined}
      </span>
      <MarkAt mark={face.gives} at={styles.topLeft} />
      <MarkAt mark={face.walls} at={styles.topRight} />
      {size === 'read' ? <Corners face={face} /> : undefined}
      {face.dice === undefined || face.dice === 0 ? undefined : (
        <span className={styles.dice}>
          {dieKeys.slice(0, face.dice).map(key => (
            <Medallion key={key} shape="die" />
          ))}
        </span>
      )}
      {face.ribbon === undefined ? undefined : (
        <span className={`${styles.ribbon} ${face.ribbon.gilt ? styles.gilt : ''}`}>{face.ribbon.text}</span>
      )}
      {face.note === undefined ? undefined : (
        <span className={styles.note} data-token="sum">
          {face.note}
        </span>
      )}
      {count === undefined ? undefined : (
        <span className={styles.count} data-token="count">
          {count}
        </span>
      )}
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
    {count === undefined ? undefined : (
      <span className={styles.count} data-token="count">
        {count}
      </span>
    )}
  </span>
);
