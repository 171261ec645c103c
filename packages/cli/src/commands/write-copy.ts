import { existsSync } from 'node:fs';
import { areAllTold, commitmentsOf } from '@runehold/kernel/chance/keys';
import { gameText, type ReadGame, readText, writeText } from '../files.ts';
import type { Context } from '../frame/command.ts';
import { wrongUsage } from '../frame/failure.ts';
import type { Given } from '../frame/given.ts';
import type { CliKey } from '../text/words.ts';
import { summaryLines, summaryOf } from './about-file.ts';

/** Writes a fresh copy of a game and says what it is. What is asked for goes to standard output, be it copy or summary. */
export const writeCopy = (
  game: ReadGame,
  withSecret: boolean,
  usual: string,
  given: Given,
  { io, speaker }: Context,
): void => {
  const whole = game.engine.file(game.play);
  const copy = withSecret ? whole : { ...whole, keys: commitmentsOf(whole.keys) };
  const text = gameText(copy);
  const out = given.text('out');
  const json = given.flag('json');
  if (json && out === '-') throw wrongUsage('cli.error.not-together', { one: '--json', other: '--out -' });
  const file = out ?? usual;
  // A name nobody chose must not cost somebody a file.
  if (out === undefined && existsSync(file) && readText(file) !== text)
    throw wrongUsage('cli.error.exists', { file });
  if (file === '-') io.out(text);
  else writeText(file, text);
  const secret = areAllTold(copy.keys);
  if (json) {
    io.out(`${JSON.stringify({ ok: true, file, secret, ...summaryOf(game) })}\n`);
    return;
  }
  const leftOut: CliKey = !areAllTold(whole.keys) ? 'cli.file.secret-unknown' : 'cli.file.secret-left-out';
  const lines = [
    ...summaryLines(game, speaker, io),
    speaker.say(secret ? 'cli.file.secret-kept' : leftOut),
    ...(file === '-' ? [] : [speaker.say('cli.file.written', { file })]),
    '',
  ].join('\n');
  if (file === '-') io.err(lines);
  else io.out(lines);
};
