import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@runehold/protocol/limits';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../src/settings.ts';
import { Metrics } from '../../src/watch/metrics.ts';
import { blocks } from './guide.ts';

const deploy = new URL('../../../../deploy/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, deploy), 'utf8');
const guide = read('../docs/operating.md');

/** The settings of a text, as far as they are the server's; or what is wrong with them. */
const settingsIn = (text: string) =>
  readSettings({
    RUNEHOLD_SITE: 'none',
    ...Object.fromEntries(
      [...text.matchAll(/\b(RUNEHOLD_\w+)(?:=|: )([^\s\\]+)/g)].map(([, name, value]) => [name, value]),
    ),
  });

describe('figures', () => {
  /** What is made of a histogram besides itself, and what Prometheus adds. */
  const all = new Set([
    'up',
    ...new Metrics().names.flatMap(name => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]),
  ]);
  const named = (text: string): readonly string[] =>
    text.match(/\b(?:runehold|process)_[a-z_]+|\bup(?=\{)/g) ?? [];

  test.each(['prometheus/runehold.rules.yaml', 'grafana/runehold.json'])('that %s names are told', file => {
    const expressions = read(file)
      .split('\n')
      .filter(line => /\bexpr\b/.test(line))
      .map(line => line.replace(/.*expr"?: /, ''));
    expect(expressions.length).toBeGreaterThan(8);
    for (const expression of expressions) {
      const names = named(expression);
      expect(names, expression).not.toEqual([]);
      for (const name of names) expect(all, expression).toContain(name);
    }
  });

  test('are all in the guide, and so is what every alarm means', () => {
    for (const name of new Metrics().names) expect(guide).toContain(`\`${name}\``);
    const alarms = [...read('prometheus/runehold.rules.yaml').matchAll(/alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(alarms.length).toBeGreaterThan(8);
    for (const alarm of alarms) expect(guide).toContain(`| \`${alarm}\` |`);
  });

  test('are shown, every one of them', () => {
    const shown = new Set(
      named(read('grafana/runehold.json')).map(name => name.replace(/_(?:bucket|sum|count)$/, '')),
    );
    expect(new Metrics().names.filter(name => !shown.has(name))).toEqual([]);
  });
});

describe('the image', () => {
  const image = read('Dockerfile');
  const [builder, runner] = image.split(/^FROM /m).slice(1);

  test('is built once and builds nothing when it starts, as somebody who is not root', () => {
    for (const stage of [builder, runner]) expect(stage).toMatch(/^node:24-slim/);
    expect(builder).toContain('npm run build && npm run release -- /release');
    expect(runner).toContain('COPY --from=build /release /runehold');
    expect(runner).toMatch(/^USER runehold$/m);
    expect(runner).toMatch(/^VOLUME \/data$/m);
    expect(runner).toMatch(/^CMD \["node", "\/runehold\/packages\/server\/dist\/main.js"\]$/m);
    expect(runner.slice(runner.indexOf('USER'))).not.toMatch(/^RUN/m);
    expect(runner).toContain('/healthz');
  });

  test('and the service have settings that the server takes, with the database where they may write', () => {
    expect(settingsIn(runner)).toMatchObject({
      settings: {
        RUNEHOLD_DATABASE: '/data/runehold.sqlite',
        RUNEHOLD_HOST: '0.0.0.0',
        RUNEHOLD_LOG: 'json',
      },
    });
    expect(settingsIn(read('runehold.env'))).toMatchObject({
      settings: { RUNEHOLD_DATABASE: '/var/lib/runehold/runehold.sqlite', RUNEHOLD_PROXY_HOPS: 1 },
    });
    expect(settingsIn(read('compose.yaml'))).toHaveProperty('settings');
    expect(read('compose.yaml')).toContain('read_only: true');
    expect(read('runehold.service')).toMatch(/^ProtectSystem=strict$/m);
    expect(read('runehold.service')).toMatch(/^StateDirectory=runehold$/m);
  });

  test('and the service have longer to stop than the server takes', () => {
    const read25 = settingsIn(read('runehold.env'));
    const stopMs = 'settings' in read25 ? read25.settings.RUNEHOLD_STOP_MS : Number.POSITIVE_INFINITY;
    const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(read('runehold.service')) ?? [];
    const [, compose] = /stop_grace_period: (\d+)s/.exec(read('compose.yaml')) ?? [];
    for (const seconds of [unit, compose]) expect(Number(seconds) * 1000).toBeGreaterThan(stopMs);
  });
});

type Service = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: object;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
};
type House = {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: object;
  readonly volumes: object;
};
type Scraping = {
  readonly rule_files: readonly string[];
  readonly scrape_configs: readonly {
    readonly static_configs: readonly { readonly targets: readonly string[] }[];
  }[];
};
type Alarms = {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string };
    }[];
  }[];
};
type Dashboard = {
  readonly panels: readonly {
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
};

const inYaml = <T>(path: string): T => parse(read(path), { merge: true }) as T;

describe('the house of nodes', () => {
  const { services, secrets, volumes } = inYaml<House>('nodes.yaml');
  const nodes = Object.entries(services).filter(([, { environment }]) => environment?.['RUNEHOLD_NODE']);

  test('has three nodes that differ in nothing but their names, with settings that the server takes', () => {
    expect(nodes.map(([name]) => name)).toEqual(['one', 'two', 'three']);
    const image = [...read('Dockerfile').matchAll(/\b(RUNEHOLD_\w+)=(\S+)/g)];
    const folder = mkdtempSync(join(tmpdir(), 'runehold-secret-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const secret = join(folder, 'database');
    const database = 'postgres://runehold:PASSWORD@postgres/runehold';
    writeFileSync(secret, `${database}\n`);
    for (const [name, node] of nodes) {
      expect({ ...node, environment: { ...node.environment, RUNEHOLD_NODE: 'one' } }).toEqual(
        services['one'],
      );
      const env: Readonly<Record<string, string | undefined>> = {
        ...Object.fromEntries(image.map(([, setting, value]) => [setting, value])),
        ...node.environment,
        RUNEHOLD_SITE: 'none',
      };
      expect(env['RUNEHOLD_NODE']).toBe(name);
      // What the container finds there is the secret of that name.
      expect(env['RUNEHOLD_DATABASE_FILE']).toBe('/run/secrets/database');
      expect(node.secrets).toEqual(['database']);
      const taken = readSettings({ ...env, RUNEHOLD_DATABASE_FILE: secret });
      expect(taken).toMatchObject({
        settings: {
          RUNEHOLD_DATABASE: database,
          RUNEHOLD_BUS: 'nats://nats:4222',
          RUNEHOLD_PROXY_HOPS: 1,
          RUNEHOLD_METRICS_PORT: 9464,
        },
      });
      const stopMs = 'settings' in taken ? taken.settings.RUNEHOLD_STOP_MS : Number.POSITIVE_INFINITY;
      expect(Number.parseInt(node.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(stopMs);
    }
  });

  test('names nothing that is not there', () => {
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name);
      for (const name of service.secrets ?? []) expect(secrets).toHaveProperty(name);
      for (const mount of service.volumes ?? []) {
        const [from] = mount.split(':');
        if (from.startsWith('./')) expect(() => statSync(new URL(from, deploy)), from).not.toThrow();
        else expect(volumes).toHaveProperty(from);
      }
    }
    const names = nodes.map(([name]) => name);
    const scraping = inYaml<Scraping>('prometheus/nodes.yaml');
    expect(services['caddy'].environment?.['UPSTREAM']).toBe(names.map(name => `${name}:3000`).join(' '));
    expect(scraping.scrape_configs[0].static_configs[0].targets).toEqual(names.map(name => `${name}:9464`));
    expect(scraping.rule_files).toEqual(['runehold.rules.yaml']);
  });

  // What each node tells of itself is added up or bears its name; what all tell of one database is told once.
  test('has each node told from the others where figures are shown and alarms ring', () => {
    const isTogether = (expr: string): boolean => /\b(?:sum|max)\b/.test(expr);
    const dashboard = JSON.parse(read('grafana/runehold.json')) as Dashboard;
    for (const { expr, legendFormat } of dashboard.panels.flatMap(({ targets }) => targets))
      expect(isTogether(expr) || legendFormat.includes('{{instance}}'), expr).toBe(true);
    const [{ rules }] = inYaml<Alarms>('prometheus/runehold.rules.yaml').groups;
    for (const { alert, expr, annotations } of rules)
      expect(isTogether(expr) || annotations.summary.includes('{{ $labels.instance }}'), alert).toBe(true);
  });
});

describe('the proxies', () => {
  test('pass the upgrade and the name on, say where somebody came from, and wait long enough', () => {
    const nginx = read('nginx.conf');
    for (const line of [
      'proxy_set_header Host $http_host;',
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection $connection_upgrade;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_read_timeout 75s;',
      'hash $arg_t consistent;',
    ])
      expect(nginx).toContain(line);
    expect(2_000_000).toBeGreaterThan(limits.message + 2 * limits.pack);
    expect(2_000_000).toBeGreaterThan(limits.call);
    const caddy = read('Caddyfile');
    for (const line of [
      'reverse_proxy',
      'lb_policy uri_hash',
      'read_timeout 75s',
      'health_uri /readyz',
      'lb_try_duration',
      'fail_duration',
    ])
      expect(caddy).toContain(line);
  });
});

describe('the guide', () => {
  test('has commands that a shell can read, and names no file that is not there', () => {
    for (const [name, text] of blocks)
      expect(spawnSync('sh', ['-n', '-c', text], { encoding: 'utf8' }), name).toMatchObject({ status: 0 });
    expect(spawnSync('sh', ['-n', fileURLToPath(new URL('runehold', deploy))]).status).toBe(0);
    expect(statSync(new URL('runehold', deploy)).mode & 0o111).not.toBe(0);
    const files = [...guide.matchAll(/deploy\/([\w./-]*[\w])/g)].map(([, file]) => file);
    for (const file of files) expect(() => statSync(new URL(file, deploy)), file).not.toThrow();
    const named = new Set(files.map(file => file.split('/')[0]));
    expect(readdirSync(deploy).filter(file => !named.has(file))).toEqual([]);
  });
});
