import type { AskView, OptionView } from '@runehold/kernel/ask/describe';
import type { Scene } from '../tables/scene.ts';

const labelOf = (option: OptionView, { speaker, names }: Scene): string =>
  speaker.message(option.label, names);

/** Options with their numbers, and how many there are of each where that matters. */
const numbered = (options: readonly OptionView[], showLimits: boolean, scene: Scene): string[] =>
  options.map((option, i) => {
    const limit =
      showLimits && option.limit > 1 ? ` (${scene.speaker.say('cli.play.limit', { n: option.limit })})` : '';
    return `  ${scene.colors.bold(String(i + 1))}) ${labelOf(option, scene)}${limit}`;
  });

const howTo = (ask: AskView, { speaker }: Scene): string => {
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

const choices = (ask: AskView, scene: Scene): string[] => {
  const { speaker } = scene;
  switch (ask.kind) {
    case 'one':
      return numbered(ask.options, false, scene);
    case 'some':
      return numbered(ask.options, true, scene);
    case 'yes':
      return ['label.yes', 'label.no'].map((key, i) => `  ${i + 1}) ${speaker.message({ key, args: {} })}`);
    case 'number':
      return [];
    case 'arrange':
      return [
        speaker.say('cli.play.items'),
        ...ask.items.map(item => `  · ${labelOf(item, scene)}`),
        speaker.say('cli.play.places'),
        ...numbered(ask.options, true, scene),
      ];
  }
};

/** A decision: the question, what may be answered and how, and what may not. */
export const askLines = (ask: AskView, scene: Scene): string[] => {
  const { speaker, names, colors } = scene;
  const denied = ask.denied.map(({ option }) => labelOf(option, scene)).join(', ');
  return [
    colors.bold(speaker.message(ask.prompt, names)),
    ...choices(ask, scene),
    ...(denied === '' ? [] : [colors.dim(speaker.say('cli.play.denied', { names: denied }))]),
    ...(ask.answered ? [speaker.say('cli.play.answered', { answer: ask.answered.join(' ') })] : []),
    colors.dim(howTo(ask, scene)),
  ];
};

/** "?": the rule, how to answer, and why what is not offered is not. */
export const explainLines = (ask: AskView, scene: Scene): string[] => {
  const { speaker, names } = scene;
  return [
    speaker.say('cli.play.rule', { rule: ask.rule }),
    howTo(ask, scene),
    ...(ask.denied.length === 0 ? [speaker.say('cli.play.nothing-denied')] : []),
    ...ask.denied.map(({ option, reason }) =>
      speaker.say('cli.play.why-not', {
        option: labelOf(option, scene),
        why: speaker.message(reason, names),
      }),
    ),
    speaker.say('cli.play.help'),
  ];
};
