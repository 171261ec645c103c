import { words } from '@runehold/kernel/ask/domain';
import { YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { fateDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { fatePool } from '../../pools.ts';
import { events, say } from '../../words.ts';
import { countFighters } from '../battle/fighters.ts';
import { ATTACKER } from '../battle/sides.ts';
import { destinyOf, discardFate, showFate } from '../cards/fate.ts';
import { diplomacyCards } from '../cards/tactics/moments/draw-more-for-diplomacy.ts';
import { procedure } from '../rules.ts';
import { moreForDiplomacy } from '../table/development-cards.ts';
import { loseInfluence } from '../table/resources.ts';
import { deciderForNeutrals } from '../table/seats.ts';
import { driveOff } from './drive-off.ts';
import { mayFight, mayNegotiate } from './duties.ts';
import { fight } from './fight.ts';
import { settleForce, withdrawForce } from './force.ts';
import { retreat } from './retreat.ts';
import { keepToLimit, usualLimit } from './unit-limit.ts';

/** What to do about neutral units that one has come upon. (RW-MOVE-20, RW-DIPL-01) */
const approachDomain = words('approach', ['battle', 'diplomacy']);
const BATTLE = 0;
const DIPLOMACY = 1;

/** What is left when they will not listen. (RW-DIPL-10) */
const setbackDomain = words('setback', ['battle', 'retreat']);

/** What an attempt may cost. (RW-DIPL-02) */
const LEAST_INFLUENCE = 1;
const MOST_INFLUENCE = 6;

const locals = {
  seat: count,
  area: count,
  approach: count,
  influence: count,
  /** Fate cards beyond those paid for. (Silver Tongue) */
  more: count,
  chosen: count,
};

/** All neutral units become allies, and everybody stays. (RW-DIPL-07, RW-DIPL-11, RW-DIPL-15) */
const ally = procedure('ally', locals, steps =>
  steps
    .do((t, f) => {
      settleForce(t);
      t.emit(events['neutrals-allied'], f.seat, f.area);
    })
    .call(
      () => keepToLimit,
      (t, f, callee) => usualLimit(t, f.seat, f.area, callee),
    ),
);

/** All neutral units leave together, and the player's units hold the area. (RW-DIPL-08, RW-DIPL-09, RW-DIPL-14, RW-DIPL-18) */
const sendOff = procedure('send-off', locals, steps =>
  steps
    .do((t, f) => {
      settleForce(t);
      t.emit(events['neutrals-driven-off'], f.seat, f.area);
    })
    .call(() => driveOff, { area: 'area', chooser: (t, f) => deciderForNeutrals(t, f.seat) }),
);

/** The player fights after all, or leaves; after a battle with the same Mobilize he has to leave. (RW-DIPL-10, 12, 13, RW-O2-07) */
const beRefused = procedure('be-refused', locals, steps =>
  steps
    .do((t, f) => t.emit(events['neutrals-refused'], f.seat, f.area))
    .ask('approach', {
      kind: 'one',
      seat: 'seat',
      from: setbackDomain,
      where: (t, f, code) => (code === BATTLE ? mayFight(t, f.seat) : YES),
      prompt: (_t, f) => say('prompt.setback', { area: f.area }),
      rule: 'RW-DIPL-10',
    })
    .when(
      { approach: BATTLE },
      again => again.call(() => fight, { seat: 'seat' }),
      away =>
        away
          .do(withdrawForce)
          .call(() => retreat, { seat: (_t, f) => f.seat + 1, origin: 'area', cause: (_t, f) => f.seat + 1 }),
    ),
);

const results = [ally, sendOff, beRefused];
const resultOf = { gold: 0, grey: 1, red: 2 } as const;

/** The destiny of the chosen card, once all drawn ones are discarded. (RW-DIPL-06, RW-DIPL-16) */
const takeResult = (t: Table, seat: number, card: number): void => {
  t.emit(events['destiny-chosen'], seat, card);
  discardFate(t, t.fateShown.at(0));
};

/** One attempt: influence, as many Fate cards, and the result of one of them. (RW-DIPL-02 to 06, 16, 17, RW-FATE-18) */
const attempt = procedure('diplomacy', locals, steps =>
  steps
    .ask('influence', {
      kind: 'number',
      seat: 'seat',
      min: LEAST_INFLUENCE,
      max: (t, f) => Math.min(MOST_INFLUENCE, t.influence.get(f.seat)),
      prompt: (_t, f) => say('prompt.diplomacy', { area: f.area }),
      rule: 'RW-DIPL-02',
    })
    .do((t, f) => {
      t.emit(events['diplomacy-begun'], f.seat, f.area, f.influence);
      loseInfluence(t, f.seat, f.influence);
    })
    .call(() => diplomacyCards, { seat: 'seat' }, { more: 'more' })
    .do((t, f) => showFate(t, f.influence + f.more + moreForDiplomacy(t, f.seat)))
    .ask('chosen', {
      kind: 'one',
      seat: 'seat',
      from: fateDomain,
      options: (t, _f, offer) => {
        for (let card = 0; card < fatePool.cards.length; card++) {
          if (t.fateShown.at(0).count(card) > 0) offer.add(card);
        }
      },
      prompt: () => say('prompt.destiny'),
      rule: 'RW-DIPL-06',
    })
    .do((t, f) => takeResult(t, f.seat, f.chosen))
    .dispatch(
      () => results,
      (t, f) => resultOf[destinyOf(t, f.chosen)],
      { seat: 'seat', area: 'area' },
    ),
);

/** A force among unallied neutral units fights them or talks to them; it cannot do neither. (RW-MOVE-20, RW-DIPL-01) */
export const negotiate = procedure('negotiate', locals, steps =>
  steps
    .do((t, f) => {
      f.area = t.battleArea - 1;
    })
    .ask('approach', {
      kind: 'one',
      seat: 'seat',
      from: approachDomain,
      where: (t, f, code) =>
        code === DIPLOMACY ? mayNegotiate(t, f.seat, countFighters(t, ATTACKER)) : mayFight(t, f.seat),
      prompt: (_t, f) => say('prompt.approach', { area: f.area }),
      rule: 'RW-DIPL-01',
    })
    .when(
      { approach: BATTLE },
      hostile => hostile.call(() => fight, { seat: 'seat' }),
      talking => talking.call(() => attempt, { seat: 'seat', area: 'area' }),
    ),
);
