import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Crest } from '../../kit/crest.tsx';
import { isForTable, useKeys } from '../../kit/use-keys.ts';
import { AheadButton } from '../ahead/ahead-button.tsx';
import { PauseLeft } from '../company/pause-left.tsx';
import { PresenceMark } from '../company/presence-mark.tsx';
import { InviteButton } from '../menu/invite.tsx';
import { SitButton } from '../menu/sit-button.tsx';
import type { TableSession } from '../session/session.ts';
import { type TableInPlay, useTable } from '../session/table-context.ts';
import styles from './decision-bar.module.css';
import { Paces } from './paces.tsx';
import { Refusal } from './refusal.tsx';

/** Seats to sit down on, for somebody who only watches. */
const OpenSeats = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  return people.players
    .filter(({ may }) => may.includes('sit'))
    .map(({ seat, mayTakeBack }) => (
      <SitButton
        key={seat}
        session={session}
        seat={seat}
        look="brass"
        label={
          mayTakeBack
            ? speaker.say('table.menu.back')
            : speaker.say('table.menu.sit', { name: speaker.seat(seat) })
        }
      />
    ));
};

/** Who acts between the one that is waited for and the viewer, where the game has an order of play. */
const nextLine = (table: TableInPlay, waited: readonly number[]): string | undefined => {
  const { art, view, speaker } = table;
  if (typeof view.viewer !== 'number') return undefined;
  const order = art.playOrderOf?.(table) ?? [];
  const from = order.findIndex(seat => waited.includes(seat));
  const to = order.indexOf(view.viewer);
  if (from < 0 || to <= from) return undefined;
  const between = order.slice(from + 1, to);
  return between.length === 0
    ? speaker.say('bar.next.you')
    : speaker.say('bar.next.after', { names: between.map(seat => speaker.who(seat)).join(', ') });
};

/** How far a bot has come that plays for the viewer, where one does. */
const mindedLine = ({ art, view, speaker, people, records }: TableInPlay): string | undefined => {
  const player = people.players.find(({ seat }) => seat === view.viewer);
  if (player?.holder.kind !== 'bot' || !player.mayTakeBack) return undefined;
  const n = records.filter(({ kind }) => kind === 'answered').length;
  const chapter = art.chapterOf?.(view) ?? '';
  return chapter === '' ? speaker.say('bar.minded', { n }) : speaker.say('bar.minded.in', { n, chapter });
};

/** Shown while it is not one's own move: who plays, when one is next, and how fast it is shown. */
export const WaitingBar = (): ReactNode => {
  const table = useTable();
  const { view, speaker, session, people, art } = table;
  const frozen = session?.store(state => state.frozen) ?? false;
  const mayUndo = session?.store(state => state.refusedUndo) === undefined && view.viewer !== 'spectator';
  const waited = view.waiting.filter(({ answered }) => !answered).map(({ seat }) => seat);
  const names = waited.map(seat => speaker.who(seat)).join(', ');
  // Nobody can be waited for who is not there yet.
  const isForNobody = waited.some(seat => people.players[seat]?.holder.kind === 'open');
  const waiting = speaker.say(isForNobody ? 'bar.waiting.open' : 'bar.waiting', { names });
  const { play, rests } = people;
  const rest = play === 'on' ? undefined : speaker.say(`company.${play}`);
  const next = nextLine(table, waited);
  const minded = mindedLine(table);
  useKeys(event => {
    if (event.key !== ' ' || !isForTable(event) || document.activeElement?.matches('button, a, [role]'))
      return;
    event.preventDefault();
    session?.showing.skip();
  });
  return (
    <section className={styles.waiting} aria-label={speaker.say('bar.decision')} data-waiting="true">
      {art.factionOf === undefined || waited.length !== 1 ? undefined : (
        <span className={styles.emblem}>
          <Crest faction={art.factionOf(table, waited[0])} />
        </span>
      )}
      <h2>
        {frozen ? speaker.say('table.frozen') : (rest ?? waiting)}
        {session && rests !== undefined ? <PauseLeft session={session} rests={rests} /> : undefined}
        {rest !== undefined || next === undefined ? undefined : ` · ${next}`}
        {waited.map(seat => (
          <PresenceMark key={seat} seat={seat} />
        ))}
        {view.viewer === 'spectator' ? ` · ${speaker.say('bar.watching')}` : undefined}
        {minded === undefined ? undefined : <span data-minded>{` · ${minded}`}</span>}
      </h2>
      <Refusal />
      {session === undefined ? undefined : (
        <>
          {view.viewer === 'spectator' ? <OpenSeats session={session} /> : undefined}
          {isForNobody ? <InviteButton session={session} /> : undefined}
          {people.may.includes('resume') ? (
            <Button look="brass" onClick={() => void session.propose('resume')}>
              {speaker.say('company.resume')}
            </Button>
          ) : undefined}
          {people.players
            .filter(({ seat, may }) => waited.includes(seat) && may.includes('nudge'))
            .map(({ seat }) => (
              <Button key={seat} look="paper" onClick={() => void session.nudge(seat)}>
                {speaker.say('company.nudge')}
                <span className="sr">{` ${speaker.seat(seat)}`}</span>
              </Button>
            ))}
          <AheadButton />
          <Paces session={session} />
          {mayUndo ? (
            <Button look="paper" onClick={() => void session.deeds.undo()}>
              <span aria-hidden="true">↶</span> {speaker.say('bar.undo')}
            </Button>
          ) : undefined}
          <button
            type="button"
            className={styles.skip}
            aria-keyshortcuts="Space"
            onClick={() => session.showing.skip()}
          >
            {speaker.say('bar.skip')}
          </button>
        </>
      )}
    </section>
  );
};
