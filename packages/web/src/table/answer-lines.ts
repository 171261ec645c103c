import type { AskView } from '@runehold/kernel/ask/describe';
import type { Speaker } from '../text/speaker.ts';
import { yesAndNo } from './draft.ts';

const labelOf = ({ kind, options }: AskView, code: number, speaker: Speaker): string => {
  const known = kind === 'yes' ? yesAndNo : options;
  const found = known.find(option => option.code === code);
  return found === undefined ? String(code) : speaker.message(found.label);
};

/** An answer in words: each thing with how often it is chosen, each item with its place. */
export const answerLines = (ask: AskView, reply: readonly number[], speaker: Speaker): readonly string[] => {
  if (reply.length === 0) return [speaker.say('advice.hint.nothing')];
  if (ask.kind === 'arrange')
    return ask.items.map(({ label }, item) =>
      speaker.say('advice.hint.place', {
        item: speaker.message(label),
        place: labelOf(ask, reply[item], speaker),
      }),
    );
  return [...new Set(reply)].map(code => {
    const n = reply.filter(each => each === code).length;
    const name = labelOf(ask, code, speaker);
    return n === 1 ? name : speaker.say('bar.times', { name, n });
  });
};
