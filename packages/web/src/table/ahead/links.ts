import type { Message } from '@runehold/kernel/text/message';
import type { OrderLink } from '@runehold/protocol/parts/order';
import { namesOf, passReply } from '@runehold/protocol/table/orders/fit';
import type { KnownAsk } from './known-asks.ts';

/** An answer that could be left to a question, and what it is called. */
export type Choice = { readonly id: string; readonly label: Message; readonly link: OrderLink };

/** What passing is called: as the ask calls it, if it does. */
const passLabel = ({ options }: KnownAsk): Message =>
  options.find(({ name }) => name === 'pass')?.label ?? { key: 'ahead.nothing', args: {} };

const asAsk = (ask: KnownAsk) => ({
  ...ask,
  id: '',
  seat: 0,
  rule: '',
  items: [],
  denied: [],
  absent: [],
  sealed: false,
});

const passChoice = (ask: KnownAsk): readonly Choice[] => {
  if (ask.kind === 'yes' || passReply(asAsk(ask)) === undefined) return [];
  const label = passLabel(ask);
  const words = { prompt: ask.prompt, answer: [label] };
  return [{ id: 'pass', label, link: { kind: 'pass', ask: ask.name, words } }];
};

const chosen = (
  ask: KnownAsk,
  id: string,
  options: readonly string[],
  answer: readonly Message[],
): Choice => ({
  id,
  label: answer[0] ?? { key: 'ahead.nothing', args: {} },
  link: { kind: 'choose', ask: ask.name, options, words: { prompt: ask.prompt, answer: answer.slice(0, 8) } },
});

/** So many numbers are offered one by one. */
const MOST_NUMBERS = 40;

const ownChoices = (ask: KnownAsk): readonly Choice[] => {
  switch (ask.kind) {
    case 'one':
      return ask.options
        .filter(({ name }) => name !== 'pass')
        .map(({ name, label }) => chosen(ask, name, [name], [label]));
    case 'yes':
      return (['yes', 'no'] as const).map(name =>
        chosen(ask, name, [name], [{ key: `ahead.${name}`, args: {} }]),
      );
    case 'number':
      return Array.from({ length: Math.min(MOST_NUMBERS, ask.max - ask.min + 1) }, (_, i) => ask.min + i).map(
        n => chosen(ask, String(n), [String(n)], [{ key: 'label.number', args: { n } }]),
      );
    default:
      return [];
  }
};

/** The answers that can be left to a question; with what is chosen now, where several things may be. */
export const choicesOf = (ask: KnownAsk, draft: readonly number[] = []): readonly Choice[] => {
  const names = ask.kind === 'some' && draft.length > 0 ? namesOf(asAsk(ask), draft) : undefined;
  const labels = draft.flatMap(code => ask.options.find(option => option.code === code)?.label ?? []);
  const drafted = names === undefined ? [] : [chosen(ask, 'draft', names, labels)];
  return [...passChoice(ask), ...drafted, ...ownChoices(ask)];
};
