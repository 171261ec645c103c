import type { AskView } from '@runehold/kernel/ask/describe';
import type { Message } from '@runehold/kernel/text/message';
import { areaIds } from '@runehold/runewars/layout';
import type { Scene } from '../../table/art.ts';
import { marchersTo } from './marchers.ts';
import { sightOf } from './sight.ts';
import type { Drawing } from './use-drawing.ts';

/** Whether an ask is for an area to activate. */
export const isActivation = (ask: AskView | undefined): boolean => ask?.prompt.key === 'prompt.activate';

/** How many units could march to an area, in words. */
export const inReach = ({ sight, speaker }: Drawing, seat: number, area: number): string | undefined => {
  const n = marchersTo(sight, seat, area);
  return n === undefined ? undefined : speaker.say('rw.in-reach', { n, area: areaIds[area] });
};

/** What is worth knowing about a decision as it stands: who could march to the area that is chosen. */
export const helpOf = (
  ask: AskView,
  chosen: readonly Message[],
  { view, pack, speaker }: Scene,
): string | undefined => {
  const area = chosen[0]?.args['it'];
  if (!isActivation(ask) || area === undefined) return undefined;
  return inReach({ sight: sightOf(view, pack), speaker }, ask.seat, area);
};
