import type { ReactNode } from 'react';
import { begun } from '../../../text/speaker.ts';
import { CardLook, MarkLook } from '../closer-look.tsx';
import type { Drawing } from '../use-drawing.ts';
import type { AreaEntry } from './entry.ts';

/** A closer look at one thing in an area: its card or what its mark means, how it stands, and where to read on. */
export const entryLook = (drawing: Drawing, { line, about }: AreaEntry): ReactNode => {
  if (about === undefined) return undefined;
  const title = begun(line);
  return about.kind === 'mark' ? (
    <MarkLook drawing={drawing} mark={about.mark} title={title} />
  ) : (
    <CardLook drawing={drawing} kind={about.kind} it={about.it} notes={[title]} />
  );
};
