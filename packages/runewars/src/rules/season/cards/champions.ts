import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { heroDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { areaIds } from '../../../pools.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { gainQuests } from '../../cards/draw.ts';
import { roomInAll } from '../../heroes/attribute.ts';
import { mayDepart } from '../../heroes/commanders/pinned.ts';
import { isHeroOf } from '../../heroes/desert.ts';
import { areaOf, healHero, isStanding } from '../../heroes/hero.ts';
import { ownHeroes } from '../../heroes/offer-heroes.ts';
import { trainOnce } from '../../heroes/train.ts';
import { isOnBoard } from '../../map/areas.ts';
import { procedure } from '../../rules.ts';
import { effectOf, inTurn, ofPlayer, type Season } from './primary.ts';

const { words, say, reasons } = speech({
  'prompt.champion': ['Which hero is your champion?', 'Który bohater jest twoim mistrzem?'],
  'prompt.champion-heals': [
    { hero: 'hero' },
    'Does {hero} heal all damage instead of training?',
    'Czy {hero} leczy wszystkie obrażenia, zamiast się szkolić?',
  ],
  'prompt.send-hero': [
    { area: 'area' },
    'Which hero do you send to {area}?',
    'Którego bohatera wysyłasz na obszar {area}?',
  ],
  'reason.hale-and-trained': [
    'The hero is undamaged and fully trained.',
    'Ten bohater nie ma obrażeń i jest w pełni wyszkolony.',
  ],
  'reason.not-to-be-sent': [
    'It must be a standing hero who is not there yet.',
    'Musi to być stojący bohater, który przebywa gdzie indziej.',
  ],
});

const isHurt = (t: Table, hero: number): boolean => t.heroDamage.get(hero) > 0;

const mayGain = (t: Table, hero: number): boolean => roomInAll(t, hero) > 0 || isHurt(t, hero);

type HeroTest = (t: Table, hero: number, about: number) => boolean;

const anyHero = (t: Table, seat: Seat, admits: HeroTest, about = 0): boolean => {
  for (let hero = 0; hero < t.heroes; hero++)
    if (isHeroOf(t, hero, seat) && admits(t, hero, about)) return true;
  return false;
};

/** One hero of each player's trains or is healed. (Tournament of Champions) */
const contend = procedure('season-contend', { ...ofPlayer, hero: count, heals: count }, steps =>
  steps.when(
    (t, f) => anyHero(t, f.seat, mayGain),
    able =>
      able
        .ask('hero', {
          kind: 'one',
          seat: 'seat',
          from: heroDomain,
          options: ownHeroes((t, _f, hero) => yesIf(mayGain(t, hero), reasons['hale-and-trained'])),
          prompt: () => say('prompt.champion'),
          rule: 'RW-SEASON-09',
        })
        .do((t, f) => {
          f.heals = isHurt(t, f.hero) ? 1 : 0;
        })
        .when(
          (t, f) => isHurt(t, f.hero) && roomInAll(t, f.hero) > 0,
          either =>
            either.ask('heals', {
              kind: 'yes',
              seat: 'seat',
              prompt: (_t, f) => say('prompt.champion-heals', { hero: f.hero }),
              rule: 'RW-SEASON-09',
            }),
        )
        .when(
          { heals: 1 },
          heals => heals.do((t, f) => healHero(t, f.hero)),
          trains =>
            trains.call(() => trainOnce, {
              hero: 'hero',
              amount: (t, f) => effectOf(t, f.card, 'train-or-heal').training,
            }),
        ),
  ),
);

export const trainOrHeal: Season<'train-or-heal', { training: number }> = {
  clause: [
    'raises one attribute of one of their heroes by {training}, or removes all damage from that hero',
    'podnosi o {training} jedną cechę jednego ze swoich bohaterów albo usuwa z tego bohatera wszystkie obrażenia',
  ],
  words,
  rule: inTurn('train-or-heal', () => contend),
  bot: { answers: { 'season-contend.hero': 'playAny', 'season-contend.heals': 'sayYes' } },
};

/** The area that a card names, or -1 while its box is closed. */
const goalOf = (t: Table, card: number): number =>
  areaIds.indexOf(effectOf(t, card, 'draw-quests-and-send-hero').area);

/** Being sent is a move of his player's. (BOW-32) */
const maySend = (t: Table, hero: number, area: number): Verdict =>
  isStanding(t, hero) && areaOf(t, hero) !== area ? mayDepart(t, hero) : no(reasons['not-to-be-sent']);

const canSend: HeroTest = (t, hero, area) => maySend(t, hero, area) === YES;

/** Quest cards, and a hero may set out from wherever he is; he turns over no token. (Rumors of Gold) */
const followRumor = procedure('season-rumor', { ...ofPlayer, hero: count }, steps =>
  steps
    .call(() => gainQuests, {
      seat: 'seat',
      amount: (t, f) => effectOf(t, f.card, 'draw-quests-and-send-hero').quests,
    })
    .when(
      (t, f) => {
        const area = goalOf(t, f.card);
        return area >= 0 && area < t.areas && isOnBoard(t, area) && anyHero(t, f.seat, canSend, area);
      },
      may =>
        may
          .ask('hero', {
            kind: 'one',
            seat: 'seat',
            from: heroDomain,
            options: ownHeroes((t, f, hero) => maySend(t, hero, goalOf(t, f.card))),
            optional: true,
            pass: skipping,
            prompt: (t, f) => say('prompt.send-hero', { area: goalOf(t, f.card) }),
            rule: 'RW-SEASON-09',
          })
          .do((t, f) => {
            if (f.hero === PASS) return;
            t.emit(events['hero-transported'], f.hero, areaOf(t, f.hero), goalOf(t, f.card));
            t.heroArea.set(f.hero, goalOf(t, f.card) + 1);
          }),
    ),
);

export const followRumors: Season<'draw-quests-and-send-hero', { quests: number; area: string }> = {
  clause: [
    'draws {quests, count, thing.quest-card} and, if area {area} is on the board, may place one of their standing heroes there',
    'dobiera {quests, count, thing.quest-card:acc} i, jeśli obszar {area} jest na planszy, może ustawić na nim jednego ze swoich stojących bohaterów',
  ],
  rule: inTurn('draw-quests-and-send-hero', () => followRumor),
  bot: { bid: [0.4, 3], answers: { 'season-rumor.hero': 'decline' } },
};
