import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { Button, buttonClass } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './decision-bar.module.css';
import { Refusal } from './refusal.tsx';

const TableScore = lazy(async () => ({
  default: (await import('../../replay/final-score.tsx')).TableScore,
}));

/** The way to the final score, where the game has one. */
const ScoreButton = ({ session }: { session: TableSession }): ReactNode => {
  const { art, speaker } = useTable();
  const [open, setOpen] = useState(false);
  if (art.Score === undefined) return undefined;
  return (
    <>
      <Button look="brass" onClick={() => setOpen(true)}>
        {speaker.say('bar.over.score')}
      </Button>
      <Dialog title={speaker.say('bar.over.score')} open={open} onClose={() => setOpen(false)} wide>
        <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
          <TableScore session={session} />
        </Suspense>
      </Dialog>
    </>
  );
};

/** The end: who came in where, and where to go from here. */
export const OverBar = (): ReactNode => {
  const { view, speaker, session } = useTable();
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const places = [...new Set(view.places)].sort((a, b) => a - b);
  const namesAt = (place: number): string =>
    seats
      .filter(seat => view.places[seat] === place)
      .map(seat => speaker.seat(seat))
      .join(', ');
  return (
    <section className={styles.bar} aria-label={speaker.say('bar.over')} data-over="true">
      <div className={styles.ask}>
        <h2>{speaker.say('bar.over')}</h2>
        <p className={styles.places}>
          {places.includes(1)
            ? places.map(place => (
                <span key={place} data-won={place === 1}>
                  {speaker.say('bar.over.place', { n: place, names: namesAt(place) })}
                </span>
              ))
            : speaker.say('bar.over.nobody')}
        </p>
        <Refusal />
      </div>
      {session === undefined ? undefined : (
        <div className={styles.go}>
          <ScoreButton session={session} />
          <a className={buttonClass('brass')} href={linkTo('replay', session.house.id, session.table)}>
            {speaker.say('bar.over.replay')}
          </a>
          <a className={buttonClass('paper')} href={linkTo()}>
            {speaker.say('bar.over.hall')}
          </a>
        </div>
      )}
    </section>
  );
};
