import { type BoxSet, isOpen } from '../layout/box.ts';
import type { Frame, LocalDecls } from '../layout/locals.ts';
import type { Seat } from '../layout/seats.ts';
import { endsOf } from './domain.ts';
import type { Offer } from './offer.ts';
import { PASS } from './offer.ts';
import type { AskSpec } from './spec.ts';

/** What an offer needs to know of a table: which boxes are open. */
type Boxed = { readonly layout: { readonly boxes: BoxSet } };

/** Fills an offer with what an ask allows a seat now. */
export const fillOffer = <T extends Boxed, L extends LocalDecls>(
  spec: AskSpec<T, L>,
  t: T,
  f: Frame<L>,
  seat: Seat,
  offer: Offer,
  explaining: boolean,
): void => {
  offer.open(spec.kind, explaining);
  switch (spec.kind) {
    case 'one':
      list(spec, t, f, seat, offer);
      if (spec.optional) offer.add(PASS);
      return;
    case 'some':
      list(spec, t, f, seat, offer);
      limit(spec, t, f, seat, offer);
      offer.max = Math.min(offer.max, offer.supply);
      return;
    case 'number':
      limit(spec, t, f, seat, offer);
      return;
    case 'arrange':
      fillArrangement(spec, t, f, seat, offer);
      return;
    case 'yes':
      return;
  }
};

const amount = <T, L extends LocalDecls>(
  given: number | ((t: T, f: Frame<L>, seat: Seat) => number),
  t: T,
  f: Frame<L>,
  seat: Seat,
): number => (typeof given === 'number' ? given : given(t, f, seat));

const limit = <T, L extends LocalDecls>(
  spec: Extract<AskSpec<T, L>, { kind: 'some' | 'number' }>,
  t: T,
  f: Frame<L>,
  seat: Seat,
  offer: Offer,
): void => {
  offer.min = amount(spec.min, t, f, seat);
  offer.max = amount(spec.max, t, f, seat);
};

const list = <T extends Boxed, L extends LocalDecls>(
  spec: Extract<AskSpec<T, L>, { kind: 'one' | 'some' }>,
  t: T,
  f: Frame<L>,
  seat: Seat,
  offer: Offer,
): void => {
  if (spec.options) spec.options(t, f, offer, seat);
  const where = spec.where;
  if (!where) return;
  const { ends = endsOf(spec.from) } = spec;
  for (let box = 0, code = 0; box < ends.length; box++) {
    if (isOpen(t.layout.boxes, box))
      for (; code < ends[box]; code++) offer.consider(code, where(t, f, code, seat));
    code = ends[box];
  }
};

const fillArrangement = <T, L extends LocalDecls>(
  spec: Extract<AskSpec<T, L>, { kind: 'arrange' }>,
  t: T,
  f: Frame<L>,
  seat: Seat,
  offer: Offer,
): void => {
  spec.take(t, f, offer.items, seat);
  spec.options(t, f, offer, seat);
  const fits = spec.fits;
  if (fits) offer.fits = (item, place) => fits(t, f, item, place, seat);
};
