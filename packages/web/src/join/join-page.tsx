import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Icon } from '../kit/icon.tsx';
import { Vista } from '../kit/vista.tsx';
import { setUpOf } from '../new-table/set-ups.ts';
import { packText } from '../table/played-pack.ts';
import type { TableSession } from '../table/session/session.ts';
import type { LoadedGame } from '../table/use-game.ts';
import { nameOf } from '../text/holder-name.ts';
import type { Speaker } from '../text/speaker.ts';
import { SpeakerContext, useTableSpeaker } from '../text/use-speaker.ts';
import styles from './join.module.css';
import { JoinCard } from './join-card.tsx';
import { SeatRing } from './seat-ring.tsx';
import './words.ts';
import '../new-table/words.ts';
import '../table/words.ts';
import '../hall/words.ts';

type JoinPageProps = { readonly session: TableSession; readonly game: LoadedGame; readonly view: WireView };

/** What a table is called, and how it looks from afar. */
const sightOf = ({ pack }: LoadedGame, options: Readonly<Record<string, string>>, speaker: Speaker) => {
  const { theme, minutes, picture } = setUpOf(pack.game.id);
  const option = theme && pack.game.layout.options[theme.option];
  const value = theme && option && (options[theme.option] ?? option.values[option.usual]);
  const game = speaker.word('game.name');
  if (theme === undefined || value === undefined)
    return { game, title: game, theme: undefined, about: undefined, minutes, picture };
  return {
    game,
    title: speaker.word(`option.${theme.option}.${value}`),
    theme: value,
    about: speaker.word(theme.aboutKey(value)),
    minutes,
    picture: theme.pictures[value],
  };
};

/** Who invites to what. */
const bidding = (speaker: Speaker, host: string | undefined, game: string, hasTheme: boolean): string => {
  if (host === undefined)
    return hasTheme ? speaker.say('join.by.nobody.theme', { game }) : speaker.say('join.by.nobody');
  return hasTheme
    ? speaker.say('join.by.theme', { name: host, game })
    : speaker.say('join.by', { name: host });
};

/** What a stranger sees who opens an invitation: the table from the door, and the seats that are free. */
export const JoinPage = ({ session, game, view }: JoinPageProps): ReactNode => {
  const { pack, art } = game;
  const speaker = useTableSpeaker(pack);
  const withPack = packText(pack, speaker);
  const { players, knowers } = session.store(state => state.people);
  const options = session.store(state => state.options);
  const [wanted, choose] = useState<number>();
  const { seatOption } = setUpOf(pack.game.id);
  const sight = sightOf(game, options, speaker);
  const factionOf = (seat: number) => art.factionOf?.({ view, pack }, seat) ?? 'neutral';
  const free = players
    .filter(({ may }) => may.includes('sit'))
    .map(({ seat }) => {
      const faction = factionOf(seat);
      const key = `option.${seatOption?.(seat)}.${faction}`;
      return {
        seat,
        faction,
        plays: speaker.knows(key) ? speaker.word(key) : undefined,
        byVote: players[seat]?.byVote === true,
      };
    });
  const chosen = (free.find(({ seat }) => seat === wanted) ?? free[0])?.seat;
  const names = players.flatMap(({ holder, seat }) =>
    holder.kind === 'open' ? [] : [nameOf(speaker, holder, seat)],
  );
  const host = players.find(player => player.host)?.holder;
  return (
    <SpeakerContext value={speaker}>
      <div className={styles.page} data-door>
        <TopBar />
        <main className={styles.door}>
          <div className={styles.sky} aria-hidden="true">
            <Vista
              land={sight.picture?.land ?? 'daqan'}
              seed={sight.title}
              figure={sight.picture?.figure}
              broad
            />
          </div>
          <div className={styles.about}>
            <p className={styles.by}>
              {bidding(
                speaker,
                host?.kind === 'person' ? host.name : undefined,
                sight.game,
                sight.theme !== undefined,
              )}
            </p>
            <h1>{sight.title}</h1>
            <ul className={styles.facts}>
              <li>{speaker.say('join.players', { n: players.length })}</li>
              <li>
                {speaker.say('new.minutes', {
                  from: sight.minutes[0] * players.length,
                  to: sight.minutes[1] * players.length,
                })}
              </li>
              {withPack ? <li>{withPack}</li> : undefined}
            </ul>
            <div className={styles.lay}>
              <SeatRing players={players} factionOf={factionOf} chosen={chosen} />
              <ul className={styles.how}>
                {sight.about === undefined ? undefined : <li>{sight.about}</li>}
                <li>
                  <Icon path={icon('wooden-chair')} />
                  <span>
                    <b>{speaker.say('join.back')}</b> {speaker.say('join.back.about')}
                  </span>
                </li>
                <li>
                  <Icon path={icon('spyglass')} />
                  <span>
                    <b>{speaker.say('join.looking')}</b> {speaker.say('join.looking.about')}
                  </span>
                </li>
              </ul>
            </div>
          </div>
          <JoinCard
            session={session}
            taken={names}
            knowers={knowers}
            free={free}
            chosen={chosen}
            choose={choose}
            watch={linkTo('table', session.house.id, session.table, 'watch')}
          />
        </main>
      </div>
    </SpeakerContext>
  );
};
