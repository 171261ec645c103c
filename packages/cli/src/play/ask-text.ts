import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import type { Scene } from '../tables/scene.ts';
import { artOf } from '../tables/tables.ts';
import { wrap } from '../tables/wrap.ts';

export const labelOf = (option: OptionView, scene: Scene): string =>
  scene.speaker.message(option.label, scene);

/** What the game notes beside an option, in brackets. */
export const noted = ({ label }: OptionView, view: View, scene: Scene): string => {
  const note = artOf(scene).note?.(label, view, scene);
  return note === undefined ? '' : ` (${note})`;
};

/** Options with their numbers, and how many there are of each where that matters. */
const numbered = (options: readonly OptionView[], showLimits: boolean, view: View, scene: Scene): string[] =>
  options.flatMap((option, i) => {
    const limit =
      showLimits && option.limit > 1 ? ` (${scene.speaker.say('cli.play.limit', { n: option.limit })})` : '';
    const label = `  ${i + 1}) ${labelOf(option, scene)}`;
    const [first, ...more] = wrap(`${label}${noted(option, view, scene)}${limit}`, '       ');
    const { bold, dim } = scene.colors;
    const number = first.indexOf(')');
    return [
      `  ${bold(first.slice(2, number))}${first.slice(number, label.length)}${dim(first.slice(label.length))}`,
      ...more.map(dim),
    ];
  });

/** How an ask of this kind is answered. */
export const howTo = (ask: AskView, { speaker }: Scene): string => {
  const { min, max } = ask;
  switch (ask.kind) {
    case 'one':
      return speaker.say('cli.play.how.one');
    case 'yes':
      return speaker.say('cli.play.how.yes');
    case 'number':
      return speaker.say('cli.play.how.number', { min, max });
    case 'some':
      return min === max
        ? speaker.say('cli.play.how.exactly', { n: min })
        : speaker.say('cli.play.how.some', { min, max });
    case 'arrange':
      return speaker.say('cli.play.how.arrange', { items: ask.items.length });
  }
};

const choices = (ask: AskView, view: View, scene: Scene): string[] => {
  const { speaker } = scene;
  switch (ask.kind) {
    case 'one':
      return numbered(ask.options, false, view, scene);
    case 'some':
      return numbered(ask.options, true, view, scene);
    case 'yes':
      return ['label.yes', 'label.no'].map((key, i) => `  ${i + 1}) ${speaker.message({ key, args: {} })}`);
    case 'number':
      return [];
    case 'arrange':
      return [
        speaker.say('cli.play.items'),
        ...ask.items.map(item => `  · ${labelOf(item, scene)}`),
        speaker.say('cli.play.places'),
        ...numbered(ask.options, true, view, scene),
      ];
  }
};

/** As much as is read at a glance; of more that is refused alike only one is named. */
const FEW = 3;

/** What may not be answered, and why, in short. Who wants all of it asks for it. */
const deniedLines = ({ denied }: AskView, scene: Scene): string[] => {
  const { speaker } = scene;
  const lines = [...new Set(denied.map(({ reason }) => reason.key))].flatMap(key => {
    const alike = denied.filter(({ reason }) => reason.key === key);
    const n = alike.length;
    return alike.slice(0, n > FEW ? 1 : n).flatMap(({ option, reason }) => {
      const name = labelOf(option, scene);
      const what = n > FEW ? speaker.say('cli.play.denied-many', { n, name }) : name;
      const why = speaker.message(reason, scene);
      return wrap(`  ${speaker.say('cli.play.why-not', { option: what, why })}`, '    ');
    });
  });
  return lines.length === 0 ? [] : [speaker.say('cli.play.denied'), ...lines];
};

/** A decision: the question, what the card it is about says, what may be answered and how, and what may not. */
export const askLines = (ask: AskView, view: View, scene: Scene): string[] => {
  const { speaker, colors } = scene;
  const about = artOf(scene).text?.(ask.prompt, view, scene);
  return [
    colors.bold(speaker.message(ask.prompt, scene)),
    ...(about === undefined ? [] : wrap(`  ${about}`, '  ').map(line => colors.dim(line))),
    ...choices(ask, view, scene),
    ...deniedLines(ask, scene).map(line => colors.dim(line)),
    ...(ask.answered ? [speaker.say('cli.play.answered', { answer: ask.answered.join(' ') })] : []),
    colors.dim(howTo(ask, scene)),
  ];
};
