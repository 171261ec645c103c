import type { GuestPlan } from './guest.ts';
import type { Hand } from './lesson-follower.ts';

/** How somebody follows a lesson: in which language, at what width, with what. */
export type Way = { readonly language: 'en' | 'pl'; readonly width: number; readonly hand: Hand };

const desk = 1440;
const phone = 390;

/** Every way: both languages, a desk and a phone, by hand and by keys. */
const allWays: readonly Way[] = (['en', 'pl'] as const).flatMap(language =>
  [desk, phone].flatMap(width =>
    ([width === phone ? 'finger' : 'mouse', 'keys'] as const).map(hand => ({ language, width, hand })),
  ),
);

/** One way for each lesson, so that four lessons in a row go through both languages at both widths, by hand and by keys. */
export const wayOf = (lesson: number): Way => {
  const ways: readonly Way[] = [
    { language: 'en', width: desk, hand: 'mouse' },
    { language: 'pl', width: phone, hand: 'finger' },
    { language: 'pl', width: desk, hand: 'mouse' },
    { language: 'en', width: phone, hand: 'keys' },
  ];
  return ways[lesson % ways.length];
};

/** Whether what is not pointed at can be tried as well: with keys one goes where the others go. */
const mayBeStubborn = ({ hand }: Way): boolean => hand !== 'keys';

/** Whether a lesson is gone through stubbornly in `npm test`: of eight in a row one with a mouse and one with a finger. */
export const isStubborn = (lesson: number): boolean => lesson % 8 < 2;

/**
 * How somebody goes through a lesson: straight on; or trying everything else first; or leaving it at every step and
 * coming back.
 */
export type Manner = 'straight' | 'stubborn' | 'leaving';

/** Every way in every manner that can be tried there; those first of which most can go wrong. */
export const allWalks: readonly { readonly way: Way; readonly manner: Manner }[] = (
  ['leaving', 'stubborn', 'straight'] as const
).flatMap(manner =>
  allWays
    .filter(way => manner === 'straight' || mayBeStubborn(way))
    .toSorted((a, b) => Number(b.hand === 'keys') - Number(a.hand === 'keys'))
    .map(way => ({ way, manner })),
);

export const planOf = ({ language, width }: Way): GuestPlan => ({
  language,
  width,
  height: width === phone ? 844 : 900,
  theme: language === 'pl' ? 'light' : 'dark',
  // As whoever comes for the first time has it: neither tips nor the coach of real games may speak up beside the lesson.
  lessons: true,
  coaching: 'first',
});
