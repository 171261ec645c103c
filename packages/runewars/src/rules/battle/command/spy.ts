import type { Offer } from '@runehold/kernel/ask/offer';
import { secret, shown } from '@runehold/kernel/event/event';
import { count } from '@runehold/kernel/layout/locals';
import { seatBit } from '@runehold/kernel/layout/seats';
import { tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { offerTacticsHeld, tacticsHeld } from '../../cards/draw.ts';
import { type Commands, commanded } from '../../heroes/commanders/card.ts';
import { procedure } from '../../rules.ts';
import { isUnallied, otherSide, type Side, seatOn } from '../sides.ts';

const { words, say, events } = speech(
  {
    // The cards stay hidden afterwards, so the whole event is of the moment.
    'event.tactics-seen': [
      { who: 'seat', owner: shown('seat'), tactics: secret('tactics') },
      '{who} {who|see|sees} a card in {owner:s} hand: {tactics}.',
      '{who|Widzisz|{who} widzi} {owner|twoją kartę taktyki|kartę taktyki, którą ma {owner}}: {tactics}.',
    ],
    'event.tactics-seen.hidden': [
      '{who} {who|look|looks} at one of {owner:s} Tactics cards.',
      '{who|Podglądasz|{who} podgląda} {owner|twoją kartę taktyki|kartę taktyki, którą ma {owner}}.',
    ],
    'event.tactics-barred': [
      { who: 'seat', tactics: shown('tactics') },
      '{who:name} may not use {tactics} in this battle.',
      '{who|Nie możesz|{who} nie może} w tej bitwie użyć karty: {tactics}.',
    ],
    'prompt.bar-tactics': [
      { who: 'seat' },
      'Which card may {who:obj} not use in this battle?',
      '{who|Której karty nie możesz|Której karty {who} nie może} użyć w tej bitwie?',
    ],
  },
  { 'tactics-seen': 'BW-CMD-32', 'tactics-barred': 'BW-CMD-32' },
);

type Spying = { readonly side: Side };

const victimOf = (t: Table, { side }: Spying): number => seatOn(t, otherSide(side));

/** While he chooses, the player sees the whole hand, the cards of this season too. (RW-INFO-03) */
const lookInto = (t: Table, f: Spying): void => {
  const [spy, victim] = [seatOn(t, f.side), victimOf(t, f)];
  t.spying.set(0, f.side + 1);
  t.notice(seatBit(victim), seatBit(victim) | seatBit(spy));
  for (let card = 0; card < tacticsDomain.size; card++) {
    const copies = t.tactics.at(victim).count(card) + t.freshTactics.at(victim).count(card);
    for (let n = 0; n < copies; n++) t.emitTo(seatBit(spy), events['tactics-seen'], spy, victim, card);
  }
};

const offerNames = (t: Table, f: Spying, offer: Offer): void => offerTacticsHeld(t, victimOf(t, f), offer);

/** Spy: a card of the opponent's hand is named, and he uses none of that name in this battle, for its icon neither. (I22) */
const spyOut = procedure('command-spy', { ...commanded, named: count }, steps =>
  steps
    .do(lookInto)
    .ask('named', {
      kind: 'one',
      seat: (t, f) => seatOn(t, f.side),
      from: tacticsDomain,
      options: offerNames,
      hidden: true,
      prompt: (t, f) => say('prompt.bar-tactics', { who: victimOf(t, f) }),
      rule: 'BW-CMD-32',
    })
    .do((t, f) => {
      t.spying.set(0, 0);
      t.barredTactics.set(otherSide(f.side), f.named + 1);
      t.emit(events['tactics-barred'], victimOf(t, f), f.named);
    }),
);

/** What he has played before stays played. */
export const seesHandAndBars: Commands<'see-hand-and-bar'> = {
  clause: [
    'look at your opponent’s Tactics cards and name one of them; your opponent may use no card of that name in this battle',
    'obejrzyj karty taktyki przeciwnika i wskaż jedną z nich; w tej bitwie przeciwnik nie może użyć żadnej karty o tej nazwie',
  ],
  words,
  used: {
    may: (t, side) => !isUnallied(t, otherSide(side)) && tacticsHeld(t, seatOn(t, otherSide(side))) > 0,
    effect: spyOut,
  },
  bot: { worth: 1, answers: { 'command-spy.named': 'barTactics' } },
};
