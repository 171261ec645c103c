import { seenIn } from '@runehold/kernel/layout/seen';
import { spoken } from '@runehold/kernel/spoken';
import { damageLeft, deadlyEvent, deadlyRival } from '../rules/view/ahead.ts';
import { cardIn } from '../rules/view/look.ts';
import { type Scene, things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.keep': [
    { card: 'card' },
    'One influence keeps {card:a} for the next turn, or for a siege before it.',
    'Za jeden wpływ zatrzymasz {card:acc} na następną turę albo na oblężenie jeszcze przed nią.',
  ],
  'coach.danger.rival': [
    { n: 'number', rival: 'seat' },
    '{n} damage left. {rival|You could|{rival} could} do that next turn: keep units or influence.',
    'Do upadku brakuje {n, count, thing.damage:gen}. W następnej turze {rival|możesz to zrobić|może to zrobić {rival}}: zatrzymaj jednostki albo wpływy.',
  ],
  'coach.danger.event': [
    { n: 'number', event: 'event' },
    '{n} damage left. {event} will do that in the next Event phase: keep units or influence.',
    'Do upadku brakuje {n, count, thing.damage:gen}. {event} {event, gender, p {zadadzą} other {zada}} tyle w najbliższej fazie wydarzeń: zatrzymaj jednostki albo wpływy.',
  ],
});

export { words as keepingWords };

/** From which strength on a unit is worth keeping. */
const STRONG = 3;

const isKeepingNone = ({ decision: { name, chosen } }: Scene): boolean =>
  name === 'discard-hand.keep' && (chosen[0] ?? 0) === 0;

/** A strong unit is in hand at the end of a turn, and influence to keep it. (RA-TURN-07) */
export const keepUnit = trigger({
  id: 'rune-age.keep',
  kind: 'opportunity',
  rule: 'RA-TURN-07',
  asks: ['discard-hand.keep'],
  at: scene => {
    const { look } = scene;
    if (!isKeepingNone(scene)) return undefined;
    const [best] = seenIn(look.t.hand.at(look.me), look.me)
      .map(([card]) => ({ card, strength: cardIn(look, card).strength ?? 0 }))
      .filter(({ strength }) => strength >= STRONG)
      .sort((a, b) => b.strength - a.strength);
    return best && { said: say('coach.keep', { card: best.card }), lights: [things.held(best.card)] };
  },
});

/** The turn is to end, and what others could do before the next one would be the end of the realm. (RA-ELIM-01) */
export const danger = trigger({
  id: 'rune-age.danger',
  kind: 'likely',
  rule: 'RA-ELIM-01',
  asks: ['actions.action', 'discard-hand.keep'],
  at: scene => {
    const { look, pick } = scene;
    if (pick?.name !== 'end' && !isKeepingNone(scene)) return undefined;
    const n = damageLeft(look);
    const event = deadlyEvent(look);
    if (event !== undefined)
      return {
        said: say('coach.danger.event', { n, event }),
        lights: [things.event(event), things.home(look.me)],
      };
    const rival = deadlyRival(look);
    return rival === undefined
      ? undefined
      : {
          said: say('coach.danger.rival', { n, rival }),
          lights: [things.home(look.me), things.home(rival)],
        };
  },
});
