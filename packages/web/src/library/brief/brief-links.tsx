import type { ReactNode } from 'react';
import { linkTo } from '../../app/route.ts';
import { buttonClass } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import { BRIEF, briefs } from './briefs.ts';
import './words.ts';

type BriefLinksProps = {
  /** Of one game, or of all. */
  readonly game?: string | undefined;
  readonly className?: string | undefined;
};

/** The ways to each game in ten minutes. */
export const BriefLinks = ({ game, className }: BriefLinksProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <nav className={className} aria-label={speaker.say('brief.link')}>
      {Object.keys(briefs)
        .filter(each => game === undefined || each === game)
        .map(each => (
          <a
            key={each}
            className={buttonClass('slate')}
            href={linkTo('learn', each, BRIEF)}
            data-brief={each}
          >
            {speaker.word(`brief.${each}.title`)}
          </a>
        ))}
    </nav>
  );
};
