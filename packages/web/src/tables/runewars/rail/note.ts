import { NONE } from '@runehold/kernel/layout/zones';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { cityPool, unitIds } from '@runehold/runewars/pools';
import { holderOf } from '@runehold/runewars/rules/view/areas';
import { troopsIn } from '@runehold/runewars/rules/view/fighters';
import { recruitsOf } from '@runehold/runewars/rules/view/previews';
import { wouldBeSupreme } from '@runehold/runewars/rules/view/realm';
import type { Scene } from '../../../table/art/scene.ts';
import { peopleName } from '../area/about-area.ts';
import { sightOf } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { recruitsText } from './preview-text.ts';

/** Whose an area is, the city in it, or who stands there: the first of these. */
const areaNote = (drawing: Drawing, seat: number, area: number): string => {
  const { sight, speaker } = drawing;
  const owner = holderOf(sight, area);
  const city: string | undefined = cityPool.cards[sight.t.city.at(area)];
  const [first] = troopsIn(sight, area);
  if (owner === seat) return speaker.say('rw.note.own');
  if (owner !== NONE) return peopleName(drawing, owner);
  if (city !== undefined) return speaker.noun('city', city);
  return first === undefined ? speaker.say('rw.note.empty') : speaker.noun('unit', unitIds[first.type]);
};

type Note = (drawing: Drawing, ask: AskView, args: Message['args']) => string | undefined;

const notes: Readonly<Record<string, Note>> = {
  'label.area': (drawing, ask, { it }) => areaNote(drawing, ask.seat, it),
  'label.order': ({ sight, speaker }, ask, { it }) =>
    ask.prompt.key === 'prompt.choose-order' && wouldBeSupreme(sight, ask.seat, it)
      ? speaker.say('rw.supreme.short')
      : undefined,
  'label.resource': (drawing, ask, { it }) =>
    ask.prompt.key === 'prompt.recruit-dial'
      ? recruitsText(drawing, recruitsOf(drawing.sight, ask.seat, it))
      : undefined,
};

/** A word or two beside an option of Runewars. */
export const noteOf = ({ key, args }: Message, ask: AskView, scene: Scene): string | undefined => {
  if (!Object.hasOwn(notes, key)) return undefined;
  return notes[key]({ sight: sightOf(scene.view, scene.pack), speaker: scene.speaker }, ask, args);
};
