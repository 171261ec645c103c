import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import type { Scene } from './tables/scene.ts';

/** The words for an event. */
export const eventMessage = ({ key, args }: SeenEvent): Message => ({ key: `event.${key}`, args });

/** What happened, a line for each event. What was the only choice says so: somebody did it without having been asked. */
export const logLines = (events: readonly SeenEvent[], scene: Scene): string[] => {
  const { speaker, colors } = scene;
  return events.map(event => {
    const line = `${colors.dim('·')} ${speaker.message(eventMessage(event), scene)}`;
    return event.unasked ? `${line} ${speaker.message({ key: 'label.only-choice', args: {} })}` : line;
  });
};

/** What happened, in brief: the same thing several times in a row is one line. */
export const briefLines = (events: readonly SeenEvent[], scene: Scene): string[] => {
  const runs: { readonly line: string; readonly times: number }[] = [];
  for (const line of logLines(events, scene)) {
    const last = runs.at(-1);
    if (last?.line === line) runs[runs.length - 1] = { line, times: last.times + 1 };
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times > 1 ? `${line} ×${times}` : line));
};

/** Where the game stands, from the whole to the detail. Rules that have no words are inner workings and left out. */
export const crumbLine = (view: View, scene: Scene): string =>
  view.crumbs
    .map(({ procedure, locals }) => ({ key: `crumb.${procedure}`, args: numbersOf(locals) }))
    .filter(({ key }) => scene.speaker.knows(key))
    .map(message => scene.speaker.message(message, scene))
    .join(' › ');

const numbersOf = (locals: View['crumbs'][number]['locals']): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(locals).filter((local): local is [string, number] => typeof local[1] === 'number'),
  );

/** Who came in where; those who share a place stand together. */
export const placeLines = (view: View, { speaker, names }: Scene): string[] =>
  [...new Set(view.places)]
    .sort((a, b) => a - b)
    .map(place => {
      const sharing = names.filter((_, seat) => view.places[seat] === place);
      return speaker.say('cli.play.place', { place, names: sharing.join(', ') });
    });
