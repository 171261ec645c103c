import type { Message, Under } from '@runehold/kernel/text/message';
import type { Timing } from '../content/types.ts';
import { speech } from './speech.ts';

/** When abilities and cards are used. */
const { words, clause } = speech({
  'clause.timing.turn': ['during your turn', 'w swojej turze'],
  'clause.timing.turn.activate': [
    'after you activate an area with Mobilize or Conquer',
    'po aktywacji obszaru rozkazem „Mobilizacja” lub „Podbój”',
  ],
  'clause.timing.turn.diplomacy': [
    'during your diplomacy, before Fate cards are drawn',
    'podczas swoich pertraktacji, przed dobraniem kart losu',
  ],
  'clause.timing.battle.pre': ['when the battle marker is placed', 'po ułożeniu znacznika bitwy'],
  'clause.timing.battle.support': [
    'when supporting heroes are declared',
    'podczas wyboru wspierających bohaterów',
  ],
  'clause.timing.battle.start': ['at the start of a battle', 'na początku bitwy'],
  'clause.timing.battle.round': ['at the start of a combat round', 'na początku rundy walki'],
  'clause.timing.battle.fate': [
    'before Fate cards are drawn for a unit type',
    'przed dobraniem kart losu dla typu jednostek',
  ],
  'clause.timing.battle.drawn': [
    'after Fate cards are drawn for a unit type',
    'po dobraniu kart losu dla typu jednostek',
  ],
  'clause.timing.battle.special': [
    'when special abilities are resolved',
    'podczas rozpatrywania specjalnych zdolności',
  ],
  'clause.timing.battle.routs': ['when routs are resolved', 'podczas rozpatrywania rozbicia'],
  'clause.timing.battle.damage': ['when damage is resolved', 'podczas rozpatrywania obrażeń'],
  'clause.timing.battle.destroyed': [
    'when a unit is destroyed in a battle',
    'gdy w bitwie niszczona jest jednostka',
  ],
  'clause.timing.battle.rounds-end': ['after the last combat round', 'po ostatniej rundzie walki'],
  'clause.timing.battle.tally.a': [
    'when fortifications are counted in a battle',
    'podczas rozpatrywania umocnień w bitwie',
  ],
  'clause.timing.battle.tally.b': [
    'when units are counted in a battle',
    'podczas zliczania jednostek w bitwie',
  ],
  'clause.timing.battle.tally.c': [
    'when a stronghold is counted in a battle',
    'podczas dodawania siły twierdzy w bitwie',
  ],
  'clause.timing.battle.won': ['when the winner of a battle is known', 'po ustaleniu zwycięzcy bitwy'],
  'clause.timing.battle.retreat': [
    'when the loser of a battle retreats',
    'podczas odwrotu strony pokonanej w bitwie',
  ],
  'clause.timing.duel.challenge': [
    'when an enemy hero challenges this one',
    'gdy wrogi bohater wyzywa tego bohatera na pojedynek',
  ],
  'clause.timing.duel.start': ['at the start of a duel', 'na początku pojedynku'],
  'clause.timing.duel.round': ['at the start of a duel round', 'na początku rundy pojedynku'],
  'clause.timing.duel.revealed': [
    'when the cards of a duel round are revealed',
    'po odkryciu kart rundy pojedynku',
  ],
  'clause.timing.duel.icon': [
    'on a special icon in a duel, instead of its usual damage',
    'przy symbolu specjalnej zdolności w pojedynku, zamiast zwykłego obrażenia',
  ],
  'clause.timing.duel.damage': [
    'in a duel round, before damage is assigned',
    'w rundzie pojedynku, przed przydziałem obrażeń',
  ],
  'clause.timing.duel.end': ['at the end of a duel', 'na koniec pojedynku'],
  'clause.timing.quest.action': ['during an action in the Quest Phase', 'podczas akcji w Fazie misji'],
  'clause.timing.quest.own-action': [
    'during this hero’s action in the Quest Phase',
    'podczas akcji tego bohatera w Fazie misji',
  ],
  'clause.timing.quest.moved': [
    'after this hero moves in the Quest Phase',
    'po ruchu tego bohatera w Fazie misji',
  ],
  'clause.timing.quest.test': ['before an attribute is tested', 'przed testem cechy'],
  'clause.timing.hero.damage': [
    'when this hero is dealt damage outside the rounds of a duel',
    'gdy ten bohater otrzymuje obrażenia poza rundami pojedynku',
  ],
  'clause.timing.season': ['when the Season card is resolved', 'podczas rozgrywania karty pory roku'],
  'clause.timing.season.winter': [
    'when winter limits your units',
    'gdy Zima ogranicza liczbę twoich jednostek',
  ],
  'clause.timing.harvest.sup': [
    'with Harvest’s Supremacy Bonus',
    'podczas rozgrywania Starszeństwa rozkazu „Zbiory”',
  ],
  'clause.timing.passive': ['at all times', 'zawsze'],
});
export const timingWords = words;

export type Timings = keyof Under<'clause.timing', typeof words.specs>;

export const timingText = (timing: Timing): Message => clause(`clause.timing.${timing}`);
