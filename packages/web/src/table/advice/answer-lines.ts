import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { Speaker } from '../../text/speaker.ts';
import { optionsOf } from '../art/options-of.ts';
import './words.ts';

const labelOf = (ask: AskView, code: number): Message | undefined =>
  optionsOf(ask).find(option => option.code === code)?.label;

/** An answer in words: each thing with how often it is chosen, each item with its place. */
export const answerLines = (
  ask: AskView,
  reply: readonly number[],
  speaker: Speaker,
  nameOf = (label: Message): string => speaker.message(label),
): readonly string[] => {
  const nameAt = (code: number): string => {
    const label = labelOf(ask, code);
    return label === undefined ? String(code) : nameOf(label);
  };
  if (reply.length === 0) return [speaker.say('advice.hint.nothing')];
  if (ask.kind === 'arrange')
    return ask.items.map(({ label }, item) =>
      speaker.say('advice.hint.place', { item: speaker.message(label), place: nameAt(reply[item]) }),
    );
  return [...new Set(reply)].map(code => {
    const n = reply.filter(each => each === code).length;
    const name = nameAt(code);
    return n === 1 ? name : speaker.say('bar.times', { name, n });
  });
};
