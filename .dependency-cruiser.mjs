/**
 * Which package may import which. Dependencies point one way only, in the order of the rooms of the house:
 * kernel, testkit, the games, ai, shelf, school, protocol, server, web, cli.
 *
 * The parser must stay `swc`: without it dependency-cruiser skips every TypeScript file and reports success.
 * scripts/test/boundaries.test.ts runs this file over planted violations to show that it looks.
 */

const games = ['masquerade', 'runewars', 'rune-age'];
const packages = ['kernel', 'testkit', ...games, 'ai', 'shelf', 'school', 'protocol', 'server', 'web', 'cli'];

/**
 * A package of ours, by path or, where the import does not resolve, by name.
 * @param {readonly string[]} names
 */
const any = names => `(?:^|/)packages/(?:${names.join('|')})/|^@runehold/(?:${names.join('|')})(?:/|$)`;

/**
 * @param {string} name the package's folder
 * @param {readonly string[]} allowed what its source may import of ours
 */
const mayImport = (name, allowed) => {
  const forbidden = packages.filter(other => other !== name && !allowed.includes(other));
  return {
    name: `${name}-imports-only`,
    comment: `packages/${name}/src may import of ours: ${allowed.join(', ') || 'nothing'}.`,
    severity: 'error',
    from: { path: `(?:^|/)packages/${name}/src/` },
    to: { path: any(forbidden) },
  };
};

const belowServer = ['kernel', 'testkit', ...games, 'ai', 'shelf', 'protocol'];

export default {
  forbidden: [
    mayImport('kernel', []),
    mayImport('testkit', ['kernel']),
    ...games.map(game => mayImport(game, ['kernel'])),
    mayImport('ai', ['kernel']),
    mayImport('shelf', ['kernel', 'ai', ...games]),
    mayImport('school', ['kernel', 'shelf', ...games]),
    mayImport('protocol', ['kernel']),
    mayImport('server', belowServer),
    mayImport('web', [...belowServer, 'school']),
    mayImport('cli', [...belowServer, 'server']),
    {
      name: 'game-tests-use-no-other-game',
      comment: "A game's tests may use the kernel and the testkit, never another game.",
      severity: 'error',
      from: { path: `(?:^|/)packages/(${games.join('|')})/test/` },
      to: {
        path: any(packages.filter(name => name !== 'kernel' && name !== 'testkit')),
        pathNot: '(?:^|/)packages/$1/',
      },
    },
    {
      name: 'kernel-tests-use-no-game',
      comment: 'What the kernel promises is shown with tables made for the test.',
      severity: 'error',
      from: { path: '(?:^|/)packages/kernel/test/' },
      to: { path: any(packages.filter(name => name !== 'kernel' && name !== 'testkit')) },
    },
    {
      name: 'bots-see-views-only',
      comment:
        'Bots and coaches know what their seat knows: of the rules they may import src/rules/view/ and nothing else.',
      severity: 'error',
      from: { path: '(?:^|/)packages/[^/]+/src/(?:bots|coach)/' },
      to: { path: '(?:^|/)packages/[^/]+/src/rules/', pathNot: '(?:^|/)packages/[^/]+/src/rules/view/' },
    },
    {
      name: 'shows-ask-views-only',
      comment:
        'Page, terminal and lessons know what their viewer knows: of the rules they may import src/rules/view/ and the words.',
      severity: 'error',
      from: { path: '(?:^|/)packages/(?:web|cli|school)/src/' },
      to: {
        path: '(?:^|/)packages/[^/]+/src/rules/',
        pathNot: ['(?:^|/)packages/[^/]+/src/rules/view/', '/words\\.ts$'],
      },
    },
    {
      name: 'source-imports-no-tests',
      comment: 'What ships does not lean on tests, scripts, tools or benchmarks.',
      severity: 'error',
      from: { path: '(?:^|/)packages/[^/]+/src/' },
      to: { path: '(?:^|/)packages/[^/]+/test/|^scripts/|^tools/|^bench/' },
    },
    {
      name: 'no-circular',
      comment: 'Modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'kernel-folders-one-way',
      comment:
        'text, layout, chance · ask, event · table · procedure · view · match · pack · content: each folder of the kernel knows those before it.',
      severity: 'error',
      scope: 'folder',
      from: { path: '(?:^|/)packages/kernel/src/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import nobody can follow is an import nobody can check.',
      severity: 'error',
      from: { pathNot: '(?:^|/)packages/cli/bin/' },
      // Icons and the ledger are modules that the page's build makes.
      to: { couldNotResolve: true, pathNot: '^(?:icon|ledger):' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // The parser does not read TSX: packages/web/test/boundaries.test.ts looks at the imports there.
    exclude: { path: '(?:^|/)dist/|^scripts/test-fixtures/|\\.tsx$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['runehold:source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
