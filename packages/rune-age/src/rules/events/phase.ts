import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { bilingual } from '@runehold/kernel/text/bilingual';
import { instantRules } from '../../effects/instants/registry.ts';
import { layout, type Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { everybodyDrawsUp } from '../deck.ts';
import { isAlive, seatAfter } from '../order.ts';
import { procedure } from '../rules.ts';
import { endGame, scenarioOf } from '../victory.ts';
import { damageEach, eventDamage, leastDamage } from './damage.ts';

export const phaseWords = bilingual({
  'crumb.event-phase': ['Event phase', 'Faza wydarzeń'],
  'crumb.start-of-event-phase': ['Enemies in play', 'Wrogowie w grze'],
});

const instantIndex = new Map<string, number>(instantRules.map(({ kind }, i) => [kind, i]));

/** Makes a new Event deck of the discarded Stage 2 cards, when a card is due and none is left. (RA-EVENT-07, RA-EVENT-08) */
const rebuild = (t: Table): void => {
  if (scenarioOf(t) === 'cataclysm') return;
  let returned = 0;
  for (let slot = t.eventDiscard.total - 1; slot >= 0; slot--) {
    if (t.content.events[t.eventDiscard.at(slot)].stage !== 2) continue;
    t.eventDeck.put(t.eventDiscard.takeAt(slot));
    returned++;
  }
  if (returned > 0) t.emit(events['event-deck-rebuilt'], returned);
};

/** Draws the top Event: a random card of the topmost stage, since only there the order is open. (RA-SETUP-18, RA-CAT-01) */
const drawEvent = (t: Table): number => {
  const deck = t.eventDeck;
  if (deck.total === 0) rebuild(t);
  if (deck.total === 0) return NONE;
  const { events: cards } = t.content;
  let top = 9;
  let candidates = 0;
  for (let event = 0, left = deck.total; left > 0; event++) {
    if (deck.count(event) === 0) continue;
    left--;
    const { stage } = cards[event];
    if (stage < top) candidates = 0;
    if (stage <= top) candidates++;
    top = Math.min(top, stage);
  }
  let n = t.roll(layout.stream.event, candidates);
  for (let event = 0; event < deck.types; event++)
    if (deck.count(event) > 0 && cards[event].stage === top && n-- === 0) return event;
  return NONE;
};

const leastDamagedFirst = (t: Table): number => {
  for (let n = 0; n < t.seats; n++) {
    const seat = seatAfter(t, t.firstSeat, n);
    if (isAlive(t, seat) && t.damage.get(seat) === leastDamage(t)) return seat;
  }
  return NONE;
};

const phaseEffectOf = (t: Table, enemy: number) => t.content.events[enemy].phase;

/** Puts tokens on Enemies up to the next one that does damage, the oldest first; answers that one, or `NONE`. (RA-EVENT-06) */
const nextHarmful = (t: Table, f: { index: number }): number => {
  while (f.index < t.enemies.total) {
    const enemy = t.enemies.at(f.index++);
    const phase = phaseEffectOf(t, enemy);
    if (phase === undefined) continue;
    if (phase.kind !== 'add-tokens') return enemy;
    t.eventTokens.add(enemy, phase.amount);
    t.emit(events['token-added'], enemy, t.eventTokens.get(enemy));
  }
  return NONE;
};

/** What the Enemies in play do before the card is drawn, one after another. (RA-EVENT-05, RA-EVENT-06) */
const startOfPhase = procedure('start-of-event-phase', { index: count, enemy: count }, steps =>
  steps
    .do((t, f) => {
      f.enemy = nextHarmful(t, f);
    })
    .repeatUntil({ enemy: NONE }, each =>
      each
        .when(
          (t, f) => phaseEffectOf(t, f.enemy)?.kind === 'damage-each',
          all => all.call(() => damageEach, { amount: (t, f) => phaseEffectOf(t, f.enemy)?.amount ?? 0 }),
          one =>
            one.call(() => eventDamage, {
              seat: t => leastDamagedFirst(t),
              amount: (t, f) => phaseEffectOf(t, f.enemy)?.amount ?? 0,
            }),
        )
        .do((t, f) => {
          f.enemy = nextHarmful(t, f);
        }),
    ),
);

/** The Event phase: start-of-phase effects, one Event, everybody draws up to five. (RA-EVENT-01 to RA-EVENT-04) */
export const eventPhase = procedure('event-phase', { event: count }, steps =>
  steps
    .call(() => startOfPhase)
    .do((t, f) => {
      f.event = drawEvent(t);
      if (f.event === NONE) {
        t.emit(events['no-event']);
        // In The Cataclysm this is the moment in which all who are still there have won. (RA-CAT-04, RA-CAT-08)
        if (scenarioOf(t) === 'cataclysm') endGame(t, seat => isAlive(t, seat) && seat !== t.traitor);
        return;
      }
      t.emit(events['event-drawn'], f.event);
      const enemy = t.content.events[f.event].type === 'enemy';
      t.move(f.event, t.eventDeck, enemy ? t.enemies : t.instant);
    })
    .when(
      t => t.instant.total > 0,
      drawn =>
        drawn
          .dispatch(
            () => instantRules.map(rule => rule.procedure),
            (t, f) => instantIndex.get(t.content.events[f.event].instant?.kind ?? 'attack') ?? NONE,
            { event: 'event' },
          )
          .do((t, f) => {
            if (t.instant.total === 0) return;
            t.move(f.event, t.instant, t.eventDiscard);
            t.emit(events['event-discarded'], f.event);
          }),
    )
    .do(everybodyDrawsUp),
);

/** Instants that worked during this round are discarded after its Event phase. (RA-INST-03) */
export const discardOldInstants = (t: Table): void => {
  for (let slot = t.lasting.total - 1; slot >= 0; slot--) {
    const event = t.lasting.at(slot);
    if (t.lastingRound.get(event) > t.round) continue;
    t.lastingRound.set(event, 0);
    t.move(event, t.lasting, t.eventDiscard);
    t.emit(events['event-discarded'], event);
  }
};
