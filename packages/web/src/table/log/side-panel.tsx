import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTable } from '../session/table-context.ts';
import { ChatPanel } from './chat-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import styles from './side-panel.module.css';

/** The log, and what people say, on one panel. */
export const SidePanel = (): ReactNode => {
  const { speaker, session } = useTable();
  return (
    <Tabs className={styles.panel ?? ''} keyboardActivation="manual">
      <TabList className={styles.tabs ?? ''} aria-label={speaker.say('table.log')}>
        <Tab id="log">{speaker.say('table.log')}</Tab>
        {session === undefined ? undefined : <Tab id="chat">{speaker.say('table.chat')}</Tab>}
      </TabList>
      <TabPanel id="log" className={styles.body ?? ''}>
        <LogPanel />
      </TabPanel>
      <TabPanel id="chat" className={styles.body ?? ''}>
        <ChatPanel />
      </TabPanel>
    </Tabs>
  );
};
