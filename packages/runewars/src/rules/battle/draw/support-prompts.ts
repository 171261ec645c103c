import { say } from '../../../words.ts';

// The usual support, one card more and one back, is asked for as it always was: running games of earlier rules go on
// under these only if nothing they are asked changes. (decision 54)

/** Whether a supporting hero lets his units draw more, and how many go back. (RW-HERO-37) */
export const promptToDraw = (unit: number, draws: number, discards: number): ReturnType<typeof say> =>
  draws === 1 && discards === 1
    ? say('prompt.support-draw', { unit })
    : say('prompt.support-draw-some', { unit, draws, discards });

/** Which of the cards go back. (RW-HERO-38) */
export const promptToDiscard = (unit: number, discards: number): ReturnType<typeof say> =>
  discards === 1
    ? say('prompt.support-discard', { unit })
    : say('prompt.support-discard-some', { unit, discards });
