import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import type { Pages } from './use-pages.ts';

type MoreButtonProps = {
  readonly more: Pages['more'];
  /** The list there is more of, for those who do not see where the button stands. */
  readonly of: string;
};

/** Shows the next page of a list, where there is one. */
export const MoreButton = ({ more, of }: MoreButtonProps): ReactNode => {
  const speaker = useSpeaker();
  if (more === undefined) return undefined;
  return (
    <Button onClick={more}>
      {speaker.say('hall.more')}
      <span className="sr"> {of}</span>
    </Button>
  );
};
