import { only, union } from '@runehold/kernel/ask/domain';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { SupremacyBonus } from '../../content/types-realm.ts';
import { heroDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { countCommanders } from '../heroes/commanders/commander.ts';
import { drawCommanders, mayDrawCommanders } from '../heroes/commanders/draw.ts';
import { sayOfCommander } from '../heroes/commanders/words.ts';
import { drawHero, gainHero } from '../heroes/gain.ts';
import { hasStronghold } from '../map/areas.ts';
import { procedure } from '../rules.ts';
import { loseInfluence } from '../table/resources.ts';
import { activeCard } from './in-play.ts';
import type { Bonus } from './order.ts';

/** Hero cards, or Commander cards in their place. (BW-CMD-19) */
const hiringDomain = union('hiring', { hero: only, commander: only });
const COMMANDER = hiringDomain.code('commander');

type HireHero = Extract<SupremacyBonus, { kind: 'hire-hero' }>;

/** What the bonus of the seat's Order says about hiring. */
const hiring = (t: Table, seat: Seat): HireHero | undefined => {
  const bonus = activeCard(t, seat)?.bonus;
  return bonus?.kind === 'hire-hero' ? bonus : undefined;
};

/** The most influence that can be spent: a card for each, and as many as there are. (RW-O6-10, RW-O6-11) */
const mostSpent = (t: Table, seat: Seat): number =>
  Math.min(hiring(t, seat)?.most ?? 0, t.influence.get(seat), t.heroDeck.total);

/** Whether a hero can be hired: a card, its price and a stronghold for the figure. (RW-O6-11, RW-O6-14, RW-HERO-10) */
const mayHireHero = (t: Table, seat: Seat): boolean =>
  mostSpent(t, seat) >= (hiring(t, seat)?.least ?? 1) && hasStronghold(t, seat);

/** The rest of the cards drawn goes back unseen. (RW-O6-12, RW-INFO-16) */
const returnHeroes = (t: Table, seat: Seat, kept: number): void => {
  const drawn = t.heroesDrawn.at(seat);
  for (let hero = 0; hero < t.heroes; hero++) {
    if (hero !== kept && drawn.count(hero) > 0) t.move(hero, drawn, t.heroDeck);
  }
};

/** Spends influence for as many Hero cards, keeps exactly one and shuffles the others back. (RW-O6-10 to 16, RW-HERO-09) */
const hireHero = procedure('hire-hero', { seat: count, way: count, spent: count, kept: count }, steps =>
  steps
    .when(
      (t, f) => mayDrawCommanders(t, f.seat),
      either =>
        either
          .ask('way', {
            kind: 'one',
            seat: 'seat',
            from: hiringDomain,
            where: (t, f, way) =>
              yesIf(way === COMMANDER || mayHireHero(t, f.seat), reasons['no-hero-to-hire']),
            prompt: () => sayOfCommander('prompt.hire-what'),
            rule: 'BW-CMD-19',
          })
          .when({ way: COMMANDER }, draws => draws.call(() => drawCommanders, { seat: 'seat' })),
    )
    .when(
      (t, f) => f.way !== COMMANDER && mayHireHero(t, f.seat),
      able =>
        able
          .ask('spent', {
            kind: 'number',
            seat: 'seat',
            min: (t, f) => hiring(t, f.seat)?.least ?? 1,
            max: (t, f) => mostSpent(t, f.seat),
            prompt: () => say('prompt.hire-price'),
            rule: 'RW-O6-10',
          })
          .do((t, f) => {
            loseInfluence(t, f.seat, f.spent);
            for (let n = 0; n < f.spent; n++) drawHero(t, f.seat);
          })
          .ask('kept', {
            kind: 'one',
            seat: 'seat',
            from: heroDomain,
            options: (t, f, offer) => {
              const drawn = t.heroesDrawn.at(f.seat);
              for (let hero = 0; hero < t.heroes; hero++) if (drawn.count(hero) > 0) offer.add(hero);
            },
            hidden: true,
            prompt: () => say('prompt.keep-hero'),
            rule: 'RW-O6-12',
          })
          .do((t, f) => {
            returnHeroes(t, f.seat, f.kept);
            if (f.spent > 1) t.emit(events['heroes-returned'], f.seat, f.spent - 1);
          })
          .call(() => gainHero, { seat: 'seat', hero: 'kept' }),
    ),
);

/** Rally Support's bonus: one Hero card for each influence, of which one is kept. */
export const hiresHero: Bonus<'hire-hero', { least: number; most: number }> = {
  clause: [
    'you may spend {least} to {most} influence to draw that many Hero cards and keep 1',
    'możesz wydać od {least} do {most} wpływów, dobrać tyle samo kart bohaterów i zatrzymać 1',
  ],
  rule: hireHero,
  may: (t, seat) => yesIf(mayHireHero(t, seat) || mayDrawCommanders(t, seat), reasons['no-hero-to-hire']),
  bot: {
    worth: ({ look: { t, me }, heroes, weights }) =>
      heroes - countCommanders(t, me) < t.content.limits.heroes && t.influence.get(me) > 0 ? weights.hero : 0,
  },
};
