import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { areaIds, resourceIds } from '@runehold/runewars/pools';
import { holderOf, unitCount } from '@runehold/runewars/rules/view/areas';
import { seatsIn } from '@runehold/runewars/rules/view/look';
import { recruitsOf } from '@runehold/runewars/rules/view/previews';
import { objectiveSeen } from '@runehold/runewars/rules/view/realm';
import { aboutOf } from './addresses.ts';
import { linesOf } from './cards/lines.ts';
import { orderPreview, recruitsText } from './rail/preview-text.ts';
import type { Drawing } from './use-drawing.ts';

type Line = (drawing: Drawing, ask: AskView, chosen: readonly Message[]) => string | undefined;

/** What the Order that is chosen would give. */
const chosenOrder: Line = (drawing, ask, [order]) =>
  order === undefined ? undefined : orderPreview(drawing, ask.seat, order.args['it']);

/** How many would stand there with those that are chosen, and how many may. (RW-CAP-01, RW-BATTLE-12) */
const marching: Line = ({ sight, speaker }, ask, chosen) => {
  const { area: target } = aboutOf(ask);
  if (target === undefined) return undefined;
  const area = areaIds[target];
  const most = sight.content.limits.unitsPerArea;
  const there = holderOf(sight, target) === ask.seat ? unitCount(sight, target) : 0;
  const underway = sight.t.underway.row(target).reduce((sum, units) => sum + units, 0);
  const n = there + underway + chosen.length;
  return n > most
    ? speaker.say('rw.march.over', { area, n, most })
    : speaker.say('rw.march.room', { area, n, most });
};

/** Who would come if the dial that is chosen were used. */
const recruiting: Line = (drawing, ask, [dial]) => {
  const resource = dial?.args['it'];
  if (resource === undefined) return undefined;
  const list = recruitsText(drawing, recruitsOf(drawing.sight, ask.seat, resource));
  return drawing.speaker.say('rw.preview.recruits', {
    name: drawing.speaker.noun('resource', resourceIds[resource]),
    list,
  });
};

/** What the others could bid: their influence lies open. (RW-BID-02) */
const bidding: Line = ({ sight, speaker }, ask) => {
  const others = seatsIn(sight).filter(seat => seat !== ask.seat && sight.t.alive.get(seat) === 1);
  const list = others
    .map(seat => speaker.say('rw.bid.purse', { who: seat, n: sight.t.influence.get(seat) }))
    .join(', ');
  return speaker.say('rw.bid.purses', { list });
};

/** Who could take a Title from its new owner: whoever spends more than lies on it. (RW-O7-02, RW-TITLE-04) */
const titlePrice: Line = (drawing, ask) =>
  drawing.speaker.say('rw.title.rivals', { purses: bidding(drawing, ask, []) ?? '' });

/** The Objective that would be given away, in its own words. (RW-OBJ-14) */
const ownObjective: Line = (drawing, ask) => {
  const { sight, speaker } = drawing;
  const objective = objectiveSeen(sight, ask.seat);
  if (objective === undefined) return undefined;
  const name = speaker.noun('objective', sight.content.objectiveCards[objective].id);
  const text = linesOf(drawing, 'objective', objective).map(line => line.text);
  return speaker.say('rw.objective.held', { name, text: text.join(' ') });
};

/** What is worth knowing as a decision stands, by the key of its prompt. */
export const helpLines: Readonly<Record<string, Line>> = {
  'prompt.choose-order': chosenOrder,
  'prompt.march-units': marching,
  'prompt.march-allies': marching,
  'prompt.recruit-dial': recruiting,
  'prompt.bid': bidding,
  'prompt.title-price': titlePrice,
  'prompt.exchange-objective': ownObjective,
};
