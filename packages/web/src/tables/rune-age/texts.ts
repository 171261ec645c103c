import type { Message } from '@runehold/kernel/text/message';
import { sightOf } from '@runehold/rune-age/rules/view/sight';
import { clausesOf } from '@runehold/rune-age/rules/view/texts';
import type { Scene } from '../../table/art/scene.ts';

/** The rules text of what a label or a question is about. */
export const textOf = (label: Message, { view, pack, speaker }: Scene): string | undefined =>
  clausesOf(sightOf(view, pack), label)
    .map(clause => speaker.message(clause))
    .join(' ') || undefined;
