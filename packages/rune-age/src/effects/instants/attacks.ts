import { yesIf } from '@runehold/kernel/ask/verdict';
import { required, whole, word } from '@runehold/kernel/content/shape';
import { hasSeat, type SeatMask, seatBit } from '@runehold/kernel/layout/seats';
import { spoken } from '@runehold/kernel/spoken';
import { most, one } from '../../bots/answer.ts';
import { because } from '../../bots/text.ts';
import { amount } from '../../content/forms.ts';
import { seatDomain, targetDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { combat } from '../../rules/combat/combat.ts';
import { damageEach, leastDamage } from '../../rules/events/damage.ts';
import { aliveSeats, deciders, jointChoice } from '../../rules/events/together.ts';
import { isAlive, offerSeats, playOrder } from '../../rules/order.ts';
import { procedure } from '../../rules/rules.ts';
import { reasons } from '../../words.ts';
import type { Amount } from '../vocabulary.ts';
import { type InstantFrame, type InstantRule, instantLocals, instantOf } from './instant.ts';

const { events, say, words } = spoken({
  'event.event-attacks': [
    { event: 'event', victim: 'seat' },
    '{victim} {victim|are|is} attacked by {event:a}.',
    '{event} {event, gender, p {atakują} other {atakuje}}. {victim|Bronisz się|Broni się {victim}}.',
  ],
  'event.proposed-home': [
    { who: 'seat', victim: 'seat' },
    '{who} {who|propose|proposes} {victim:s} Home Realm.',
    '{who|Proponujesz|{who} proponuje} cel ataku: {victim|twoje królestwo|królestwo ({victim})}.',
  ],
  'prompt.attack-whom': [
    { event: 'event' },
    'Which Home Realm does {event:a} attack?',
    '{event}: które królestwo jest celem ataku?',
  ],
});

export { events, words };

type Attack = { readonly kind: 'attack'; readonly whom: 'least-damaged' | 'each' | 'chosen' };

const attackedBy = (t: Table, f: InstantFrame): SeatMask => {
  const { whom } = instantOf(t, f.event, 'attack');
  if (whom === 'chosen') return seatBit(f.pick);
  if (whom === 'each') return aliveSeats(t);
  let mask = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (isAlive(t, seat) && t.damage.get(seat) === leastDamage(t)) mask |= seatBit(seat);
  }
  return mask;
};

/** An Instant attacks Home Realms: each named player fights a battle of his own against its full strength. (RA-INST-04, RA-INST-07) */
export const attack: InstantRule<Attack> = {
  kind: 'attack',
  fields: { whom: required(word(['least-damaged', 'each', 'chosen'])) },
  clause: {
    'least-damaged': [
      { strength: 'number' },
      'It attacks the least damaged Home Realm with {strength, count, thing.strength}, or each of them if several are tied.',
      'Atakuje z siłą {strength} królestwo, które ma najmniej obrażeń, a przy remisie każde z takich królestw.',
    ],
    each: [
      { strength: 'number' },
      'It attacks every Home Realm with {strength, count, thing.strength}.',
      'Atakuje każde królestwo z siłą {strength}.',
    ],
    chosen: [
      { strength: 'number' },
      'It attacks one Home Realm with {strength, count, thing.strength}. The players choose it together: the most frequent proposal decides, or the first player’s if there is a tie.',
      'Atakuje z siłą {strength} jedno królestwo, które gracze wybierają wspólnie: decyduje najczęstsza propozycja, a przy remisie pierwszy gracz.',
    ],
  },
  procedure: procedure('instant-attacks', instantLocals, steps =>
    steps
      .when(
        (t, f) => instantOf(t, f.event, 'attack').whom === 'chosen',
        choosing =>
          choosing
            .ask('votes', {
              kind: 'one',
              seats: deciders,
              sealed: true,
              from: seatDomain,
              options: (t, _f, offer) =>
                offerSeats(t, offer, seat => yesIf(isAlive(t, seat), reasons.eliminated)),
              prompt: (_t, f) => say('prompt.attack-whom', { event: f.event }),
              rule: 'RA-GEN-06',
            })
            .do((t, f) => {
              f.pick = jointChoice(t, events['proposed-home'], f.votes);
            }),
      )
      .do((t, f) => {
        f.sum = attackedBy(t, f);
      })
      .eachSeat('who', playOrder(), each =>
        each.when(
          (_t, f) => hasSeat(f.sum, f.who),
          attacked =>
            attacked
              .do((t, f) => t.emit(events['event-attacks'], f.event, f.who))
              .call(() => combat, { seat: 'who', target: (_t, f) => targetDomain.code('enemy', f.event) }),
        ),
      ),
  ),
  judges: {
    // Whoever can best meet it and bear the rest.
    'instant-attacks.votes': ({ t }, { offer }, { likelyDefense }) => {
      const room = (seat: number): number =>
        t.content.homeRealm.damage - t.damage.get(seat) + 0.8 * likelyDefense(seat);
      return one(most(offer, room), because('bot.help-all'));
    },
  },
};

export const damageAll: InstantRule<Amount<'damage-each'>> = {
  kind: 'damage-each',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Each Home Realm suffers {amount, count, thing.damage}.',
    'Każde królestwo otrzymuje {amount, count, thing.damage:acc}.',
  ],
  procedure: procedure('instant-damages-each', instantLocals, steps =>
    steps.call(() => damageEach, { amount: (t, f) => instantOf(t, f.event, 'damage-each').amount }),
  ),
};

/** The more Enemies are in play, the worse: The Sky Falls. */
export const damageByEnemies: InstantRule<Amount<'damage-each-by-enemies'>> = {
  kind: 'damage-each-by-enemies',
  fields: { amount: required(whole(0, 20)) },
  clause: [
    { amount: 'number' },
    'Each Home Realm suffers {amount, count, thing.damage}, plus 1 for each Enemy in play.',
    'Każde królestwo otrzymuje {amount, count, thing.damage:acc} i dodatkowo po 1 za każdego wroga w grze.',
  ],
  procedure: procedure('instant-damages-by-enemies', instantLocals, steps =>
    steps.call(() => damageEach, {
      amount: (t, f) => instantOf(t, f.event, 'damage-each-by-enemies').amount + t.enemies.total,
    }),
  ),
};
