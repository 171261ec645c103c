import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import { linkTo } from './route.ts';

type PersonLinkProps = { readonly table: string; readonly seat: number; readonly name: string };

/** The name of somebody at a table of the server, which leads to their page. */
export const PersonLink = ({ table, seat, name }: PersonLinkProps): ReactNode => {
  const speaker = useSpeaker();
  return (
    <a href={linkTo('people', 'at', table, seat)} title={speaker.say('people.page-of', { name })}>
      {name}
    </a>
  );
};
