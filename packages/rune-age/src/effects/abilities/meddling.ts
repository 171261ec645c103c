import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { required, whole } from '@runehold/kernel/content/shape';
import { secret } from '@runehold/kernel/event/event';
import { type Seat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { cardDomain, seatDomain } from '../../domains.ts';
import { PLACE, type Table } from '../../layout.ts';
import { canDraw, discardFromHand, draw } from '../../rules/deck.ts';
import { discardPrompt, offerHand } from '../../rules/hand.ts';
import { anotherPlayer, offerSeats } from '../../rules/order.ts';
import { procedure } from '../../rules/rules.ts';
import { scenarioIn } from '../../rules/view/look.ts';
import type { Bare } from '../vocabulary.ts';
import { abilityLocals, type EffectRule, effectOn } from './ability.ts';

const { events, reasons, say, words } = spoken({
  'event.pillaged': [
    { who: 'seat', victim: 'seat' },
    '{who} {who|pillage|pillages} {victim:s} hand.',
    '{who|Dokonujesz|{who} dokonuje} grabieży. {victim|Tracisz karty|Karty traci {victim}}.',
  ],
  'event.looked-into-hand': [
    { who: 'seat', victim: 'seat' },
    '{who} {who|look|looks} at {victim:s} hand.',
    '{who|Oglądasz|{who} ogląda} {victim|twoją rękę|cudzą rękę. Pokazuje ją {victim}}.',
  ],
  'event.saw-card': [
    { who: 'seat', victim: 'seat', card: secret('card') },
    '{who} {who|see|sees} {card:a} in {victim:s} hand.',
    '{who|Widzisz|{who} widzi} kartę: {card}. {victim|Pokazujesz ją ty|Pokazuje ją {victim}}.',
  ],
  'event.saw-card.hidden': [
    '{who} {who|see|sees} a card in {victim:s} hand.',
    '{who|Widzisz|{who} widzi} jedną kartę. {victim|Pokazujesz ją ty|Pokazuje ją {victim}}.',
  ],
  'event.took-card': [
    { who: 'seat', victim: 'seat', card: secret('card') },
    '{who} {who|take|takes} {card:a} from {victim:obj}.',
    '{who|Zabierasz|{who} zabiera} kartę: {card}. {victim|Tracisz ją ty|Traci ją {victim}}.',
  ],
  'event.took-card.hidden': [
    '{who} {who|take|takes} a card from {victim:obj}.',
    '{who|Zabierasz|{who} zabiera} kartę. {victim|Tracisz ją ty|Traci ją {victim}}.',
  ],
  'reason.empty-handed': ['This player has no cards in hand.', 'Ta osoba nie ma kart na ręce.'],
  'prompt.choose-player': ['Which player do you choose?', 'Kogo wybierasz?'],
  'prompt.take-card': [
    { victim: 'seat' },
    'Which card do you take from {victim:obj}?',
    'Którą kartę zabierasz? {victim|Tracisz ją ty|Traci ją {victim}}.',
  ],
});

export { events, words };

const anotherWithCards = (t: Table, seat: Seat, other: Seat): Verdict => {
  const verdict = anotherPlayer(t, seat, other);
  return verdict === YES && t.hand.at(other).total === 0 ? no(reasons['empty-handed']) : verdict;
};

const hasOthers = (t: Table, seat: Seat, admits: typeof anotherPlayer): boolean => {
  for (let other = 0; other < t.seats; other++) if (admits(t, seat, other) === YES) return true;
  return false;
};

type Pillage = { readonly kind: 'pillage'; readonly discards: number; readonly draws: number };

/** Another player discards cards of his choice, then one draws: Pillage. */
export const pillage: EffectRule<Pillage> = {
  kind: 'pillage',
  fields: { discards: required(whole(0, 20)), draws: required(whole(0, 20)) },
  clause: [
    { discards: 'number', draws: 'number' },
    'another player chooses and discards {discards, count, thing.card} from their hand, or all of it if they hold fewer; then draw {draws, count, thing.card}.',
    'inny gracz wybiera i odrzuca {discards, count, thing.card:acc} ze swojej ręki (albo całą rękę, jeśli ma ich mniej); następnie dobierz {draws, count, thing.card:acc}.',
  ],
  timings: ['action'],
  possible: (t, seat) => hasOthers(t, seat, anotherWithCards) || canDraw(t, seat),
  procedure: procedure('pillage', abilityLocals, steps =>
    steps
      .when(
        (t, f) => hasOthers(t, f.seat, anotherPlayer),
        there =>
          there
            .ask('pick', {
              kind: 'one',
              seat: 'seat',
              from: seatDomain,
              options: (t, f, offer) => offerSeats(t, offer, other => anotherPlayer(t, f.seat, other)),
              prompt: () => say('prompt.choose-player'),
              rule: 'RA-CAT-09',
            })
            .do((t, f) => t.emit(events.pillaged, f.seat, f.pick))
            .when(
              (t, f) => t.hand.at(f.pick).total > 0,
              holds =>
                holds
                  .ask('picks', {
                    kind: 'some',
                    seat: 'pick',
                    from: cardDomain,
                    options: (t, f, offer) => offerHand(t, f.pick, offer),
                    min: (t, f) => Math.min(effectOn(t, f.card, 'pillage').discards, t.hand.at(f.pick).total),
                    max: (t, f) => effectOn(t, f.card, 'pillage').discards,
                    hidden: true,
                    // All of them, if there are fewer.
                    prompt: (t, f) =>
                      discardPrompt(
                        Math.min(effectOn(t, f.card, 'pillage').discards, t.hand.at(f.pick).total),
                      ),
                    rule: 'RA-CAT-09',
                  })
                  .do((t, f) => {
                    for (let i = 0; i < f.picks.length; i++) discardFromHand(t, f.pick, f.picks.at(i));
                  }),
            ),
      )
      .do((t, f) => draw(t, f.seat, effectOn(t, f.card, 'pillage').draws)),
  ),
  bot: {
    worth: look => (scenarioIn(look) === 'cataclysm' || look.t.seats === 1 ? 0 : 4),
    action: (look, _plan, early) => early && scenarioIn(look) !== 'cataclysm',
    judges: { 'pillage.pick': 'choose-rival', 'pillage.picks': 'discard-worst' },
  },
};

/** Tells the one who looks, and the one looked at, what is there; the others hear how many cards it is. */
const showHand = (t: Table, looker: Seat, victim: Seat): void => {
  const hand = t.hand.at(victim);
  for (let card = 0; card < hand.types; card++) {
    for (let copy = 0; copy < hand.count(card); copy++)
      t.emitTo(seatBit(looker) | seatBit(victim), events['saw-card'], looker, victim, card);
  }
};

/** Looks into a hand and takes a card for good: Mind Control. Only the two know which. (RA-MON-13, RA-INFO-08) */
export const takeCard: EffectRule<Bare<'take-card'>> = {
  kind: 'take-card',
  fields: {},
  clause: [
    'look at another player’s hand and take a card from it for good.',
    'obejrzyj rękę innego gracza i zabierz z niej na stałe jedną kartę.',
  ],
  timings: ['action'],
  possible: (t, seat) => hasOthers(t, seat, anotherWithCards),
  procedure: procedure('take-card', abilityLocals, steps =>
    steps
      .ask('left', {
        kind: 'one',
        seat: 'seat',
        from: seatDomain,
        options: (t, f, offer) => offerSeats(t, offer, other => anotherWithCards(t, f.seat, other)),
        prompt: () => say('prompt.choose-player'),
        rule: 'RA-MON-13',
      })
      .do((t, f) => {
        t.looker = f.seat;
        t.lookedAt = f.left;
        t.emit(events['looked-into-hand'], f.seat, f.left);
        showHand(t, f.seat, f.left);
      })
      .ask('pick', {
        kind: 'one',
        seat: 'seat',
        from: cardDomain,
        options: (t, f, offer) => offerHand(t, f.left, offer),
        hidden: true,
        about: () => ({ place: PLACE.shownHand }),
        prompt: (_t, f) => say('prompt.take-card', { victim: f.left }),
        rule: 'RA-MON-13',
      })
      .do((t, f) => {
        t.move(f.pick, t.hand.at(f.left), t.hand.at(f.seat));
        t.emitTo(seatBit(f.seat) | seatBit(f.left), events['took-card'], f.seat, f.left, f.pick);
        t.trades.set(f.seat, f.left, 1);
        t.looker = NONE;
        t.lookedAt = NONE;
        f.pick = 0;
      }),
  ),
  bot: {
    worth: () => 5,
    action: (_look, _plan, early) => early,
    judges: { 'take-card.left': 'choose-rival', 'take-card.pick': 'take-best' },
  },
};
