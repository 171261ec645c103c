import type { ReactNode } from 'react';
import { Crest } from '../../kit/crest.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import type { FinalPlace, Finish } from '../art/finish.ts';
import { useTable } from '../session/table-context.ts';
import styles from './podium.module.css';

const numerals = ['', 'I', 'II', 'III', 'IV'] as const;
/** More signs than this are told as a number. */
const PIPS = 9;

type PlinthProps = { readonly standing: FinalPlace; readonly hasWon: boolean };

const Plinth = ({ standing, hasWon }: PlinthProps): ReactNode => {
  const table = useTable();
  const speaker = useSpeaker();
  const { seat, place, realm, figure, scored } = standing;
  const sign = table.art.story?.sign;
  const faction = table.art.factionOf?.(table, seat) ?? 'neutral';
  const player = speaker.say('table.who', { who: seat });
  return (
    <li className={`${styles.place} ${faction}`} data-place={place} data-won={hasWon} data-seat={seat}>
      {hasWon ? <Icon path={icon('laurel-crown')} className={styles.laurel} /> : undefined}
      <span className={styles.crest}>
        <Crest faction={faction} />
      </span>
      <div className={styles.plinth}>
        <span className="sr">{speaker.say('end.place', { n: place })}</span>
        <b aria-hidden="true">{numerals[place]}</b>
        {sign !== undefined && figure > 0 && figure <= PIPS ? (
          <span className={styles.pips} aria-hidden="true">
            {Array.from({ length: figure }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <Icon key={i} path={sign} />
            ))}
          </span>
        ) : undefined}
        <span className={styles.scored}>{scored}</span>
      </div>
      <p className={styles.who}>
        <b>{realm}</b>
        {realm === player ? undefined : <span>{player}</span>}
      </p>
    </li>
  );
};

/** Everybody on a plinth as high as they came in. */
export const Podium = ({ finish }: { finish: Finish }): ReactNode => {
  const { view } = useTable();
  const speaker = useSpeaker();
  return (
    <ol className={styles.podium} aria-label={speaker.say('end.podium')}>
      {finish.places.map(standing => (
        <Plinth key={standing.seat} standing={standing} hasWon={view.places[standing.seat] === 1} />
      ))}
    </ol>
  );
};
