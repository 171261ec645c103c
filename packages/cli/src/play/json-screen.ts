import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import type { Io } from '../frame/io.ts';
import { seatNames } from '../names.ts';
import { eventMessage } from '../show.ts';
import { type Scene, sceneOf } from '../tables/scene.ts';
import type { Speaker } from '../text/speaker.ts';
import { adviceLines } from './advice.ts';
import { readAbout, readingsOf } from './explain.ts';
import type { Screen } from './screen.ts';

/** A game as data: one JSON object a line. Answers come in as they do from a person. */
export const jsonScreen = (match: Match, speaker: Speaker, io: Io): Screen => {
  let reader: Seat | undefined;
  const scene = (): Scene => sceneOf(match, speaker, io, reader);
  const emit = (type: string, rest: object): void => io.out(`${JSON.stringify({ type, ...rest })}\n`);
  return {
    prompt: '',
    opened: () =>
      emit('opened', {
        game: match.game.id,
        rules: match.game.version,
        seats: match.seats,
        options: match.options,
        names: seatNames(match, speaker),
        commitment: match.key.commitment,
      }),
    asked: ({ seat, view, ask, log }) => {
      reader = seat;
      emit('asked', {
        seat,
        prompt: speaker.message(ask.prompt, scene()),
        ask,
        log: log.map(event => ({ ...event, text: speaker.message(eventMessage(event), scene()) })),
        view,
      });
    },
    explained: (ask, view) =>
      emit('explained', { rule: ask.rule, denied: ask.denied, cards: readingsOf(ask, view, scene()) }),
    read: (about, ask, view) => {
      const cards = readAbout(about, ask, view, scene());
      if (cards.length > 0) emit('read', { cards });
      return cards.length > 0;
    },
    advised: (advice, ask) => emit('advised', { advice, text: adviceLines(advice, ask, scene()).join('\n') }),
    refused: reason => emit('refused', { reason, text: speaker.message(reason, scene()) }),
    told: (key, args = {}) => emit('told', { key, args, text: speaker.sayAny(key, args) }),
    question: (key, args = {}) => {
      emit('question', { key, args, text: speaker.sayAny(key, args) });
      return '';
    },
    curtain: seat => emit('curtain', { seat }),
    over: (view, log) => emit('over', { places: view.places, keys: match.keys, log, view }),
  };
};
