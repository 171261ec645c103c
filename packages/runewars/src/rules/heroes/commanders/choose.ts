import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import type { Verdict } from '@runehold/kernel/ask/verdict';
import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import { heroDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { procedure } from '../../rules.ts';
import { ownHeroes } from '../offer-heroes.ts';
import { countCommanders, firstPlaceOf } from './commander.ts';
import { commanderCardsLeft } from './deck.ts';
import { drawForHero, mayAnyLead, mayLead, passCommand } from './name.ts';
import { sayOfCommander } from './words.ts';

const choosing = { seat: count, place: count, hero: count, fresh: count };
type Choosing = Frame<typeof choosing>;

const whoLeads = ownHeroes((t: Table, f: Choosing, hero: number): Verdict => mayLead(t, f.seat, hero));

/** Whether a card lies in the place that another hero could have. (BW-CMD-24) */
const mayPass = (t: Table, f: Choosing): boolean => t.commanderHero.get(f.place) > 0 && mayAnyLead(t, f.seat);

/** Whether who has lost his commander could name another. (BW-CMD-29, BW-CMD-31) */
const mayNameAnew = (t: Table, f: Choosing): boolean =>
  countCommanders(t, f.seat) === 0 && commanderCardsLeft(t) > 0 && mayAnyLead(t, f.seat);

/**
 * At the start of the Quest Phase a player may give each of his Commander cards to another hero; without a commander he
 * may draw a card for one, and keeps what he has drawn. (BW-CMD-24 to 31)
 */
export const chooseCommanders = procedure('choose-commander', choosing, steps =>
  steps
    .do((_t, f) => {
      f.place = firstPlaceOf(f.seat);
    })
    .repeatWhile(
      (_t, f) => f.place < firstPlaceOf(f.seat + 1),
      each =>
        each
          .when(mayPass, passes =>
            passes
              .ask('hero', {
                kind: 'one',
                seat: 'seat',
                from: heroDomain,
                options: whoLeads,
                optional: true,
                pass: skipping,
                prompt: (t, f) =>
                  sayOfCommander('prompt.pass-command', {
                    hero: t.commanderHero.get(f.place) - 1,
                    commanderCard: t.commanderCard.at(f.place),
                  }),
                rule: 'BW-CMD-24',
              })
              .unless({ hero: PASS }, named => named.do((t, f) => passCommand(t, f.hero, f.place))),
          )
          .do((_t, f) => {
            f.place++;
          }),
    )
    .when(mayNameAnew, anew =>
      anew
        .ask('fresh', {
          kind: 'one',
          seat: 'seat',
          from: heroDomain,
          options: whoLeads,
          optional: true,
          pass: skipping,
          prompt: () => sayOfCommander('prompt.new-commander'),
          rule: 'BW-CMD-29',
        })
        .unless({ fresh: PASS }, named =>
          named.do((t, f) => drawForHero(t, f.seat, f.fresh, firstPlaceOf(f.seat))),
        ),
    ),
);
