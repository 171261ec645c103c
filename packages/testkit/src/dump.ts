import type { TableCore } from '@runehold/kernel/table/table';
import type { AskView } from '@runehold/kernel/view/describe';
import type { Play } from './play.ts';

const optionsOf = ({ options, denied }: AskView): string[] => [
  ...options.map(({ name, limit }) => (limit > 1 ? `${name} ×${limit}` : name)),
  ...denied.map(({ option, reason }) => `(${option.name}: ${reason.key})`),
];

const amountOf = ({ kind, min, max }: AskView): string =>
  kind === 'some' || kind === 'number' ? ` ${min} to ${max}` : '';

/**
 * Where a story stands, for whoever writes one: who is asked what, under which rule, and everything that may be said,
 * with what may not and why in brackets. Print it where a story goes otherwise than you thought.
 */
export const dump = <T extends TableCore>(story: Play<T>): string => {
  if (story.over) return 'the game is over';
  return story.asked
    .map(seat => {
      const ask = story.ask(seat);
      const head = `seat ${seat}: ${ask.name}, ${ask.kind}${amountOf(ask)} [${ask.rule}]`;
      return [head, ...optionsOf(ask).map(line => `  ${line}`)].join('\n');
    })
    .join('\n');
};
