import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import type { GameEntry, TablePlan } from '@runehold/protocol/hall/tables';
import { isSlow } from '@runehold/protocol/parts/clock-terms';
import { NAMELESS } from '@runehold/protocol/parts/nameless';
import { hostSays } from '@runehold/protocol/say';
import { shelf } from '@runehold/shelf/shelf';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { PageProps } from '../app/app.tsx';
import { houseOf } from '../app/houses.ts';
import { reasonOf } from '../app/notices.ts';
import { goTo, linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { useCall } from '../app/use-call.ts';
import type { Offered } from '../bots/bot-choice.ts';
import { introduce } from '../house/introduce.ts';
import { anyNumber, offeredNames } from '../join/offered-names.ts';
import { thisBrowser } from '../local/house.ts';
import { theServer } from '../remote/house.ts';
import { useSettings } from '../settings/settings.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../text/use-speaker.ts';
import { BoxChoice } from './box-choice.tsx';
import type { PlanNames, TableDraft, Takes } from './draft-table.ts';
import { chosenOptions, firstDraft, hasOpenSeat, mayGather, paceOf, seatPlans } from './draft-table.ts';
import styles from './new-table.module.css';
import { PackChoice } from './pack-choice.tsx';
import { PresetChoice } from './preset-choice.tsx';
import { RuleList } from './rule-list.tsx';
import { SeatRows } from './seat-rows.tsx';
import { SectionTitle } from './section-title.tsx';
import { SetUpSummary } from './set-up-summary.tsx';
import { setUpOf } from './set-ups.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useTableDraft } from './use-table-draft.ts';
import { WhereChoice } from './where-choice.tsx';
import './words.ts';

/** The parts of the page share the table in the making. */
export type DraftProps = {
  readonly draft: TableDraft;
  setDraft(draft: TableDraft): void;
  readonly entry: GameEntry;
  readonly takes: Takes;
};

/** Who may come, and see it. */
const admissionOf = ({ house, listed, password, private: isPrivate, unwatched, reliable }: TableDraft) => ({
  listed: listed && !isPrivate,
  ...(house === 'server' && isPrivate && { private: true as const }),
  ...(house === 'server' && !isPrivate && password !== '' && { password }),
  ...(house === 'server' && unwatched && { unwatched: true as const }),
  ...(house === 'server' && reliable && { reliable: true as const }),
});

/** Sets the table and goes there; or says why not. */
const useOpenTable = (
  draft: TableDraft,
  bots: Offered,
  offered: string,
): [open: () => void, refused: Message | undefined] => {
  const name = useSettings(settings => settings.name);
  const [refused, setRefused] = useState<Message>();
  const open = async (): Promise<void> => {
    const { pack } = draft;
    if (pack && !('name' in pack)) return setRefused(hostSays('refusal.content'));
    const house = houseOf(draft.house);
    const names: PlanNames = {
      // On a server one is called what one told it.
      ...(draft.house === 'here' && { own: name === '' ? NAMELESS : name }),
    };
    const plan: TablePlan = {
      game: draft.game,
      options: chosenOptions(
        { options: draft.options, seats: draft.seats.length },
        setUpOf(draft.game).seatOption,
      ),
      seats: seatPlans(draft, names, bots),
      ...(pack && { content: pack.text }),
      ...admissionOf(draft),
      pace: paceOf(draft),
      ...(draft.noVacation && isSlow(paceOf(draft)) && { noVacation: true }),
      ...((draft.gather || paceOf(draft) !== 'none') && mayGather(draft) && { gather: true }),
      ...(draft.outsideBots && draft.house === 'server' && hasOpenSeat(draft) && { outsideBots: true }),
    };
    try {
      if (house.id === 'server') await introduce(house, name.trim() === '' ? offered : name);
      const { table } = await house.call('set-table', plan);
      goTo('table', house.id, table);
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  return [() => void open(), refused];
};

type FormProps = { readonly pack: GamePack; readonly entry: GameEntry; readonly isFromDesk: boolean };

const Form = ({ pack, entry, isFromDesk }: FormProps): ReactNode => {
  const speaker = useTableSpeaker(pack);
  const props = useTableDraft(pack, entry, () => firstDraft(entry.id, entry.seats, setUpOf(entry.id).first));
  const { draft } = props;
  const [number] = useState(anyNumber);
  const [offered] = offeredNames(speaker, number, []);
  const [open, refused] = useOpenTable(draft, entry, offered);
  const server = useCall(theServer, 'me', {});
  return (
    <SpeakerContext value={speaker}>
      <main className={styles.page}>
        <div className={styles.choices}>
          <h1 className="sr">{speaker.say('app.new-table')}</h1>
          <PresetChoice {...props} />
          <ThemeChoice {...props} />
          <BoxChoice {...props} />
          <SeatRows {...props} mayBeOpen={server.state === 'answered'} />
          <WhereChoice {...props} reachable={server.state === 'answered'} offered={offered} />
          <section>
            <SectionTitle>{speaker.say('new.rules')}</SectionTitle>
            <RuleList {...props} />
            <PackChoice {...props} game={pack} isFromDesk={isFromDesk} />
          </section>
        </div>
        <SetUpSummary {...props} open={open} refused={refused} />
      </main>
    </SpeakerContext>
  );
};

/** One page on which a table is set. */
export const NewTable = ({ rest: [id = shelf.games[0].id, from] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const known = useCall(thisBrowser, 'games', {});
  const [pack, setPack] = useState<GamePack>();
  useEffect(() => {
    void shelf.find(id)?.pack().then(setPack);
  }, [id]);
  const entry = known.state === 'answered' ? known.output.games.find(game => game.id === id) : undefined;
  return (
    <>
      <TopBar>
        <ol className={styles.crumbs} aria-label={speaker.say('app.where')}>
          <li>
            <a href={linkTo()}>{speaker.say('app.hall')}</a>
          </li>
          <li aria-current="page">{speaker.say('app.new-table')}</li>
        </ol>
      </TopBar>
      {pack === undefined || entry === undefined ? (
        <main className={styles.page}>
          {known.state === 'failed' ? (
            <p role="alert">{speaker.message(known.reason)}</p>
          ) : (
            <p role="status">{speaker.say('app.loading')}</p>
          )}
        </main>
      ) : (
        <Form key={id} pack={pack} entry={entry} isFromDesk={from === 'pack'} />
      )}
    </>
  );
};
