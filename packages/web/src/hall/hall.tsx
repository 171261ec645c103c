import type { ReactNode } from 'react';
import type { PageProps } from '../app/app.tsx';
import { RoomLinks } from '../app/room-links.tsx';
import { TopBar } from '../app/top-bar.tsx';
import { useCall } from '../app/use-call.ts';
import { thisBrowser } from '../local/house.ts';
import { theServer } from '../remote/house.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { FindTable } from './find/find-table.tsx';
import styles from './hall.module.css';
import { Learn } from './learn.tsx';
import { GameShelf } from './shelf.tsx';
import type { HousedTable } from './slip.tsx';
import { TableList } from './table-list.tsx';
import { usePages } from './use-pages.ts';
import { WhoIAm } from './who-i-am.tsx';
import { YourGames } from './your-games.tsx';
import './words.ts';

/** How often the server is asked what is going on, in milliseconds. */
const EVERY = 15_000;

/** The first room: what there is to play, one's own games, and those of others. */
export const Hall = (_: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const name = useSettings(settings => settings.name);
  const here = useCall(thisBrowser, 'tables', {});
  const server = useCall(theServer, 'tables', {}, EVERY);
  const elsewhere = server.state === 'answered' ? server.output : undefined;
  const mine = usePages(theServer, 'mine', elsewhere?.mine, elsewhere?.more.mine);
  const open = usePages(theServer, 'open', elsewhere?.open, elsewhere?.more.open);
  const watch = usePages(theServer, 'watch', elsewhere?.watch, elsewhere?.more.watch);
  const tables: HousedTable[] = [
    ...(here.state === 'answered' ? here.output.mine.map(table => ({ house: 'here' as const, table })) : []),
    ...(mine.tables?.map(table => ({ house: 'server' as const, table })) ?? []),
  ];
  return (
    <>
      <TopBar tools={<WhoIAm own={name} />}>
        <RoomLinks here="hall" />
      </TopBar>
      <main className={styles.hall}>
        <GameShelf />
        <YourGames
          tables={tables}
          more={mine.more}
          isAsking={here.state === 'asking' || server.state === 'asking'}
          trouble={here.state === 'failed' ? here.reason : undefined}
        />
        <div className={styles.panels}>
          {elsewhere?.invited.length ? (
            <TableList
              title={speaker.say('hall.invited')}
              none=""
              action={speaker.say('hall.sit')}
              tables={elsewhere.invited}
              more={undefined}
              trouble={undefined}
            />
          ) : undefined}
          <TableList
            title={speaker.say('hall.open')}
            none={speaker.say('hall.open.none')}
            action={speaker.say('hall.sit')}
            {...open}
            trouble={server.state === 'failed' ? server.reason : undefined}
          />
          <TableList
            title={speaker.say('hall.now')}
            none={speaker.say('hall.now.none')}
            action={speaker.say('hall.watch')}
            {...watch}
            watches
            trouble={server.state === 'failed' ? server.reason : undefined}
          />
          <FindTable />
          <Learn />
        </div>
      </main>
      <footer className={styles.credits}>{speaker.say('app.credits')}</footer>
    </>
  );
};
