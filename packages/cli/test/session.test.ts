import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { GameFile } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../src/play/bots.ts';
import { jsonScreen } from '../src/play/json-screen.ts';
import { Session } from '../src/play/session.ts';
import { textScreen } from '../src/play/text-screen.ts';
import { Speaker } from '../src/text/speaker.ts';
import { temporaryFolder } from './fixtures/folder.ts';
import { parlour } from './fixtures/parlour.ts';
import { FakeTerminal } from './fixtures/terminal.ts';
import { vaseGame } from './fixtures/vase.ts';

const secret = 'ab'.repeat(32);
const folder = temporaryFolder('session');

/** Plays the parlour game, seat 0 being a person who types these lines. */
const sit = async (
  typed: readonly string[],
  more: { readonly json?: boolean; readonly saveTo?: string; readonly pack?: GamePack } = {},
) => {
  const terminal = new FakeTerminal(typed);
  const { io } = terminal;
  const { pack = parlour } = more;
  const seats = pack.game.seats.max;
  const holders = ['Ewa', 'bot:Bruno'].slice(0, seats);
  const match = Match.create(pack.game, { seats, secret, holders });
  const speaker = new Speaker('en', pack);
  const screen = more.json === true ? jsonScreen(match, speaker, io) : textScreen(match, speaker, io);
  const lines = io.lines();
  const people = new Set([0]);
  const bot = randomBot(new FastChance(1));
  const session = new Session({ match, people, bot, speaker, screen, io, lines, saveTo: more.saveTo });
  const code = await session.run();
  return { code, match, out: terminal.out, left: terminal.left };
};

/** The answers that were taken, without who gave them. */
const taken = (match: Match): (readonly number[])[] => match.entries.map(({ reply }) => reply);

describe('a game in the terminal', () => {
  it('takes an answer of every kind by number', async () => {
    const { match, out, left } = await sit(['1', '1 2x2', '4', '1 2 2', 'y']);
    expect(taken(match)).toEqual([[0], [0, 1, 1], [4], [0, 1, 1], [1]]);
    expect({ over: match.over, left }).toEqual({ over: true, left: 0 });
    expect(out).toContain('You counted 134.');
    expect(out).toContain('1. Ewa, Bruno');
    expect(out).toContain(`The secret of the deal was ${secret}.`);
    expect(out).toContain('runehold verify FILE');
  });

  it('takes names, passes and the words of either language', async () => {
    const { match } = await sit(['pass', 'opal, ruby', '2', 'the attic', 'hall attic attic', 'tak']);
    expect(taken(match)).toEqual([[-1], [0, 1], [2], [0, 1, 1], [1]]);
  });

  it('refuses what is not allowed with a reason and goes on', async () => {
    const { match, out } = await sit([
      'onyx',
      '9',
      'nonsense',
      '',
      'p',
      '-',
      '1x2',
      '1 2x9',
      '2',
      '9',
      'many',
      '3',
      '1 1 2',
      '2 2 1',
      '1 2',
      '1 2 2',
      'perhaps',
      'n',
    ]);
    expect(taken(match)).toEqual([[-1], [1], [3], [0, 1, 1], [0]]);
    for (const told of [
      'Cursed: onyx.',
      '“9”: the numbers go from 1 to 3.',
      'Not understood: “nonsense”.',
      'There was no answer.',
      'That is too few.',
      'That is too many.',
      'Not understood: “many”.',
      'That is not possible now.',
      'That answer does not fit the question.',
      'Not understood: “perhaps”.',
    ])
      expect(out).toContain(told);
  });

  it('shows where the game stands, what may be answered and what may not', async () => {
    const { out } = await sit([]);
    expect(out).toContain('Evening 3');
    expect(out).toContain('· You found: opal.\n· Bruno found something.');
    expect(out).toContain(
      'Question 1?\n  1) ruby\n  2) opal\n  3) Skip\nNot possible now (? shows everything):\n  onyx: ',
    );
    expect(out).toMatch(/vault +hidden/);
    expect(out).toMatch(/purse +Ewa 2 opals · Bruno 2 cards hidden/);
  });

  it('shows how to arrange: things, and places with how many they hold', async () => {
    const { out } = await sit(['p', '1', '2']);
    expect(out).toContain(
      'To be placed:\n  · ruby\n  · opal\n  · onyx\nPlaces:\n  1) the hall\n  2) the attic (up to 2)',
    );
  });

  it('explains the rule and every refusal when asked', async () => {
    const { out } = await sit(['?']);
    expect(out).toContain('The rule: PA-TEST-01');
    expect(out).toContain('onyx: Cursed: onyx.');
  });

  it('takes back, one answer at a time, and tells when there is nothing left', async () => {
    const { match, out } = await sit(['u', '1', '1', 'u', 'u', 'u', '2']);
    expect(taken(match)).toEqual([[1]]);
    expect(out.match(/Undone\./g)).toHaveLength(2);
    expect(out.match(/There is nothing to undo\./g)).toHaveLength(2);
  });

  it('switches the language in place', async () => {
    const { out } = await sit(['l', '?', 'l']);
    expect(out).toContain('Twoja decyzja (Ewa)');
    expect(out).toContain('Teraz niemożliwe (? pokaże wszystko):\n  onyks: ');
    expect(out.match(/Your decision, Ewa/g)).toHaveLength(2);
  });

  it('saves when told to, under another name too, and goes on when it cannot', async () => {
    const usual = join(folder, 'usual.json');
    const other = join(folder, 'new folder', 'other.json');
    const { code, out } = await sit(['s', `s ${usual}/nowhere.json`, '1', `s ${other}`, 'q'], {
      saveTo: usual,
    });
    expect(code).toBe(0);
    expect(out).toContain('cannot be written');
    expect((JSON.parse(readFileSync(usual, 'utf8')) as GameFile).entries).toHaveLength(0);
    expect((JSON.parse(readFileSync(other, 'utf8')) as GameFile).entries).toHaveLength(1);
    expect(out).toContain(`To go on: runehold play --resume '${other}'`);
  });

  it('asks to save when somebody leaves', async () => {
    const file = join(folder, 'left.json');
    const yes = await sit(['1', 'q', 'y'], { saveTo: file });
    expect(yes.out).toContain(`Save in ${file} first? (y/n) Saved in ${file}.`);
    const no = await sit(['1', 'q', 'n']);
    expect(no.out).toContain('The game was not saved.');
    const gone = await sit(['1', 'q']);
    expect(gone.out).toContain('The game was not saved.');
  });

  it('ends cleanly with the input, and keeps the game where it was to be kept', async () => {
    const { code, out } = await sit(['1'], { saveTo: join(folder, 'ended.json') });
    expect(code).toBe(0);
    expect(out).toContain('The input ended before the game did.');
    expect((JSON.parse(readFileSync(join(folder, 'ended.json'), 'utf8')) as GameFile).entries).toHaveLength(
      1,
    );
  });

  it('keeps the game when a rule breaks, and fails', async () => {
    const file = join(folder, 'broken.json');
    const pack: GamePack = { ...parlour, game: vaseGame(true) };
    const { code, out } = await sit(['n', 'y', 'y', 'y', 'y'], { pack, saveTo: file });
    expect(code).toBe(1);
    expect(out).toContain(
      'The game has stopped because of a fault in the rules: broken-rule in a rule: Error: the vase fell',
    );
    // The answer that broke the rule is not part of it: the table is as it was before.
    expect((JSON.parse(readFileSync(file, 'utf8')) as GameFile).entries).toHaveLength(3);
  });

  it('speaks JSON, a line a thing, and nothing else', async () => {
    const { out } = await sit(['9', '1', '?', '1', '2', '1 2 2', 'n'], {
      json: true,
      saveTo: join(folder, 'j.json'),
    });
    const lines = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as { readonly type: string });
    expect(lines.map(({ type }) => type)).toEqual([
      'opened',
      'asked',
      'told',
      'asked',
      'explained',
      'asked',
      'asked',
      'asked',
      'over',
      'told',
      'told',
    ]);
  });
});
