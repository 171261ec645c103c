import type { ReactNode } from 'react';
import { useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Icon } from '../../kit/icon.tsx';
import { useTable } from '../session/table-context.ts';
import { ChatPanel } from './chat-panel.tsx';
import { turnDrawer } from './drawer-store.ts';
import { LogPanel } from './log-panel.tsx';
import styles from './side-panel.module.css';
import { useUnread } from './unread.ts';
import '../words.ts';

/** The log, and what people say, on one panel. */
export const SidePanel = (): ReactNode => {
  const { speaker, session, isTaught } = useTable();
  const [tab, setTab] = useState<Key>('log');
  const unread = useUnread(session, tab === 'chat');
  return (
    <Tabs
      className={styles.panel ?? ''}
      keyboardActivation="manual"
      selectedKey={tab}
      onSelectionChange={setTab}
    >
      <TabList className={styles.tabs ?? ''} aria-label={speaker.say('table.log')}>
        <Tab id="log">{speaker.say('table.log')}</Tab>
        {session === undefined || isTaught ? undefined : (
          <Tab id="chat">
            {speaker.say('table.chat')}
            {unread === 0 ? undefined : (
              <span className={styles.unread} data-unread={unread}>
                <span aria-hidden="true">{unread}</span>
                <span className="sr">{` ${speaker.say('table.chat.unread', { n: unread })}`}</span>
              </span>
            )}
          </Tab>
        )}
      </TabList>
      {session === undefined ? undefined : (
        <div className={styles.tall}>
          <button type="button" title={speaker.say('table.digest')} onClick={() => turnDrawer('digest')}>
            <Icon path={icon('hourglass')} />
            <span className="sr">{speaker.say('table.digest')}</span>
            <span className="key" aria-hidden="true">
              D
            </span>
          </button>
          <button type="button" title={speaker.say('table.log.open')} onClick={() => turnDrawer('log')}>
            <Icon path={icon('expand')} />
            <span className="sr">{speaker.say('table.log.open')}</span>
            <span className="key" aria-hidden="true">
              L
            </span>
          </button>
        </div>
      )}
      <TabPanel id="log" className={styles.body ?? ''}>
        <LogPanel />
      </TabPanel>
      <TabPanel id="chat" className={styles.body ?? ''}>
        <ChatPanel />
      </TabPanel>
    </Tabs>
  );
};
