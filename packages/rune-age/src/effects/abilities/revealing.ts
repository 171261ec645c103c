import { words as wordDomain } from '@runehold/kernel/ask/domain';
import { no, YES } from '@runehold/kernel/ask/verdict';
import { list, required, text } from '@runehold/kernel/content/shape';
import { shown } from '@runehold/kernel/event/event';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { aboutOf, one } from '../../bots/answer.ts';
import { type Judge, punch } from '../../bots/mind.ts';
import { because } from '../../bots/text.ts';
import { amount, strength } from '../../content/forms.ts';
import { cardDomain } from '../../domains.ts';
import { PLACE, type Table } from '../../layout.ts';
import { dataOf, isUnit, kindOf, strengthOf } from '../../rules/cards.ts';
import { canDraw, reveal } from '../../rules/deck.ts';
import { procedure } from '../../rules/rules.ts';
import { scenarioIn } from '../../rules/view/look.ts';
import { events as common } from '../../words.ts';
import type { Bare } from '../vocabulary.ts';
import { type AbilityFrame, abilityLocals, always, type EffectRule, effectOn } from './ability.ts';

const { events, reasons, say, words } = spoken({
  'event.took-revealed': [
    { who: 'seat', card: shown('card') },
    '{who} {who|take|takes} the revealed {card} into {who|your|their} hand.',
    '{who|Bierzesz|{who} bierze} na rękę {card:acc} spośród odkrytych kart.',
  ],
  'event.left-on-top': [
    { who: 'seat', card: shown('card') },
    '{who} {who|leave|leaves} {card:a} on top of the deck.',
    '{who|Zostawiasz|{who} zostawia} {card:acc} na wierzchu talii.',
  ],
  'reason.not-named': [
    'The ability does not let you take this card.',
    'Zdolność nie pozwala wziąć tej karty.',
  ],
  'prompt.revealed': [
    { card: 'card' },
    'You reveal {card:a}. What do you do with it?',
    'Odkryta karta: {card}. Co z nią robisz?',
  ],
  'prompt.take-revealed': [
    'Which of the revealed cards do you take into your hand?',
    'Którą z odkrytych kart bierzesz na rękę?',
  ],
  'revealed.leave': ['Leave it on top', 'Zostaw na wierzchu'],
  'revealed.discard': ['Discard it', 'Odrzuć'],
  'clause.listed.one': [{ card: 'card' }, '{card},', '{card},'],
  'clause.listed.last': [{ card: 'card' }, '{card};', '{card};'],
  'clause.discard-rest': ['discard the rest.', 'resztę odrzuć.'],
});

export { events, words };

const toHand = (t: Table, f: AbilityFrame, card: number): void => {
  t.move(card, t.aside, t.hand.at(f.seat));
  t.emit(events['took-revealed'], f.seat, card);
};

const toDiscard = (t: Table, f: AbilityFrame, card: number): void => {
  t.move(card, t.aside, t.discard.at(f.seat));
  t.emit(common.discarded, f.seat, card);
};

const LEAVE = 0;
const DISCARD = 1;
export const keepOrDiscard = wordDomain('revealed', ['leave', 'discard']);

/** A good card stays on top. */
const leaveOrDiscard: Judge = (look, ask, { traits }) => {
  const trait = traits[aboutOf(ask).card ?? 0];
  const good = trait.gold >= 2 || (scenarioIn(look) !== 'monument' && punch(trait) >= 2);
  return good ? one(LEAVE, because('bot.best-for-us')) : one(DISCARD, because('bot.discard-least'));
};

/** The top card comes to hand if it is one's own kind; another is discarded or left: Footman. */
export const revealOwnKind: EffectRule<Bare<'reveal-own-kind'>> = {
  kind: 'reveal-own-kind',
  fields: {},
  clause: [
    'reveal the top card of your deck. Take one of the same name into your hand; discard any other or leave it on top.',
    'odkryj wierzchnią kartę swojej talii. Kartę o tej samej nazwie weź na rękę; inną odrzuć albo zostaw na wierzchu.',
  ],
  timings: always,
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('reveal-own-kind', abilityLocals, steps =>
    steps
      .do((t, f) => {
        f.left = reveal(t, f.seat);
      })
      .when(
        (_t, f) => f.left !== NONE && kindOf(f.left) === kindOf(f.card),
        same => same.do((t, f) => toHand(t, f, f.left)),
        other =>
          other.unless({ left: NONE }, there =>
            there
              .ask('pick', {
                kind: 'one',
                seat: 'seat',
                from: keepOrDiscard,
                where: () => YES,
                about: (_t, f) => ({ card: f.left }),
                prompt: (_t, f) => say('prompt.revealed', { card: f.left }),
                rule: 'RA-INFO-03',
              })
              .do((t, f) => {
                if (f.pick === DISCARD) {
                  toDiscard(t, f, f.left);
                  return;
                }
                t.move(f.left, t.aside, t.deckTop.at(f.seat));
                t.emit(events['left-on-top'], f.seat, f.left);
              }),
          ),
      ),
  ),
  bot: { army: () => ({ draws: true }), judges: { 'reveal-own-kind.pick': leaveOrDiscard } },
};

type RevealUpTo = { readonly kind: 'reveal-up-to'; readonly limit: number };

/** The top card comes to hand unless it is a strong unit: Knight. */
export const revealUpTo: EffectRule<RevealUpTo> = {
  kind: 'reveal-up-to',
  fields: { limit: required(strength) },
  clause: [
    { limit: 'number' },
    'reveal the top card of your deck. Discard a unit stronger than {limit}; take any other card into your hand.',
    'odkryj wierzchnią kartę swojej talii. Jednostkę o sile większej niż {limit} odrzuć; każdą inną kartę weź na rękę.',
  ],
  timings: always,
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('reveal-up-to', abilityLocals, steps =>
    steps.do((t, f) => {
      const card = reveal(t, f.seat);
      if (card === NONE) return;
      const { limit } = effectOn(t, f.card, 'reveal-up-to');
      if (isUnit(t, card) && strengthOf(t, card) > limit) toDiscard(t, f, card);
      else toHand(t, f, card);
    }),
  ),
  bot: { army: () => ({ draws: true }) },
};

type RevealOneOf = {
  readonly kind: 'reveal-one-of';
  readonly amount: number;
  readonly of: readonly string[];
};

const isWanted = (t: Table, f: AbilityFrame, card: number): boolean =>
  effectOn(t, f.card, 'reveal-one-of').of.includes(dataOf(t, card).id);

/** How many of the revealed cards are wanted; they lie aside from `left` on. */
const wantedAside = (t: Table, f: AbilityFrame): number => {
  let found = 0;
  for (let i = f.left; i < t.aside.total; i++) if (isWanted(t, f, t.aside.at(i))) found++;
  return found;
};

/** Of the revealed cards one of certain kinds comes to hand, the rest is discarded: Necromancer. */
export const revealOneOf: EffectRule<RevealOneOf> = {
  kind: 'reveal-one-of',
  fields: { amount, of: required(list(text, 1, cardDomain.size / 2)) },
  clause: [
    { amount: 'number' },
    'reveal {amount, count, thing.card} from the top of your deck and take one of these into your hand:',
    'odkryj {amount, count, thing.card:acc} z wierzchu swojej talii i weź na rękę jedną z tych kart:',
  ],
  timings: always,
  possible: (t, seat) => canDraw(t, seat),
  procedure: procedure('reveal-one-of', abilityLocals, steps =>
    steps
      .do((t, f) => {
        // An Action card lies aside itself while it reveals others. (RA-CARD-08)
        f.left = t.aside.total;
        const { amount: cards } = effectOn(t, f.card, 'reveal-one-of');
        for (let n = 0; n < cards; n++) if (reveal(t, f.seat) === NONE) break;
      })
      .when(
        (t, f) => wantedAside(t, f) > 0,
        found =>
          found
            .ask('pick', {
              kind: 'one',
              seat: 'seat',
              from: cardDomain,
              options: (t, f, offer) => {
                for (let i = f.left; i < t.aside.total; i++) {
                  const card = t.aside.at(i);
                  if (!offer.has(card))
                    offer.consider(card, isWanted(t, f, card) ? YES : no(reasons['not-named']));
                }
              },
              about: () => ({ place: PLACE.aside }),
              prompt: () => say('prompt.take-revealed'),
              rule: 'RA-INFO-08',
            })
            .do((t, f) => toHand(t, f, f.pick)),
      )
      .do((t, f) => {
        while (t.aside.total > f.left) toDiscard(t, f, t.aside.at(f.left));
      }),
  ),
  bot: { army: () => ({ draws: true }), judges: { 'reveal-one-of.pick': 'take-best' } },
};
