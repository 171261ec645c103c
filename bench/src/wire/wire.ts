import { guide as runeAgeGuide } from '@runehold/rune-age/bots/greedy';
import { game as runeAge } from '@runehold/rune-age/game';
import { guide as runewarsGuide } from '@runehold/runewars/bots/planner/guide';
import { game as runewars } from '@runehold/runewars/game';
import { type Effort, timeTogether } from '../measure.ts';
import type { Topic } from '../result.ts';
import { liveAnswer } from './live.ts';
import { sharesOf } from './parts.ts';
import { type Played, recordGame } from './played.ts';
import { sizeRows } from './sizes.ts';
import { worksOf } from './works.ts';

const GAMES = 2;
/** So many times the usual until everything is compiled. */
const WARM = 10;
/** How often the games are played to find out what takes how long. */
const ROUNDS = 2;
const MS = 1e6;
/** The most bytes of an ordinary update. */
const FEW_BYTES = 300;

type Subject = Played & { readonly mostMs: number };

const subjects: readonly Subject[] = [
  { name: 'Runewars', game: runewars, guide: runewarsGuide, options: { factions: 'random' }, mostMs: 0.5 },
  {
    name: 'Runewars, all boxes',
    game: runewars,
    guide: runewarsGuide,
    options: {
      factions: 'random',
      expansion: 'banners-of-war',
      freeCities: 'yes',
      developmentCards: 'yes',
      commanders: 'yes',
    },
    mostMs: 0.5,
  },
  { name: 'Rune Age', game: runeAge, guide: runeAgeGuide, options: {}, mostMs: 0.2 },
];

const measure = async (subject: Subject, effort: Effort): Promise<Topic> => {
  const { name, mostMs } = subject;
  const records = Array.from({ length: GAMES }, (_, deal) => recordGame(subject, deal + 1));
  const { sent, former } = timeTogether(worksOf(subject, records), {
    ...effort,
    warmMs: WARM * effort.warmMs,
  });
  const shares = sharesOf(subject, records, ROUNDS);
  const live = await liveAnswer(subject, records, effort);
  const ms = sent.ns / MS;
  const peer = { name: 'by field', value: former.ns / MS, ratio: former.ns / sent.ns };
  return {
    title: 'An answer with three who look on, four players, whole games by bots',
    rows: [
      {
        name: `${name}: CPU of an answer`,
        value: ms,
        unit: 'ms',
        spread: sent.spread,
        peer,
        target: { atMost: mostMs },
      },
      ...[...shares].map(([part, share]) => ({
        name: `${name}: of it ${part}`,
        value: share * ms,
        unit: 'ms',
      })),
      {
        name: `${name}: CPU of an answer at a live table`,
        value: live.median,
        unit: 'ms',
        spread: live.spread,
      },
      ...sizeRows(subject, records, FEW_BYTES),
      {
        name: `${name}: answers of a game`,
        value: records.reduce((sum, { answers }) => sum + answers.length, 0) / records.length,
        unit: '',
      },
    ],
  };
};

/** What an answer costs on its way to those who look on: by name, each in a process of its own. */
export const wireSubjects: readonly (readonly [string, (effort: Effort) => Promise<readonly Topic[]>])[] =
  subjects.map(subject => [`wire: ${subject.name}`, async effort => [await measure(subject, effort)]]);
