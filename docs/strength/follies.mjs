/**
 * Counts what people laugh at in games of Runewars, of Sergeants alone and of Greedy bots alone, and writes how often:
 *
 *   npm run follies                    plays until each has 200 games of four, writes follies.json and follies.md
 *   npm run follies -- --games 400     until each has so many
 *   npm run follies -- --minutes 5     for so long at most; the next run goes on
 *   npm run follies -- --anew          forgets what was played before
 *   npm run follies -- --page          writes follies.md from the follies.json that is there
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seriesOf } from '@runehold/ai/arena';
import { inlineRules } from '@runehold/ai/inlining';
import { levelsOf } from '@runehold/ai/levels';
import { SeriesPlayer } from '@runehold/ai/series';
import * as terms from '@runehold/runewars/bots/arena-terms';
import { follies } from '@runehold/runewars/bots/follies';
import { guide } from '@runehold/runewars/bots/planner/guide';
import { game } from '@runehold/runewars/game';

/** A seed that was not played while the planner was being mended. */
const SEED = 2033_0000;
const SEATS = 4;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    anew: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    to: { type: 'string', default: 'docs/strength' },
  },
});
const dataFile = join(values.to, 'follies.json');
const bots = ['sergeant', 'greedy'];
const none = { rules: game.version, seed: SEED, bots: {} };
const read = () => (existsSync(dataFile) && !values.anew ? JSON.parse(readFileSync(dataFile, 'utf8')) : none);

const playerOf = name => {
  const { agent, steps } = levelsOf(guide).all[name];
  const bot = { id: name, decide: (view, ask, _budget, seed) => agent.decide(view, ask, { steps }, seed) };
  const options = { factions: 'random' };
  return new SeriesPlayer(
    seriesOf({ game, seats: SEATS, options, seed: SEED, mode: 'versus', a: bot, b: bot, watch: terms.watch }),
  );
};

const measure = () => {
  inlineRules();
  const until = Date.now() + 60_000 * Number(values.minutes);
  const data = read();
  for (const name of bots) {
    data.bots[name] ??= { games: 0, counts: {} };
    const told = data.bots[name];
    const player = playerOf(name);
    while (told.games < Number(values.games) && Date.now() < until) {
      const { counts } = player.play(told.games++);
      for (const own of counts)
        for (const [what, times] of Object.entries(own)) told.counts[what] = (told.counts[what] ?? 0) + times;
    }
  }
  writeFileSync(dataFile, `${JSON.stringify(data, undefined, 1)}\n`);
};

const named = {
  starved: 'units starved',
  alliesLost: 'allies lost by hunger',
  recruitsLost: 'recruits without room',
  overLimit: 'over the limit by the own march',
  idleActivations: 'areas activated for nobody',
  heroesOver: 'heroes hired over the limit',
  bonusesLost: 'years whose first Order took all bonuses',
  tacticsOver: 'Tactics cards over the limit',
  rebuilt: 'developments rebuilt elsewhere',
  stayedHome: 'three years at home',
  frozen: 'taken by the cold although fed',
  battles: 'battles begun',
  quests: 'quests fulfilled',
  objectives: 'Objectives',
};

/** A tenth of what Greedy does is the aim. */
const SHARE = 0.1;
const DIGITS = 3;

const page = ({ rules, seed, bots: told }) => {
  const [own, before] = bots.map(name => told[name]);
  const of = ({ games, counts }, what) => (counts[what] ?? 0) / (games * SEATS);
  const line = what => {
    const [now, then] = [of(own, what), of(before, what)];
    const aim = follies.includes(what) ? (now <= SHARE * then ? 'met' : '**missed**') : '';
    const share = then > 0 ? `${(100 * (now / then)).toFixed(0)} %` : '';
    return `| ${named[what]} | ${now.toFixed(DIGITS)} | ${then.toFixed(DIGITS)} | ${share} | ${aim} |`;
  };
  return `# What people laugh at

Written by \`npm run follies\` from [follies.json](follies.json); nothing here is typed in. Per seat and game, ${own.games} games of four Sergeants and ${before.games} of four Greedy bots, base game, factions at random, rules version ${rules}, seed ${seed}. The aim is a tenth of Greedy ([what is counted](../../packages/runewars/src/bots/follies.ts)). Units that a cold winter takes of those whom the dial feeds are counted by themselves: the card comes when nobody can move any more.

| folly | Sergeant | Greedy | share | |
|---|---|---|---|---|
${[...follies, 'frozen', 'battles', 'quests', 'objectives'].map(line).join('\n')}
`;
};

if (!values.page) measure();
writeFileSync(join(values.to, 'follies.md'), page(read()));
