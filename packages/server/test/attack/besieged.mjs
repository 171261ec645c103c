// A server under attack. It serves with the limits it is told, and notes how much work its loop had done whenever it
// answers one of the bystanders' requests: those are numbered from a billion on.
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

const [, , module, database, told] = process.argv;
const { startServer } = await import(module);
const { shelf } = await import('@runehold/shelf/shelf');
for (const game of shelf.games) await game.pack();

const statistics = `/proc/${process.pid}/task/${process.pid}/schedstat`;
const workDone = () => Number(readFileSync(statistics, 'utf8').split(' ')[0]) / 1e6;

const answered = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text, ...more) {
  const ref =
    typeof text === 'string' ? /^\{"type":"(?:done|refused)","ref":(1\d{9}),/.exec(text)?.[1] : undefined;
  if (ref !== undefined) answered.push([Number(ref), workDone()]);
  return send.call(this, text, ...more);
};

process.on('message', message => {
  if (message === 'answered') process.send({ answered: answered.splice(0, answered.length) });
});
const { address } = await startServer({
  database,
  host: '127.0.0.1',
  port: 0,
  site: undefined,
  botPauseMs: 0,
  limits: JSON.parse(told),
  complain: what => console.error(what),
});
process.send({ address });
