import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import type { View } from '@runehold/kernel/view/view';
import type { Scene } from '../tables/scene.ts';
import { artOf } from '../tables/tables.ts';
import { wrap } from '../tables/wrap.ts';
import { howTo, labelOf, noted } from './ask-text.ts';

/** A thing with what its card says. */
export type Reading = { readonly name: string; readonly text: string };

/** Everything an ask names: in the question, offered or not. */
const labelsOf = (ask: AskView): Message[] => [
  ask.prompt,
  ...[...ask.items, ...ask.options, ...ask.denied.map(({ option }) => option)].map(({ label }) => label),
];

const thingsOn = (view: View, scene: Scene): readonly Message[] => artOf(scene).things?.(view, scene) ?? [];

/** The names of things by what is to be read about them, each text once: a card may be named in several ways. */
const namesByText = (labels: readonly Message[], view: View, scene: Scene): Map<string, string> => {
  const names = new Map<string, string>();
  for (const label of labels) {
    const text = artOf(scene).text?.(label, view, scene);
    if (text !== undefined && !names.has(text)) names.set(text, scene.speaker.message(label, scene));
  }
  return names;
};

/** What is to be read about things, under their plain names where they have one. */
const readings = (labels: readonly Message[], view: View, scene: Scene): Reading[] => {
  const plain = namesByText(thingsOn(view, scene), view, scene);
  return [...namesByText(labels, view, scene)].map(([text, name]) => ({
    name: plain.get(text) ?? name,
    text,
  }));
};

/** What the cards of an ask say. */
export const readingsOf = (ask: AskView, view: View, scene: Scene): Reading[] =>
  readings(labelsOf(ask), view, scene);

/** What one option says, by its number, or everything on the table with this in its name. */
export const readAbout = (about: string, ask: AskView, view: View, scene: Scene): Reading[] => {
  if (/^\d+$/.test(about)) {
    const option = ask.options[Number(about) - 1];
    return option === undefined ? [] : readings([option.label], view, scene);
  }
  const { speaker } = scene;
  const typed = about.toLowerCase();
  const labels = [...thingsOn(view, scene), ...labelsOf(ask)];
  return readings(
    labels.filter(label => speaker.message(label, scene).toLowerCase().includes(typed)),
    view,
    scene,
  );
};

export const readingLines = (read: readonly Reading[], { speaker, colors }: Scene): string[] =>
  read.flatMap(({ name, text }) =>
    wrap(speaker.say('cli.play.reading', { name, text }), '    ').map((line, i) =>
      i === 0 ? line.replace(name, () => colors.bold(name)) : line,
    ),
  );

/** "?": the rule, how to answer, what the cards say, and why what is not offered is not. */
export const explainLines = (ask: AskView, view: View, scene: Scene): string[] => {
  const { speaker } = scene;
  const denied = ask.denied.map(({ option, reason }) =>
    speaker.say('cli.play.why-not', {
      option: `${labelOf(option, scene)}${noted(option, view, scene)}`,
      why: speaker.message(reason, scene),
    }),
  );
  return [
    speaker.say('cli.play.rule', { rule: ask.rule }),
    howTo(ask, scene),
    ...readingLines(readingsOf(ask, view, scene), scene),
    ...(denied.length === 0 ? [speaker.say('cli.play.nothing-denied')] : denied),
    ...wrap(speaker.say('cli.play.help')),
    ...wrap(speaker.say('cli.play.help-advice')),
    ...(artOf(scene).text ? [speaker.say('cli.play.help-cards')] : []),
  ];
};
