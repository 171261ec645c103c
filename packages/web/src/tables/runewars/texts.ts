import type { Message } from '@runehold/kernel/text/message';
import { clausesOf, type Printed, subjectOf, type TextKind } from '@runehold/runewars/rules/view/texts';
import { sentences } from '@runehold/runewars/text/clause';
import type { Scene } from '../../table/art/scene.ts';
import type { Speaker } from '../../text/speaker.ts';
import { sightOf } from './sight.ts';

/** What a text is said from: the numbers in play, and the words. */
type Reading = { readonly sight: Printed; readonly speaker: Speaker };

/** The rules text of a thing, put together from the numbers in play. */
export const rulesText = ({ sight, speaker }: Reading, kind: TextKind, it: number): string =>
  sentences(clausesOf(sight, kind, it).map(clause => speaker.message(clause)));

/** The rules text of what an option is about. */
export const textOf = (label: Message, { view, pack, speaker }: Scene): string | undefined => {
  const subject = subjectOf(label);
  return subject && rulesText({ sight: sightOf(view, pack), speaker }, ...subject);
};
