import { FastChance } from '@runehold/kernel/chance/fast';
import { game } from '@runehold/masquerade/game';
import type { Effort, Work } from './measure.ts';
import { patient, timeTogether } from './measure.ts';
import type { PeerGame } from './peer/play.ts';
import { playClient, playReducer } from './peer/play.ts';
import { shapeOfGames } from './play.ts';
import { RandomPlayer } from './random-play.ts';
import type { Row, Topic } from './result.ts';

const peerWork = (play: (players: number, rng: FastChance) => PeerGame, seats: number): Work => {
  const rng = new FastChance(seats);
  return () => play(seats, rng).decisions;
};

/** Whether the peer plays the same game: if so, its games are as long and its lists as full as ours. */
const likeness = (seats: number): Row[] => {
  const rng = new FastChance(11);
  const games = 400;
  let decisions = 0;
  let options = 0;
  for (let i = 0; i < games; i++) {
    const played = playReducer(seats, rng);
    decisions += played.decisions;
    options += played.options;
  }
  const ours = shapeOfGames(seats, 2000);
  const row = (name: string, value: number, theirs: number): Row => ({
    name: `${seats} players: ${name}`,
    value,
    unit: '',
    peer: { name: 'boardgame.io', value: theirs, ratio: value / theirs },
  });
  return [
    row('decisions per game', ours.decisions, decisions / games),
    row('options per ask', ours.options, options / decisions),
  ];
};

/** The same game written for boardgame.io, played the same way in turns with ours. */
export const againstBgioTopic = (effort: Effort): Topic => {
  const rows = [2, 3, 4].flatMap(seats => {
    const player = new RandomPlayer(game, seats, seats);
    const { ours, reducer, client } = timeTogether(
      {
        ours: () => player.playGame(),
        reducer: peerWork(playReducer, seats),
        client: peerWork(playClient, seats),
      },
      patient(effort),
    );
    const rate = (ns: number): number => 1e9 / ns;
    const fastest = Math.min(reducer.ns, client.ns);
    const row = (name: string, ns: number): Row => ({
      name: `${seats} players: decisions/s`,
      value: rate(ours.ns),
      unit: '/s',
      spread: ours.spread,
      peer: { name: `boardgame.io ${name}`, value: rate(ns), ratio: ns / ours.ns },
    });
    return [
      row('reducer', reducer.ns),
      row('Client', client.ns),
      {
        name: `${seats} players: ours / faster of the two`,
        value: fastest / ours.ns,
        unit: '×',
        target: { atLeast: 50 },
      },
      ...likeness(seats),
    ];
  });
  return { title: 'Masquerade, ours against the same game for boardgame.io 0.50.2', rows };
};
