import type { ReactNode } from 'react';
import { readLines } from '../../../../table/session/records.ts';
import { useDrawing } from '../../use-drawing.ts';
import type { Story } from './story.ts';

type StoryLinesProps = { readonly story: Story; readonly className?: string | undefined };

/** What happened, said as the log says it. */
export const StoryLines = ({ story, className }: StoryLinesProps): ReactNode => {
  const { speaker } = useDrawing();
  const lines = readLines(
    story.map((event, i) => ({ key: String(i), seq: 0, event })),
    ({ event }) => speaker.message({ key: `event.${event.key}`, args: event.args }),
  );
  return (
    <ul className={className}>
      {lines.map(({ key, text, times }) => (
        <li key={key}>
          {text}
          {times > 1 ? ` × ${times}` : undefined}
        </li>
      ))}
    </ul>
  );
};
