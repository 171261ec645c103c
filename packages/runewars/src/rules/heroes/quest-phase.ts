import { PASS } from '@runehold/kernel/ask/offer';
import { stopping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { heroDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { ends } from '../table/lasting.ts';
import { inPlayOrder, isAlive } from '../table/seats.ts';
import { heroAction } from './action/action.ts';
import { chooseCommanders } from './commanders/choose.ts';
import { hasCommanders } from './commanders/commander.ts';
import { nextHero, ownerOf } from './hero.ts';
import { ownHeroes } from './offer-heroes.ts';

const someMayAct = (t: Table, seat: Seat): boolean => {
  for (let hero = nextHero(t, NONE); hero !== NONE; hero = nextHero(t, hero))
    if (ownerOf(t, hero) === seat && t.heroActed.get(hero) === 0) return true;
  return false;
};

/** One player acts with his heroes, in an order he chooses, with as many as he likes. (RW-QUEST-10, RW-QUEST-12, RW-SUMMER-03) */
const actWithHeroes = procedure('act-with-heroes', { seat: count, hero: count }, steps =>
  steps.repeatWhile(
    (t, f) => f.hero !== PASS && someMayAct(t, f.seat),
    going =>
      going
        .ask('hero', {
          kind: 'one',
          seat: 'seat',
          from: heroDomain,
          options: ownHeroes((t, _f, hero) =>
            yesIf(t.heroActed.get(hero) === 0, reasons['hero-acted'], hero),
          ),
          optional: true,
          pass: stopping,
          prompt: () => say('prompt.act-with'),
          rule: 'RW-QUEST-10',
        })
        .unless({ hero: PASS }, acts => acts.call(() => heroAction, { seat: 'seat', hero: 'hero' })),
  ),
);

/**
 * The Quest Phase, in which heroes act and nobody has a turn: player after player in play order, by the Orders of the
 * season before. Commanders are named before anybody acts. (RW-QUEST-07 to 13, RW-SUMMER-01 to 07, BW-CMD-26)
 */
export const questPhase = procedure('quest-phase', { seat: count }, steps =>
  steps
    .do(t => {
      t.emit(events['quest-phase-began']);
      for (let hero = 0; hero < t.heroes; hero++) t.heroActed.set(hero, 0);
    })
    .when(hasCommanders, led =>
      led.eachSeat('seat', inPlayOrder(), each =>
        each.when(
          (t, f) => isAlive(t, f.seat),
          lives => lives.call(() => chooseCommanders, { seat: 'seat' }),
        ),
      ),
    )
    .eachSeat('seat', inPlayOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.seat) && someMayAct(t, f.seat),
        acts => acts.call(() => actWithHeroes, { seat: 'seat' }),
      ),
    )
    .do(t => ends.questPhase(t)),
);
