import { no, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { resourceDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { reasons } from '../../../words.ts';
import { gainTactics } from '../../cards/draw.ts';
import { yieldOf } from '../../map/tokens.ts';
import { procedure } from '../../rules.ts';
import { gainInfluence, turnDial } from '../../table/resources.ts';
import { type Developed, effectAt, used } from './development.ts';

const { words, say } = speech({
  'prompt.development-dial': [
    { area: 'area' },
    'Which dial do the Resources in {area} raise?',
    'Który licznik podnoszą Surowce na obszarze {area}?',
  ],
});

export const producesAny = (t: Table, area: number): boolean => {
  for (let resource = 0; resource < resourceIds.length; resource++) {
    if (yieldOf(t, area, resource) > 0) return true;
  }
  return false;
};

/** The dial that Resources raise, chosen anew at each use among what their area produces. (RW-DEV-02, RW-DEV-03) */
export const raisesDialOfArea: Developed<'raise-dial-of-area', { amount: number }> = {
  clause: [
    'raise the dial of one resource shown in the area by {amount}',
    'podnieś o {amount} licznik jednego z surowców pokazanych na obszarze',
  ],
  words,
  inHarvest: {
    may: (t, area) => (producesAny(t, area) ? YES : no(reasons['area-produces-nothing'])),
    rule: procedure('raise-dial-of-area', { ...used, resource: count }, steps =>
      steps
        .ask('resource', {
          kind: 'one',
          seat: 'seat',
          from: resourceDomain,
          where: (t, f, resource) =>
            yesIf(yieldOf(t, f.area, resource) > 0, reasons['resource-not-there'], resource),
          prompt: (_t, f) => say('prompt.development-dial', { area: f.area }),
          rule: 'RW-DEV-02',
        })
        .do((t, f) => turnDial(t, f.seat, f.resource, effectAt(t, f.area, 'raise-dial-of-area').amount)),
    ),
  },
  bot: { worth: 1, answers: { 'raise-dial-of-area.resource': 'raiseDial' } },
};

/** The Diplomat. (RW-DEV-04) */
export const gainsInfluence: Developed<'gain-influence', { amount: number }> = {
  clause: ['gain {amount, count, thing.influence}', 'otrzymujesz {amount, count, thing.influence:acc}'],
  inHarvest: {
    rule: procedure('development-influence', used, steps =>
      steps.do((t, f) => gainInfluence(t, f.seat, effectAt(t, f.area, 'gain-influence').amount)),
    ),
  },
  bot: { worth: 1.1 },
};

/** The Training Ground. (RW-DEV-05) */
export const drawsTactics: Developed<'draw-tactics', { amount: number }> = {
  clause: ['draw {amount, count, thing.tactics-card}', 'dobierz {amount, count, thing.tactics-card:acc}'],
  inHarvest: {
    rule: procedure('development-tactics', used, steps =>
      steps.call(() => gainTactics, {
        seat: 'seat',
        amount: (t, f) => effectAt(t, f.area, 'draw-tactics').amount,
      }),
    ),
  },
  bot: { worth: 0.8 },
};
