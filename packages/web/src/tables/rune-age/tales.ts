import type { events } from '@runehold/rune-age/catalogue';
import { plainCard, type Sight } from '@runehold/rune-age/rules/view/sight';
import type { Way } from '../../table/art/movement.ts';
import type { Address } from '../../table/art/targets.ts';
import { at, zone } from './addresses.ts';

type Args = Readonly<Record<string, number>>;
type Place = (args: Args, sight: Sight) => readonly Address[];

/** How an event is shown: the statement it follows from, how something moves, and between which places. */
export type Tale = { readonly rule: string; readonly way: Way; readonly to: Place; readonly from?: Place };

const realmOf = (seat: number): readonly Address[] => [zone.realm(seat), at.home(seat)];

const sideOf = ({ t }: Sight, seat: number): number => (t.fighter.get(1) === seat ? 1 : 0);

const hand: Place = ({ who }) => [zone.hand(who), ...realmOf(who)];
const deck: Place = ({ who }) => [zone.deck(who), ...realmOf(who)];
const discard: Place = ({ who }) => [zone.discard(who), ...realmOf(who)];
const realm: Place = ({ who }) => realmOf(who);
const home: Place = ({ who }) => [at.home(who), zone.realm(who)];
const victim: Place = ({ victim: seat }) => [at.home(seat), zone.realm(seat)];
const victimHand: Place = ({ victim: seat }) => [zone.hand(seat), ...realmOf(seat)];
const army: Place = ({ who }, sight) => [zone.army(sideOf(sight, who)), ...realmOf(who)];
const pile: Place = ({ card, who }) => [at.pile(plainCard(card)), ...realmOf(who)];
const city: Place = ({ city: number }) => [at.city(number), zone.events];
const event: Place = ({ event: number }) => [at.event(number), zone.events];
const rune: Place = ({ rune: number }) => [at.rune(number), zone.events];
const stronghold: Place = ({ who }) => [at.stronghold, ...realmOf(who)];
const monument: Place = ({ who }) => [at.monument, ...realmOf(who)];
const objective: Place = () => [at.objective, zone.events];
const eventDeck: Place = () => [zone.events, at.objective];
const gift: Place = ({ to }) => realmOf(to);

const still =
  (way: Way) =>
  (rule: string, where: Place): Tale => ({ rule, way, to: where });
const shine = still('shine');
const turn = still('turn');
const lay = still('lay');
const lift = still('lift');
const fly = (rule: string, start: Place, end: Place): Tale => ({ rule, way: 'fly', from: start, to: end });

/** How everything that can happen is shown. An event without a tale does not compile: nothing happens silently. */
const tales: Readonly<Record<keyof typeof events, Tale>> = {
  'scenario-set': shine('RA-SETUP-01', objective),
  'race-taken': shine('RA-SETUP-05', home),
  'first-player': shine('RA-SETUP-07', home),
  'round-began': shine('RA-TURN-01', eventDeck),
  'turn-began': shine('RA-TURN-02', home),
  drew: fly('RA-DRAW-03', deck, hand),
  reshuffled: fly('RA-DRAW-02', discard, deck),
  revealed: turn('RA-INFO-08', deck),
  'took-revealed': fly('RA-INFO-08', deck, hand),
  'left-on-top': turn('RA-INFO-03', deck),
  discarded: fly('RA-INFO-08', hand, discard),
  kept: shine('RA-TURN-08', hand),
  'paid-gold': fly('RA-GOLD-01', hand, discard),
  'exhausted-city': turn('RA-INF-01', city),
  'exhausted-stronghold': shine('RA-INF-01', stronghold),
  'exhausted-reward': turn('RA-INF-01', event),
  'exhausted-rune': shine('RA-INF-01', rune),
  'refreshed-city': turn('RA-INF-01', city),
  'refreshed-stronghold': shine('RA-INF-01', stronghold),
  'refreshed-reward': turn('RA-INF-01', event),
  bought: fly('RA-GOLD-07', pile, discard),
  'bought-stronghold': shine('RA-COMBAT-10', stronghold),
  'built-monument': shine('RA-MON-01', monument),
  acquired: fly('RA-INF-05', pile, discard),
  lost: shine('RA-GOLD-07', realm),
  'used-action': turn('RA-CARD-01', realm),
  'attacked-stronghold': shine('RA-COMBAT-01', stronghold),
  'attacked-city': shine('RA-COMBAT-01', city),
  'attacked-enemy': shine('RA-COMBAT-01', event),
  'attacked-objective': shine('RA-COMBAT-01', objective),
  'attacked-home': shine('RA-COMBAT-01', victim),
  played: fly('RA-ABIL-05', hand, army),
  summoned: fly('RA-ABIL-05', discard, army),
  passed: shine('RA-SIEGE-03', army),
  'used-ability': turn('RA-ABIL-01', army),
  strengthened: lay('RA-ABIL-10', army),
  'army-strengthened': shine('RA-BATTLE-05', army),
  wounded: lay('RA-WOUND-05', army),
  destroyed: lift('RA-WOUND-01', army),
  rolled: shine('RA-ATTR-01', army),
  rerolled: shine('RA-ATTR-07', army),
  compared: shine('RA-BATTLE-06', army),
  'took-city': fly('RA-SIEGE-14', city, realm),
  'kept-city': shine('RA-SIEGE-13', city),
  'city-destroyed': lift('RA-WOUND-04', city),
  'took-stronghold': shine('RA-BATTLE-10', stronghold),
  'claimed-reward': fly('RA-REWARD-01', event, realm),
  'defeated-enemy': lift('RA-BATTLE-10', event),
  'defeated-objective': shine('RA-RES-01', objective),
  failed: shine('RA-BATTLE-06', army),
  repelled: shine('RA-SIEGE-18', army),
  'combat-ended': shine('RA-BATTLE-01', realm),
  'returned-to-hand': fly('RA-ABIL-11', army, hand),
  damaged: fly('RA-ELIM-01', eventDeck, home),
  shielded: shine('RA-REWARD-03', home),
  eliminated: shine('RA-ELIM-01', home),
  'cards-returned': lift('RA-ELIM-07', realm),
  'event-drawn': fly('RA-EVENT-01', eventDeck, event),
  'no-event': shine('RA-EVENT-04', eventDeck),
  'event-deck-rebuilt': shine('RA-EVENT-07', eventDeck),
  'event-discarded': fly('RA-INST-01', event, eventDeck),
  'event-removed': lift('RA-REWARD-05', event),
  'event-attacks': shine('RA-ENEMY-01', event),
  'token-added': shine('RA-EVENT-05', event),
  'got-power': shine('RA-RUN-01', rune),
  'lost-power': shine('RA-RUN-06', rune),
  'gave-reward': fly('RA-REWARD-04', realm, gift),
  'destroyed-reward': lift('RA-REWARD-07', event),
  'turned-traitor': shine('RA-CAT-08', home),
  'proposed-home': shine('RA-GEN-06', victim),
  'proposed-city': shine('RA-GEN-06', city),
  levied: shine('RA-EVENT-12', realm),
  'order-reversed': shine('RA-EVENT-03', eventDeck),
  'removed-gold': lift('RA-EVENT-03', pile),
  'gained-unit': fly('RA-EVENT-03', pile, discard),
  pillaged: shine('RA-CAT-09', victim),
  'looked-into-hand': shine('RA-MON-13', victimHand),
  'saw-card': turn('RA-MON-13', victimHand),
  'took-card': fly('RA-MON-13', victimHand, hand),
  resigned: shine('RA-TURN-18', home),
  'proposed-stop': shine('RA-WIN-03', home),
  'stop-refused': shine('RA-WIN-03', eventDeck),
  won: shine('RA-WIN-01', home),
  'no-winner': shine('RA-WIN-01', objective),
};

const isTold = (key: string): key is keyof typeof tales => Object.hasOwn(tales, key);

export const taleOf = (key: string): Tale | undefined => (isTold(key) ? tales[key] : undefined);
