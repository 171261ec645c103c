import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { ledgerIds } from './ledgers.ts';
import './words.ts';

type GameLinksProps = {
  readonly section: 'guide' | 'rules' | 'cards' | 'packs';
  readonly game: string;
  readonly className: string | undefined;
};

/** The way from a section of the library to the same of another game. */
export const GameLinks = ({ section, game, className }: GameLinksProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <nav className={className} aria-label={speaker.say('library.games')}>
      {ledgerIds.map(id => (
        <a key={id} href={linkTo('library', section, id)} aria-current={id === game ? 'page' : undefined}>
          {speaker.say(`library.game.${id}`)}
        </a>
      ))}
    </nav>
  );
};
