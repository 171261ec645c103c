import { seatsIn } from '@runehold/runewars/rules/view/look';
import { runesKnown, runesNeeded } from '@runehold/runewars/rules/view/runes';
import type { Goal } from '../../table/art/art.ts';
import type { Scene } from '../../table/art/scene.ts';
import { peopleName } from './area/about-area.ts';
import { factionAt, sightOf } from './sight.ts';

/** The most runes that a seat may have as far as the viewer knows, and whether some of them lie hidden. */
const countOf = ({ known, unknown }: ReturnType<typeof runesKnown>) => ({
  most: known + unknown,
  isSure: unknown === 0,
});

/** Enough dragon runes win. What lies facedown may be one: then it is “up to”. (RW-WIN-02) */
export const goalOf = (scene: Scene): Goal | undefined => {
  const { speaker, view, pack } = scene;
  const sight = sightOf(view, pack);
  if (sight.t.year === 0) return undefined;
  const drawing = { sight, speaker };
  const need = runesNeeded(sight);
  const said = (n: number, isSure: boolean): string =>
    isSure ? String(n) : speaker.say('rw.goal.up-to', { n });
  const alive = seatsIn(sight).filter(seat => sight.t.alive.get(seat) === 1);
  const [leader] = alive
    .filter(seat => seat !== view.viewer)
    .map(seat => ({ seat, ...countOf(runesKnown(sight, seat)) }))
    .sort((a, b) => b.most - a.most || Number(b.isSure) - Number(a.isSure));
  const own = typeof view.viewer === 'number' ? countOf(runesKnown(sight, view.viewer)) : undefined;
  return {
    wins: speaker.say('rw.goal', { n: need }),
    ...(own !== undefined && {
      own: said(own.most, own.isSure),
      short: `${said(own.most, own.isSure)} / ${need}`,
    }),
    // Where nobody else has one, nobody is ahead of anybody.
    ...(leader !== undefined &&
      leader.most > 0 && {
        leader: {
          name: peopleName(drawing, leader.seat),
          faction: factionAt(sight, leader.seat),
          stand: said(leader.most, leader.isSure),
        },
      }),
  };
};
