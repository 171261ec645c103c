import { PASS } from '@runehold/kernel/ask/offer';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { Speaker } from '../text/speaker.ts';
import { languages, Speaker as Voice } from '../text/speaker.ts';
import type { AnyCliArgs, CliKey } from '../text/words.ts';

/** What a line meant: numbers for the engine, or why it meant nothing. */
export type Meant =
  | { readonly reply: readonly number[] }
  | { readonly unclear: { readonly key: CliKey; readonly args: AnyCliArgs } }
  /** Something that was thought of and is not offered, with its own reason. */
  | { readonly denied: Message };

const unclear = (key: CliKey, args: AnyCliArgs = {}): Meant => ({ unclear: { key, args } });

/** Letters and words that mean something in any language: people type what they are used to. */
const wordsFor = (key: 'cli.yes-letters' | 'cli.no-letters' | 'cli.none-words'): ReadonlySet<string> =>
  new Set(languages.flatMap(language => new Voice(language).say(key).split(' ')));

const yesWords = wordsFor('cli.yes-letters');
const noWords = wordsFor('cli.no-letters');
const noneWords = wordsFor('cli.none-words');

/** Whether a line says yes (true), no (false), or neither. */
export const yesOrNo = (line: string): boolean | undefined => {
  const word = line.trim().toLowerCase();
  if (yesWords.has(word)) return true;
  return noWords.has(word) ? false : undefined;
};

/** How much of a name must be typed where that tells it from all others. */
const SHORTEST = 3;

/** One word as one of the options: its number in the list, its name, what it is called, or a part of that. */
const pick = (word: string, options: readonly OptionView[], speaker: Speaker): OptionView | undefined => {
  const typed = word.toLowerCase();
  if (/^\d+$/.test(typed)) return options[Number(typed) - 1];
  const called = ({ label }: OptionView): string => speaker.message(label).toLowerCase();
  const exact = options.find(option => option.name.toLowerCase() === typed || called(option) === typed);
  if (exact || typed.length < SHORTEST) return exact;
  const [only, another] = options.filter(option => called(option).includes(typed));
  return another === undefined ? only : undefined;
};

const notAnOption = (word: string, ask: AskView, speaker: Speaker): Meant => {
  if (/^\d+$/.test(word)) return unclear('cli.play.no-such-number', { typed: word, max: ask.options.length });
  const denied = pick(
    word,
    ask.denied.map(({ option }) => option),
    speaker,
  );
  const reason = ask.denied.find(({ option }) => option === denied)?.reason;
  return reason ? { denied: reason } : unclear('cli.play.not-understood', { typed: word });
};

const sayOne = (line: string, ask: AskView, speaker: Speaker): Meant => {
  const option = pick(line, ask.options, speaker);
  return option ? { reply: [option.code] } : notAnOption(line, ask, speaker);
};

/** "1 3", "1,3", "2x2 3" and names with commas between, as codes in the order they were said. */
const sayList = (line: string, ask: AskView, speaker: Speaker): Meant => {
  const whole = pick(line, ask.options, speaker);
  if (whole && !/^\d+$/.test(line)) return { reply: [whole.code] };
  const codes: number[] = [];
  for (const part of line.split(/[\s,;]+/).filter(word => word !== '')) {
    const [, word, times] = /^(.+?)[x×*](\d{1,3})$/i.exec(part) ?? [undefined, part, '1'];
    const option = pick(part, ask.options, speaker) ?? pick(word, ask.options, speaker);
    if (!option) return notAnOption(part, ask, speaker);
    const copies = pick(part, ask.options, speaker) ? 1 : Number(times);
    for (let copy = 0; copy < copies; copy++) codes.push(option.code);
  }
  return { reply: codes };
};

/** Reads a line as an answer to an ask of any kind. Whether it is allowed is for the engine to say. */
export const sayAnswer = (typed: string, ask: AskView, speaker: Speaker): Meant => {
  const line = typed.trim();
  if (line === '') return unclear('cli.play.empty');
  switch (ask.kind) {
    case 'one':
      return line.toLowerCase() === 'p' && ask.options.some(({ code }) => code === PASS)
        ? { reply: [PASS] }
        : sayOne(line, ask, speaker);
    case 'yes': {
      const yes = line === '1' ? true : line === '2' ? false : yesOrNo(line);
      return yes === undefined
        ? unclear('cli.play.not-understood', { typed: line })
        : { reply: [yes ? 1 : 0] };
    }
    case 'number':
      return /^-?\d{1,5}$/.test(line)
        ? { reply: [Number(line)] }
        : unclear('cli.play.not-understood', { typed: line });
    case 'some': {
      if (noneWords.has(line.toLowerCase())) return { reply: [] };
      const said = sayList(line, ask, speaker);
      // Equal answers are equal numbers: the engine wants what was taken in ascending order.
      return 'reply' in said ? { reply: [...said.reply].sort((a, b) => a - b) } : said;
    }
    case 'arrange':
      return sayList(line, ask, speaker);
  }
};
