import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { areaIds } from '@runehold/runewars/pools';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import type { Scene } from '../../table/art/scene.ts';
import { helpLines } from './help-lines.ts';
import { sightOf } from './sight.ts';
import type { Drawing } from './use-drawing.ts';

/** Whether an ask is for an area to activate. */
export const isActivation = (ask: AskView | undefined): boolean => ask?.prompt.key === 'prompt.activate';

/** How many units could march to an area, in words. */
const inReach = ({ sight, speaker }: Drawing, seat: number, area: number): string =>
  speaker.say('rw.in-reach', { n: marchersTo(sight, seat, area), area: areaIds[area] });

/** What is worth knowing about a decision as it stands; else what it is about. */
export const helpOf = (
  ask: AskView,
  chosen: readonly Message[],
  { view, pack, speaker }: Scene,
): string | undefined => {
  const drawing: Drawing = { sight: sightOf(view, pack), speaker };
  const area = chosen[0]?.args['it'];
  const line =
    isActivation(ask) && area !== undefined
      ? inReach(drawing, ask.seat, area)
      : helpLines[ask.prompt.key]?.(drawing, ask, chosen);
  const about = ask.prompt.key.replace('prompt', 'about');
  return line ?? (speaker.knows(about) ? speaker.word(about) : undefined);
};

/** Any area may be activated; those to which nobody could march are folded away. (RW-MOVE-03) */
export const isQuiet = ({ args }: Message, ask: AskView, { view, pack }: Scene): boolean =>
  isActivation(ask) &&
  args['it'] !== undefined &&
  marchersTo(sightOf(view, pack), ask.seat, args['it']) === 0;
