import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { limitSettings, limitsWith } from './door/limit-settings.ts';
import type { DoorLimits } from './door/limits.ts';
import { nodeName } from './nodes/node-name.ts';
import type { NoticeExpected } from './notices/settings.ts';
import { missingBeside, noticeSettingsShape, shownSetting } from './notices/settings.ts';
import { type SecretFileExpected, withSecretFiles } from './secret-files.ts';
import { isPostgres } from './store/postgres/address.ts';
import { StoreTrouble } from './store/trouble.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What a setting is expected to be, for whoever has to put it right. */
export type Expected =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'text' | 'site' | 'port-or-none' | 'node' | 'bus' }
  | { readonly kind: 'one-of'; readonly values: string }
  | SecretFileExpected
  | NoticeExpected
  /** There is no such setting; perhaps another one was meant. */
  | { readonly kind: 'nothing'; readonly meant?: string };

/** A setting that is wrong: the server does not start with it. */
export type WrongSetting = { readonly name: string; readonly value: string; readonly expected: Expected };

/** A whole number as a variable holds it. */
const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** The same for times, of which fractions matter. */
const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,3})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** The same with what is usual; what it may be travels with the schema. */
const whole = (min: number, max: number, usual: number) =>
  number(min, max)
    .default(usual)
    .meta({ expected: { kind: 'whole', min, max } satisfies Expected });

/** A file, or the address of a PostgreSQL server's database. */
const database = z
  .string()
  .default(join(root, 'saves/runehold.sqlite'))
  .transform(given => (isPostgres(given) ? given : resolve(given)))
  .meta({ expected: { kind: 'text' } satisfies Expected });

/** What this process goes by among the nodes of a house. */
const node = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .optional()
  .meta({ expected: { kind: 'node' } satisfies Expected });

/** Where NATS is, by which the nodes of a house talk. */
const bus = z
  .string()
  .regex(/^(?:nats|tls):\/\/\S+$/)
  .optional()
  .meta({ expected: { kind: 'bus' } satisfies Expected });

/** The built pages, or `none` for a server without any. A folder without pages is a mistake, not a choice. */
const site = z
  .string()
  .default(join(root, 'packages/web/dist/site'))
  .transform(given => (given === 'none' ? undefined : resolve(given)))
  .refine(folder => folder === undefined || existsSync(join(folder, 'index.html')))
  .meta({ expected: { kind: 'site' } satisfies Expected });

/** A port, 0 for any that is free, or `none`. */
const portOrNone = z
  .string()
  .regex(/^(?:none|\d{1,5})$/)
  .default('none')
  .transform(given => (given === 'none' ? undefined : Number(given)))
  .refine(port => port === undefined || port <= 65_535)
  .meta({ expected: { kind: 'port-or-none' } satisfies Expected });

const address = z
  .string()
  .regex(/^[\w.:-]+$/)
  .default('127.0.0.1')
  .meta({ expected: { kind: 'text' } satisfies Expected });

const usualPort = 3000;

const logs = ['plain', 'json'] as const;

/** Everything that can be set. docs/server.md says what for. */
const schema = z.object({
  RUNEHOLD_PORT: whole(0, 65_535, usualPort),
  RUNEHOLD_HOST: address,
  RUNEHOLD_DATABASE: database,
  RUNEHOLD_SITE: site,
  RUNEHOLD_NODE: node,
  RUNEHOLD_BUS: bus,
  RUNEHOLD_BOT_PAUSE_MS: whole(0, 60_000, 400),
  // Enough for everybody behind one router, and too little to fill the house.
  RUNEHOLD_PER_ADDRESS: whole(1, 1_000_000, 64),
  RUNEHOLD_PROXY_HOPS: whole(0, 16, 0),
  RUNEHOLD_STOP_MS: whole(100, 600_000, 25_000),
  RUNEHOLD_METRICS_PORT: portOrNone,
  RUNEHOLD_METRICS_HOST: address,
  RUNEHOLD_LOG: z
    .enum(logs)
    .default('plain')
    .meta({ expected: { kind: 'one-of', values: logs.join(', ') } satisfies Expected }),
  ...noticeSettingsShape,
});

/** No limit is larger. */
const MOST = 999_999_999;

export type Settings = z.infer<typeof schema> & {
  /** What is limited at the door: as usual, but for what a RUNEHOLD_LIMIT_… says. */
  readonly limits: DoorLimits;
};
export type SettingName = keyof typeof schema.shape;

export const settingNames = Object.keys(schema.shape) as readonly SettingName[];

/** Names of ours that are no settings of the server: the browser that tests start. */
const ofOthers = new Set(['RUNEHOLD_CHROMIUM']);

/** What was once set by another name. */
const renamed: Readonly<Record<string, SettingName>> = { RUNEHOLD_TRUST_PROXY: 'RUNEHOLD_PROXY_HOPS' };

export type Environment = Readonly<Record<string, string | undefined>>;

const expectedOf = (name: SettingName): Expected => schema.shape[name].meta()?.['expected'] as Expected;

const isSetting = (name: string): name is SettingName => name in schema.shape;

/** The limits that are given, and those of them that are none. */
const readLimits = (given: readonly (readonly [string, string])[]) => {
  const limits: Record<string, number> = {};
  const wrong: WrongSetting[] = [];
  for (const { name, min } of limitSettings) {
    const value = given.find(([other]) => other === name)?.[1];
    if (value === undefined) continue;
    const read = (name.endsWith('_EVERY_MS') ? decimal : number)(min, MOST).safeParse(value);
    if (read.success) limits[name] = read.data;
    else wrong.push({ name, value, expected: { kind: 'whole', min, max: MOST } });
  }
  return { limits, wrong };
};

const isLimit = (name: string): boolean => limitSettings.some(limit => limit.name === name);

/** Reads the settings, or says everything that is wrong with them. What is empty is not set. */
export const readSettings = (
  plain: Environment,
): { readonly settings: Settings } | { readonly wrong: readonly WrongSetting[] } => {
  const { env, wrong: wrongFiles } = withSecretFiles(plain);
  const given = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith('RUNEHOLD_') && (entry[1] ?? '') !== '' && !ofOthers.has(entry[0]),
  );
  const unknown = given.flatMap(([name, value]): WrongSetting[] => {
    if (isSetting(name) || isLimit(name)) return [];
    const meant = renamed[name];
    return [{ name, value, expected: { kind: 'nothing', ...(meant !== undefined && { meant }) } }];
  });
  const read = schema.safeParse(Object.fromEntries(given.filter(([name]) => isSetting(name))));
  const names = new Set(read.error?.issues.map(({ path: [name] }) => String(name)).filter(isSetting));
  const wrong = [...names].map(name => ({
    name,
    value: shownSetting(env[name] ?? ''),
    expected: expectedOf(name),
  }));
  const { limits, wrong: wrongLimits } = readLimits(given);
  const missing = missingBeside(Object.fromEntries(given)).filter(({ name }) => !names.has(name));
  const all = [...wrongFiles, ...wrong, ...missing, ...wrongLimits, ...unknown];
  if (!read.success || all.length > 0) return { wrong: all };
  const { RUNEHOLD_PER_ADDRESS: socketsPerAddress, RUNEHOLD_PROXY_HOPS: proxyHops } = read.data;
  return { settings: { ...read.data, limits: { ...limitsWith(limits), socketsPerAddress, proxyHops } } };
};

const expectation = (name: string, expected: Expected): string => {
  switch (expected.kind) {
    case 'whole':
      return `a whole number from ${expected.min} to ${expected.max} is expected`;
    case 'site':
      return 'a folder with the built pages (index.html in it) is expected, or none; npm start builds them';
    case 'port-or-none':
      return 'a port from 0 to 65535, 0 for any that is free, or none is expected';
    case 'one-of':
      return `one of these is expected: ${expected.values}`;
    case 'secret-file':
      return `a file that can be read is expected, with what ${expected.of} is to be in it`;
    case 'once':
      return `${expected.of} is set as well; only one of them is expected`;
    case 'origin':
      return 'the public address of this server is expected, such as https://games.example.org';
    case 'smtp':
      return 'a mail server is expected, such as smtps://name:password@mail.example.org';
    case 'mail':
      return 'an e-mail address is expected, such as Runehold <games@example.org>';
    case 'subject':
      return 'a real address of yours is expected, mailto:… or https://…; push services refuse any other';
    case 'yes-or-no':
      return 'yes or no is expected';
    case 'needed':
      return `it is needed when ${expected.by} is set`;
    case 'nothing':
      return expected.meant === undefined
        ? 'there is no such setting; docs/server.md lists them'
        : `it is called ${expected.meant} now`;
    default:
      return name.endsWith('_HOST') ? 'an address or a name is expected' : 'a path is expected';
  }
};

/** A wrong setting as a sentence. */
export const wrongSentence = ({ name, value, expected }: WrongSetting): string =>
  `${name}=${value}: ${expectation(name, expected)}.`;

/** The database that is set, in itself or in a file, for commands that need nothing else. */
export const databaseOf = (plain: Environment): string => {
  const { env, wrong } = withSecretFiles(plain);
  const unread = wrong.find(({ expected }) => expected.of === 'RUNEHOLD_DATABASE');
  if (unread) throw new StoreTrouble('unreadable', unread.value, new Error(wrongSentence(unread)));
  const { RUNEHOLD_DATABASE: given } = env;
  return schema.shape.RUNEHOLD_DATABASE.parse(given === '' ? undefined : given);
};

/** What a process with these settings goes by among the nodes of a house. */
export const nodeOf = ({ RUNEHOLD_NODE: name, RUNEHOLD_PORT: port }: Environment): string =>
  (name ?? '') === '' ? nodeName(hostname(), Number((port ?? '') === '' ? usualPort : port)) : String(name);
