import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { Crest } from '../kit/crest.tsx';
import styles from './curtain.module.css';
import { useTable } from './session/table-context.ts';

/** Between two players at one screen: nothing of the table is on the page until the next one says to be seated. */
export const Curtain = ({ seat }: { seat: number }): ReactNode => {
  const table = useTable();
  const { speaker, session, art, view } = table;
  const ready = useRef<HTMLButtonElement>(null);
  const name = speaker.seat(seat);
  // What the last player saw leaves the page before the screen changes hands.
  useEffect(() => {
    if (view.viewer !== 'spectator') void session?.look('spectator');
    ready.current?.focus();
  }, [view.viewer, session]);
  return (
    <main className={styles.curtain} data-curtain={seat}>
      {art.factionOf === undefined ? undefined : <Crest faction={art.factionOf(table, seat)} />}
      <h2>{speaker.say('table.pass-to', { name })}</h2>
      <p>{speaker.say('table.pass-to.why')}</p>
      <Button ref={ready} look="brass" onClick={() => void session?.look(seat)}>
        {speaker.say('table.pass-to.ready', { name })}
      </Button>
    </main>
  );
};
