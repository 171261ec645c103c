import type { AdminAct, AdminView } from '@runehold/protocol/hall/admin';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Field, Refused } from '../account/parts.tsx';
import { Prove } from '../account/prove.tsx';
import { useAccount, useDoing } from '../account/use-account.ts';
import type { PageProps } from '../app/app.tsx';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { useCall } from '../app/use-call.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './admin.module.css';
import { Announce } from './announce.tsx';
import { Machinery } from './machinery.tsx';
import type { PartProps } from './part-props.ts';
import { Problems } from './problems.tsx';
import { ReportCard } from './report-card.tsx';
import './words.ts';

const useTime = (): ((at: number) => string) => {
  const speaker = useSpeaker();
  const format = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'short', timeStyle: 'short' });
  return at => format.format(at);
};

const Reports = ({ view: { reports, hours }, busy, act }: PartProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={styles.sheet}>
      <h2>{speaker.say('admin.reports')}</h2>
      {reports.length === 0 ? <p>{speaker.say('admin.reports.none')}</p> : undefined}
      <ul className={styles.list}>
        {reports.map(report => (
          <ReportCard
            key={`${report.table} ${report.line}`}
            report={report}
            hours={hours}
            busy={busy}
            act={act}
          />
        ))}
      </ul>
    </section>
  );
};

const InForce = ({ view: { bans }, busy, act }: PartProps): ReactNode => {
  const speaker = useSpeaker();
  const time = useTime();
  return (
    <section className={styles.sheet}>
      <h2>{speaker.say('admin.bans')}</h2>
      {bans.length === 0 ? <p>{speaker.say('admin.bans.none')}</p> : undefined}
      <ul className={styles.list}>
        {bans.map(({ id, kind, name, until }) => (
          <li key={id} className={styles.row}>
            <span>
              <b>{name}</b> {speaker.say(`admin.ban.${kind}`)},{' '}
              {speaker.say('admin.until', { time: time(until) })}
            </span>
            <Button look="paper" disabled={busy} onClick={() => act({ act: 'lift', ban: id })}>
              {speaker.say('admin.act.lift')}
              <span className="sr"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const VoidRating = ({ busy, act }: Omit<PartProps, 'view'>): ReactNode => {
  const speaker = useSpeaker();
  const [given, setGiven] = useState('');
  const table = /[\w-]{16}(?=$|\/)/.exec(given.trim())?.[0];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (table !== undefined) act({ act: 'void-rating', table });
  };
  return (
    <section className={styles.sheet}>
      <h2>{speaker.say('admin.act.void-rating')}</h2>
      <p>{speaker.say('admin.void.about')}</p>
      <form className={styles.acts} onSubmit={submit}>
        <Field
          label={speaker.say('admin.void.table')}
          value={given}
          autoComplete="off"
          onChange={event => setGiven(event.currentTarget.value)}
        />
        <Button look="paper" type="submit" disabled={busy || table === undefined}>
          {speaker.say('admin.act.void-rating')}
        </Button>
      </form>
    </section>
  );
};

/** Rated games of people in one place, to be looked at. */
const Beside = ({ view: { beside }, busy, act }: PartProps): ReactNode => {
  const speaker = useSpeaker();
  const time = useTime();
  if (beside.length === 0) return undefined;
  return (
    <section className={styles.sheet} data-beside>
      <h2>{speaker.say('admin.beside')}</h2>
      <p>{speaker.say('admin.beside.about')}</p>
      <ul className={styles.list}>
        {beside.map(({ table, at, names }) => (
          <li key={table} className={styles.row}>
            <span>
              {time(at)} <b>{names.join(', ')}</b>{' '}
              <a href={linkTo('replay', 'server', table)}>{speaker.say('admin.beside.watch')}</a>
            </span>
            {(['fair', 'void-rating'] as const).map(done => (
              <Button key={done} look="paper" disabled={busy} onClick={() => act({ act: done, table })}>
                {speaker.say(`admin.act.${done}`)}
                <span className="sr"> {names.join(', ')}</span>
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Past = ({ view: { frozen, deeds, may }, busy, act }: PartProps): ReactNode => {
  const speaker = useSpeaker();
  const time = useTime();
  const nameOf = (act: string): string =>
    speaker.knows(`admin.act.${act}`) ? speaker.word(`admin.act.${act}`) : act;
  return (
    <>
      {frozen.length === 0 ? undefined : (
        <section className={styles.sheet}>
          <h2>{speaker.say('admin.frozen')}</h2>
          <ul className={styles.list}>
            {frozen.map(({ table, at }) => (
              <li key={`${table} ${at}`} className={styles.row}>
                <span>
                  {time(at)} {table}
                </span>
                {may.includes('thaw') ? (
                  <Button look="paper" disabled={busy} onClick={() => act({ act: 'thaw', table })}>
                    {speaker.say('admin.act.thaw')}
                    <span className="sr"> {table}</span>
                  </Button>
                ) : undefined}
              </li>
            ))}
          </ul>
        </section>
      )}
      {deeds.length === 0 ? undefined : (
        <section className={styles.sheet}>
          <h2>{speaker.say('admin.deeds')}</h2>
          <ul className={styles.list}>
            {deeds.map(({ at, by, act: deed, about }) => (
              <li key={`${at} ${deed} ${about}`}>
                {time(at)} <b>{by}</b>: {nameOf(deed)} ({about})
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

/** Where those are who keep order. Everybody else is told that it is not for them. */
export const AdminPage = (_: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const [account] = useAccount();
  const first = useCall(theServer, 'admin', {});
  const [changed, setView] = useState<AdminView>();
  const { busy, refused = first.state === 'failed' ? first.reason : undefined, run } = useDoing();
  const view = changed ?? (first.state === 'answered' ? first.output : undefined);
  const refresh = async (): Promise<void> => setView(await theServer.call('admin', {}));
  const act = (done: AdminAct): void =>
    run(async () => setView(await theServer.call('admin-act', { do: done })));
  const needsProof = view?.proved === false || refused?.key === 'refusal.prove';
  return (
    <RoomPage className={styles.page}>
      <section className={styles.sheet} data-admin>
        <h1>{speaker.say('admin.title')}</h1>
        {view ? <p data-role={view.role}>{speaker.say(`admin.role.${view.role}`)}</p> : undefined}
        <p>{speaker.say('admin.about')}</p>
        {needsProof && account ? <Prove account={account} onProved={() => run(refresh)} /> : undefined}
        {refused?.key === 'refusal.prove' ? undefined : <Refused reason={refused} />}
      </section>
      {view?.proved && !needsProof ? (
        <>
          <Reports view={view} busy={busy} act={act} />
          <InForce view={view} busy={busy} act={act} />
          <Beside view={view} busy={busy} act={act} />
          <VoidRating busy={busy} act={act} />
          {view.may.includes('announce') ? <Announce view={view} busy={busy} act={act} /> : undefined}
          <Problems view={view} />
          <Machinery view={view} />
          <Past view={view} busy={busy} act={act} />
        </>
      ) : undefined}
    </RoomPage>
  );
};
