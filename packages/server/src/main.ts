import { inlineRules } from '@runehold/ai/inlining';
import type { RunningServer } from './running.ts';
import { startServer } from './server.ts';
import { nodeOf, readSettings, wrongSentence } from './settings.ts';
import { sentenceOf } from './start-trouble.ts';
import { jsonJournal } from './watch/journal.ts';

inlineRules();

/** Says why there is no server, in sentences, and ends. */
const giveUp = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

const read = readSettings(process.env);
const settings = 'settings' in read ? read.settings : giveUp(read.wrong.map(wrongSentence));

/** Where nobody sits at a terminal everything is a line of JSON. */
const journal = settings.RUNEHOLD_LOG === 'json' ? jsonJournal(process.stdout) : undefined;

const complain = (what: string): void => {
  if (journal) journal.error({}, what);
  else console.error(what);
};

const start = (): Promise<RunningServer> =>
  startServer({
    database: settings.RUNEHOLD_DATABASE,
    node: nodeOf(process.env),
    bus: settings.RUNEHOLD_BUS,
    host: settings.RUNEHOLD_HOST,
    port: settings.RUNEHOLD_PORT,
    site: settings.RUNEHOLD_SITE,
    botPauseMs: settings.RUNEHOLD_BOT_PAUSE_MS,
    origin: settings.RUNEHOLD_ORIGIN,
    limits: settings.limits,
    stopMs: settings.RUNEHOLD_STOP_MS,
    notices: {
      origin: settings.RUNEHOLD_ORIGIN,
      smtp: settings.RUNEHOLD_SMTP,
      mailFrom: settings.RUNEHOLD_MAIL_FROM,
      pushSubject: settings.RUNEHOLD_PUSH_SUBJECT,
      loopback: settings.RUNEHOLD_CALL_LOOPBACK === 'yes',
    },
    complain,
    ...(journal && { journal }),
    metrics:
      settings.RUNEHOLD_METRICS_PORT === undefined
        ? undefined
        : { host: settings.RUNEHOLD_METRICS_HOST, port: settings.RUNEHOLD_METRICS_PORT },
  });

/** Starts the server as the environment says; docs/operating.md has the list. */
const starting = start().catch((error: unknown) => giveUp([sentenceOf(error, settings)]));
let isClosing = false;

/** Closes everything, once: a terminal and the script that started us may both ask for it. */
const stop = (): void => {
  if (isClosing) return;
  isClosing = true;
  journal?.info({}, 'stopping');
  // Whatever hangs, hangs no longer than this; what was acknowledged is on the disk.
  setTimeout(() => process.exit(0), settings.RUNEHOLD_STOP_MS).unref();
  void starting
    .then(server => server.close())
    .then(() => {
      journal?.info({}, 'stopped');
      process.exit(0);
    })
    .catch((error: unknown) => giveUp([sentenceOf(error, settings)]));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

const { address, metrics } = await starting;
if (journal) journal.info({ address, metrics }, 'listening');
else console.log(`Runehold: ${address}${metrics === undefined ? '' : `\nFigures: ${metrics}/metrics`}`);
