import { type Offer, PASS } from '@runehold/kernel/ask/offer';
import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { hasSeat, type Seat } from '@runehold/kernel/layout/seats';
import type { SeasonEffect } from '../../../content/types-cards.ts';
import { resourceDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { resourceIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { setDial } from '../../table/resources.ts';
import { inPlayOrder, isAlive } from '../../table/seats.ts';
import { titleEffect } from '../../table/title-owner.ts';
import { type EffectOf, effectOf, ofPlayer, type Primary, primary } from './primary.ts';

const { words, say, reasons } = speech({
  'label.ignore-loss': ['ignore the loss', 'bez straty'],
  'prompt.keep-dials': [
    { card: 'seasonCard' },
    '{card}: which of your dials stay as they are?',
    '{card}: które z twoich liczników się nie zmieniają?',
  ],
  'reason.dial-does-not-fall': ['That dial does not go down.', 'Ten licznik nie spada.'],
});
export const lossWords = words;

/** Whether a player may ignore what a primary ability takes from his dials. (BW-TITLE-08, BW-TITLE-09) */
export const mayIgnoreLoss = (t: Table, seat: Seat): boolean =>
  titleEffect(t, seat, 'ignore-season-losses') !== undefined;

/** What it is called to decline a loss. */
export const ignoring = () => say('label.ignore-loss');

/** Dials of which a card takes one down, and that none goes down for who may ignore it. (BW-TITLE-09, BW-TITLE-10) */
export const offerLosses = (
  t: Table,
  seat: Seat,
  offer: Offer,
  admits: (t: Table, seat: Seat, resource: number) => Verdict,
): void => {
  for (let resource = 0; resource < resourceIds.length; resource++)
    offer.consider(resource, admits(t, seat, resource));
  if (mayIgnoreLoss(t, seat)) offer.add(PASS);
};

/** Says which of his falling dials, given as bits, stay as they are; `stay` tells it likewise. (BW-TITLE-09) */
export const keepDials = procedure(
  'keep-dials',
  { ...ofPlayer, falling: count, kept: listOf(resourceIds.length), stay: count },
  steps =>
    steps
      .ask('kept', {
        kind: 'some',
        seat: 'seat',
        from: resourceDomain,
        where: (_t, f, resource) => yesIf(((f.falling >> resource) & 1) === 1, reasons['dial-does-not-fall']),
        min: 0,
        max: resourceIds.length,
        prompt: (_t, f) => say('prompt.keep-dials', { card: f.card }),
        rule: 'BW-TITLE-09',
      })
      .do((_t, f) => {
        for (let i = 0; i < f.kept.length; i++) f.stay |= 1 << f.kept.at(i);
      }),
);

/** Where an ability would turn a dial. */
type Turn<E> = (t: Table, seat: Seat, resource: number, effect: E) => number;

/**
 * Turns the dials of all whom it concerns at once, after what else it does for them; who may ignore losses then says
 * which of his stay. (RW-SEASON-09, BW-TITLE-09)
 */
export const turnAtOnce = <K extends SeasonEffect['kind']>(
  kind: K,
  to: Turn<EffectOf<K>>,
  besides?: (t: Table, seat: Seat, effect: EffectOf<K>) => void,
): Primary => {
  const fallingOf = (t: Table, seat: Seat, card: number): number => {
    let falling = 0;
    for (let resource = 0; resource < resourceIds.length; resource++)
      if (to(t, seat, resource, effectOf(t, card, kind)) < t.dial.get(seat, resource))
        falling |= 1 << resource;
    return falling;
  };
  const turn = (t: Table, seat: Seat, card: number, stay: number): void => {
    for (let resource = 0; resource < resourceIds.length; resource++)
      if (((stay >> resource) & 1) === 0)
        setDial(t, seat, resource, to(t, seat, resource, effectOf(t, card, kind)));
  };
  return procedure(`season-${kind}`, { ...primary, seat: count, stay: count }, steps =>
    steps
      .do((t, f) => {
        for (let seat = 0; seat < t.seats; seat++) {
          if (!isAlive(t, seat) || !hasSeat(f.concerned, seat)) continue;
          besides?.(t, seat, effectOf(t, f.card, kind));
          if (!mayIgnoreLoss(t, seat)) turn(t, seat, f.card, 0);
        }
      })
      .eachSeat('seat', inPlayOrder(), each =>
        each.when(
          (t, f) => isAlive(t, f.seat) && hasSeat(f.concerned, f.seat) && mayIgnoreLoss(t, f.seat),
          keeps =>
            keeps
              .call(
                () => keepDials,
                { seat: 'seat', card: 'card', falling: (t, f) => fallingOf(t, f.seat, f.card) },
                { stay: 'stay' },
              )
              .do((t, f) => turn(t, f.seat, f.card, f.stay)),
        ),
      ),
  );
};
