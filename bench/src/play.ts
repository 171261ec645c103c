import { everyReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { EventLog } from '@runehold/kernel/event/event';
import { game } from '@runehold/masquerade/game';
import type { Effort } from './measure.ts';
import { timeTogether } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Topic } from './result.ts';

/** What games are like, counted apart from the clock. */
export type Shape = { readonly decisions: number; readonly options: number };

/** Counts decisions per game and legal answers per ask, every legal answer being as likely as any other. */
export const shapeOfGames = (seats: number, games: number): Shape => {
  const player = new RandomPlayer(game, seats, 7);
  const reply = new Reply();
  let options = 0;
  const decisions = player.playGames(games, offer => {
    const replies = [...everyReply(offer)];
    options += replies.length;
    return reply.set(replies[player.rng.pick(replies.length)]);
  });
  return { decisions: decisions / games, options: options / decisions };
};

/** Random play of Masquerade: every ask lists everything that is legal. */
export const playTopic = (effort: Effort): Topic => {
  const rows = [2, 3, 4].flatMap(seats => {
    const silent = new RandomPlayer(game, seats, seats);
    const log = new EventLog(game.eventList);
    const telling = new RandomPlayer(game, seats, seats, log);
    const { off, on } = timeTogether(
      {
        off: () => silent.playGame(),
        on: () => {
          log.truncate(0);
          return telling.playGame();
        },
      },
      effort,
    );
    const { decisions, options } = shapeOfGames(seats, 2000);
    const perSecond = 1e9 / off.ns;
    const name = `${seats} players`;
    return [
      {
        name: `${name}: decisions/s`,
        value: perSecond,
        unit: '/s',
        spread: off.spread,
        target: { atLeast: 500_000 },
      },
      { name: `${name}: games/s`, value: perSecond / decisions, unit: '/s', spread: off.spread },
      {
        name: `${name}: events on, against off`,
        value: on.ns / off.ns,
        unit: '×',
        spread: on.spread,
        target: { atMost: 2 },
      },
      { name: `${name}: decisions per game`, value: decisions, unit: '' },
      { name: `${name}: options per ask`, value: options, unit: '' },
    ];
  });
  return { title: 'Masquerade, random play, full legal list at every ask', rows };
};
