import type { ReactNode } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { linkTo } from './route.ts';
import styles from './top-bar.module.css';

const Sign = (): ReactNode => (
  <svg viewBox="0 0 48 48" width="26" height="26" aria-hidden="true">
    <path d="M24 2l18 10v24L24 46 6 36V12z" fill="#1d140d" stroke="#c79a4b" strokeWidth="2" />
    <path
      d="M18 36V12h8l6 6-6 6h-8m8 0l7 12"
      fill="none"
      stroke="#ecd199"
      strokeWidth="3.4"
      strokeLinejoin="round"
    />
  </svg>
);

/** Both languages, one touch apart. */
const LanguageSwitch = (): ReactNode => {
  const speaker = useSpeaker();
  const language = useSettings(settings => settings.language);
  return (
    <fieldset className={styles.language}>
      <legend className="sr">{speaker.say('app.language')}</legend>
      {(['en', 'pl'] as const).map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={language === each}
          aria-label={speaker.say(`app.language.${each}`)}
          onClick={() => setSettings({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
};

type TopBarProps = {
  /** What stands beside the name: rooms, or where one is at a table. */
  readonly children?: ReactNode;
  readonly tools?: ReactNode;
};

/** The strip above every page. */
export const TopBar = ({ children, tools }: TopBarProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <header className={styles.bar}>
      <a className={styles.brand} href={linkTo()} aria-label={speaker.say('app.name')}>
        <Sign />
        <span>RUNEHOLD</span>
      </a>
      <div className={styles.middle}>{children}</div>
      <div className={styles.tools}>
        {tools}
        <LanguageSwitch />
      </div>
    </header>
  );
};
