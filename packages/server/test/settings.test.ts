import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitSettings } from '../src/door/limit-settings.ts';
import { usualLimits } from '../src/door/limits.ts';
import { readSettings, settingNames, wrongSentence } from '../src/settings.ts';
import { startProcess } from './driver/process.ts';
import { freshFolder } from './driver/server.ts';

const sentences = (env: Readonly<Record<string, string>>): string[] => {
  const read = readSettings({ RUNEHOLD_SITE: 'none', ...env });
  return 'wrong' in read ? read.wrong.map(wrongSentence) : [];
};

test('without a word everything is as usual', () => {
  const read = readSettings({ RUNEHOLD_SITE: 'none', PATH: '/bin', RUNEHOLD_PORT: '' });
  expect(read).toMatchObject({
    settings: {
      RUNEHOLD_PORT: 3000,
      RUNEHOLD_HOST: '127.0.0.1',
      RUNEHOLD_DATABASE: expect.stringMatching(/^\/.*saves\/runehold\.sqlite$/),
      RUNEHOLD_SITE: undefined,
      RUNEHOLD_PROXY_HOPS: 0,
    },
  });
});

const expectedOrigin = 'the public address of this server is expected, such as https://games.example.org';

test.each([
  ['RUNEHOLD_PORT', 'abc', 'a whole number from 0 to 65535 is expected'],
  ['RUNEHOLD_PORT', '70000', 'a whole number from 0 to 65535 is expected'],
  ['RUNEHOLD_PER_ADDRESS', 'abc', 'a whole number from 1 to 1000000 is expected'],
  ['RUNEHOLD_PER_ADDRESS', '0', 'a whole number from 1 to 1000000 is expected'],
  ['RUNEHOLD_BOT_PAUSE_MS', '1e3', 'a whole number from 0 to 60000 is expected'],
  ['RUNEHOLD_STOP_MS', '-1', 'a whole number from 100 to 600000 is expected'],
  ['RUNEHOLD_PROXY_HOPS', 'true', 'a whole number from 0 to 16 is expected'],
  ['RUNEHOLD_LIMIT_TABLES_SET', 'many', 'a whole number from 1 to 999999999 is expected'],
  ['RUNEHOLD_LIMIT_UNITS_PERSON_BURST', '0', 'a whole number from 1 to 999999999 is expected'],
  ['RUNEHOLD_LIMIT_LANES_BOT', '1', 'there is no such setting; docs/server.md lists them'],
  ['RUNEHOLD_HOST', 'http://here', 'an address or a name is expected'],
  ['RUNEHOLD_TRUST_PROXY', '1', 'it is called RUNEHOLD_PROXY_HOPS now'],
  ['RUNEHOLD_CALL_LOOPBACK', '1', 'yes or no is expected'],
  ['RUNEHOLD_ORIGIN', 'games.example.org', expectedOrigin],
  ['RUNEHOLD_ORIGIN', 'https://games.example.org/here', expectedOrigin],
  ['RUNEHOLD_ORIGIN', 'ftp://games.example.org', expectedOrigin],
  ['RUNEHOLD_METRICS_PORT', '70000', 'a port from 0 to 65535, 0 for any that is free, or none is expected'],
  ['RUNEHOLD_METRICS_HOST', 'http://x', 'an address or a name is expected'],
  ['RUNEHOLD_LOG', 'xml', 'one of these is expected: plain, json'],
  [
    'RUNEHOLD_SMTP_FILE',
    '/nowhere',
    'a file that can be read is expected, with what RUNEHOLD_SMTP is to be in it',
  ],
  ['RUNEHOLD_PRT', '80', 'there is no such setting; docs/server.md lists them'],
])('%s=%s stops the start with what is expected', (name, value, expected) => {
  expect(sentences({ [name]: value })).toEqual([`${name}=${value}: ${expected}.`]);
});

const origin = { RUNEHOLD_ORIGIN: 'https://games.runehold.org' };
const mail = { RUNEHOLD_SMTP: 'smtps://keeper:word@mail.runehold.org', RUNEHOLD_MAIL_FROM: 'a@runehold.org' };

test.each([
  'mailto:keeper@localhost',
  'mailto:keeper@house.local',
  'mailto:keeper@example',
  'keeper@runehold.org',
  'https://localhost/',
  'http://runehold.org/',
])('push services would refuse %s, so the start does', subject => {
  expect(sentences({ ...origin, RUNEHOLD_PUSH_SUBJECT: subject })).toEqual([
    expect.stringContaining('a real address of yours is expected'),
  ]);
});

test.each(['smtp:', 'mail.runehold.org', 'http://mail.runehold.org'])(
  'letters are not handed in at %s',
  smtp => {
    expect(sentences({ ...origin, ...mail, RUNEHOLD_SMTP: smtp })).toEqual([
      expect.stringContaining('a mail server is expected'),
    ]);
  },
);

test.each(['nobody', 'a@runehold.org\nBcc: b@runehold.org', 'A <a@runehold.org>, b@runehold.org'])(
  'letters do not come from %j',
  from => {
    expect(sentences({ ...origin, ...mail, RUNEHOLD_MAIL_FROM: from })).toEqual([
      expect.stringContaining('an e-mail address is expected'),
    ]);
  },
);

test('what notices need together is set together, and no password is told', () => {
  expect(sentences({ ...origin, ...mail, RUNEHOLD_PUSH_SUBJECT: 'mailto:keeper@runehold.org' })).toEqual([]);
  expect(sentences({ ...mail, ...origin, RUNEHOLD_MAIL_FROM: 'Runehold <a@runehold.org>' })).toEqual([]);
  expect(sentences(mail)).toEqual(['RUNEHOLD_ORIGIN=: it is needed when RUNEHOLD_SMTP is set.']);
  expect(sentences({ ...origin, RUNEHOLD_SMTP: mail.RUNEHOLD_SMTP })).toEqual([
    'RUNEHOLD_MAIL_FROM=: it is needed when RUNEHOLD_SMTP is set.',
  ]);
  expect(sentences({ RUNEHOLD_PUSH_SUBJECT: 'mailto:keeper@runehold.org' })).toEqual([
    'RUNEHOLD_ORIGIN=: it is needed when RUNEHOLD_PUSH_SUBJECT is set.',
  ]);
  const wrong = sentences({ ...origin, ...mail, RUNEHOLD_SMTP: 'smtp://keeper:hush@' });
  expect(wrong.join()).not.toContain('hush');
});

test('a secret may stand in a file, and is in one place only', () => {
  const file = join(freshFolder(), 'smtp');
  writeFileSync(file, `${mail.RUNEHOLD_SMTP}\n`);
  const { RUNEHOLD_SMTP: smtp, ...rest } = { ...origin, ...mail };
  const read = readSettings({ RUNEHOLD_SITE: 'none', ...rest, RUNEHOLD_SMTP_FILE: file });
  expect(read).toMatchObject({ settings: { RUNEHOLD_SMTP: smtp } });
  expect(sentences({ ...origin, ...mail, RUNEHOLD_SMTP_FILE: file })).toEqual([
    `RUNEHOLD_SMTP_FILE=${file}: RUNEHOLD_SMTP is set as well; only one of them is expected.`,
  ]);
});

test('every limit of the door can be set, and the others stay as they are', () => {
  const read = readSettings({
    RUNEHOLD_SITE: 'none',
    RUNEHOLD_PER_ADDRESS: '7',
    RUNEHOLD_LIMIT_TABLES_SET: '5',
    RUNEHOLD_LIMIT_UNITS_ADDRESS_EVERY_MS: '9',
    RUNEHOLD_LIMIT_LANES_IMPORT_QUEUE: '2',
    RUNEHOLD_LIMIT_PRESENCE_MS: '0',
  });
  const { units, lanes } = usualLimits;
  expect(read).toMatchObject({
    settings: {
      limits: {
        ...usualLimits,
        socketsPerAddress: 7,
        tablesSet: 5,
        presenceMs: 0,
        units: { ...units, address: { ...units.address, everyMs: 9 } },
        lanes: { ...lanes, import: { ...lanes.import, queue: 2 } },
      },
    },
  });
  expect(new Set(limitSettings.map(({ name }) => name)).size).toBe(limitSettings.length);
  expect(limitSettings.length).toBeGreaterThan(40);
});

test('the pages are a folder with pages, or none', () => {
  const folder = freshFolder();
  expect(sentences({ RUNEHOLD_SITE: folder })).toEqual([
    expect.stringMatching(/^RUNEHOLD_SITE=.*: a folder with the built pages .* is expected, or none/),
  ]);
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '');
  expect(readSettings({ RUNEHOLD_SITE: join(folder, 'site') })).toMatchObject({
    settings: { RUNEHOLD_SITE: join(folder, 'site') },
  });
});

test('every setting is in the guide, with what is usual', () => {
  const guide = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');
  for (const name of settingNames) expect(guide).toContain(`| \`${name}\` |`);
});

test('a server with wrong settings says all of them, and neither starts nor writes', async () => {
  const file = join(freshFolder(), 'runehold.sqlite');
  const ended = await startProcess(file, { RUNEHOLD_PORT: 'abc', RUNEHOLD_SIDE: 'x' }).ended;
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(ended.err.trim().split('\n')).toEqual([
    'RUNEHOLD_PORT=abc: a whole number from 0 to 65535 is expected.',
    'RUNEHOLD_SIDE=x: there is no such setting; docs/server.md lists them.',
  ]);
  expect(() => readFileSync(file)).toThrow('ENOENT');
});
