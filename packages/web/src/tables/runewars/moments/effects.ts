import { NONE } from '@runehold/kernel/layout/zones';
import { areaIds, resourceIds } from '@runehold/runewars/pools';
import { holderOf } from '@runehold/runewars/rules/view/areas';
import type { MomentEffect, Telling } from '../../../table/art/moment.ts';
import { begun, type Speaker } from '../../../text/speaker.ts';
import type { Sight } from '../sight.ts';

/** A number before and after. */
type Change = { readonly from: number; readonly to: number };

/** What has happened to one seat. */
type Fortune = {
  influence?: Change;
  readonly dials: Map<number, Change>;
  tactics: number;
  readonly lost: Map<number, number>;
};

const sum = (lost: ReadonlyMap<number, number>): number => [...lost.values()].reduce((all, n) => all + n, 0);

/** Follows the numbers of every seat through what was told: dials tell only where they have come to. */
export const fortunesIn = (news: readonly Telling[], before: Sight, since: number): readonly Fortune[] => {
  const dials = Array.from({ length: before.t.seats }, (_, seat) => [...before.t.dial.row(seat)]);
  const fortunes = dials.map((): Fortune => ({ dials: new Map(), tactics: 0, lost: new Map() }));
  news.forEach(({ event: { key, args } }, at) => {
    const { who = NONE, amount = 0, total = 0, resource = 0, to = 0, area = 0 } = args;
    const isSince = at >= since;
    if (key === 'dial-turned') {
      const from = fortunes[who].dials.get(resource)?.from ?? dials[who][resource];
      dials[who][resource] = to;
      if (isSince) fortunes[who].dials.set(resource, { from, to });
    }
    if (!isSince) return;
    if (key === 'influence-gained' || key === 'influence-lost') {
      const from = key === 'influence-gained' ? total - amount : total + amount;
      fortunes[who].influence = { from: fortunes[who].influence?.from ?? from, to: total };
    } else if (key === 'tactics-drawn') fortunes[who].tactics++;
    else if (key === 'units-destroyed') {
      const owner = holderOf(before, area);
      if (owner !== NONE) fortunes[owner].lost.set(area, (fortunes[owner].lost.get(area) ?? 0) + amount);
    }
  });
  return fortunes;
};

const moodOf = ({ from, to }: Change): MomentEffect['mood'] =>
  to === from ? undefined : to > from ? 'gain' : 'loss';

/** The fortune of a seat in words. */
export const effectsOn = (seat: number, fortune: Fortune, speaker: Speaker): MomentEffect[] => {
  const changed = (name: string, change: Change): MomentEffect => ({
    seat,
    what: begun(speaker.say('rw.moment.change', { name, ...change })),
    mood: moodOf(change),
  });
  const { influence, dials, tactics, lost } = fortune;
  return [
    ...[...dials]
      .filter(([, { from, to }]) => from !== to)
      .map(([resource, change]) => changed(speaker.noun('resource', resourceIds[resource]), change)),
    ...(influence === undefined || influence.from === influence.to
      ? []
      : [changed(speaker.say('rw.moment.influence'), influence)]),
    ...(tactics === 0
      ? []
      : [{ seat, what: speaker.say('rw.moment.tactics', { n: tactics }), mood: 'gain' as const }]),
    ...(lost.size === 0
      ? []
      : [
          {
            seat,
            what: speaker.say('rw.moment.units', {
              n: sum(lost),
              areas: [...lost.keys()].map(area => areaIds[area]).join(', '),
            }),
            mood: 'loss' as const,
          },
        ]),
  ];
};

/** The seats in the order of play. */
export const inOrder = ({ t }: Sight): number[] =>
  Array.from({ length: t.seats }, (_, i) => (t.firstSeat + i) % t.seats);
