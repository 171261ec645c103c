/** Writes learned.md from learned.json: node docs/strength/learned.mjs */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileOf = name => fileURLToPath(new URL(`./${name}`, import.meta.url));
const { trained, told, matches } = JSON.parse(readFileSync(fileOf('learned.json'), 'utf8'));

const Z = 1.96;

/** The 95 % Wilson interval in percent. */
const span = (wins, games) => {
  const rate = wins / games;
  const spread = 1 + Z ** 2 / games;
  const middle = rate + Z ** 2 / (2 * games);
  const half = Z * Math.sqrt((rate * (1 - rate)) / games + Z ** 2 / (4 * games ** 2));
  const percent = value => (100 * value).toFixed(1);
  return `${percent(rate)} (${percent((middle - half) / spread)}–${percent((middle + half) / spread)})`;
};

const share = value => (value === null ? 'none' : value.toFixed(3).slice(1));

/** The years of Runewars; of Rune Age, whose games are of all lengths, the first ten rounds. */
const LAST = 10;
const isShown = ({ of }) => Number.isNaN(Number(of)) || Number(of) <= LAST;

const rowOf = ({ of, positions, areaToday, areaNet, lossToday, lossNet }) =>
  `| ${of} | ${positions} | ${share(areaToday)} | ${share(areaNet)} | ${lossToday.toFixed(3)} | ${lossNet.toFixed(3)} |`;

const netOf = (game, name) => {
  const { positions, games, searched } = trained[game][name];
  const fresh = told[game][name];
  return `### ${game}${game === name ? '' : `, ${name}`}

Trained on ${positions} positions of ${games} games, ${searched} of them of searchers; measured on ${fresh.games} games of the quick judgement that it has not seen (seeds 990001 and 990002).

| ${game === 'runewars' ? 'year' : 'round'} | positions | area, by hand | area, net | log loss, by hand | log loss, net |
|---|---|---|---|---|---|
${fresh.rows.filter(isShown).map(rowOf).join('\n')}`;
};

const matchOf = ({ name, wins, games, noWinner, unfinished, below, seats, seed, ms, most }) =>
  `| ${name} | ${games} | ${seed} | ${(100 / seats).toFixed(0)} | ${span(wins, games)} | ${below > 0 ? `the others ${span(below, games)}` : `${noWinner} / ${unfinished}`} | ${ms} | ${most} |`;

const tableOf =
  phase => `| match | games | seeds from | par | wins | nobody won / broken off | ms an answer | most |
|---|---|---|---|---|---|---|---|
${matches
  .filter(match => match.phase === phase)
  .map(matchOf)
  .join('\n')}`;

const page = `# What was learned

Written by \`node docs/strength/learned.mjs\` from [learned.json](learned.json). What a position is worth was a formula made by hand; Marshal and Warlord, in Rune Age the Knight too, and the review judge by small nets instead ([decision 99](../decisions/0099-learned-value.md)).

## How to do it again

\`npm run train\` plays both games against itself on all cores (\`tools/train/write.ts\`: games of the quick judgement, each seat of a nature drawn for it, and of searchers with 200 to 800 steps, by seeds), fits a net of 32 and 16 units for Runewars and one for each scenario of Rune Age (\`tools/train/fit.py\`, PyTorch), writes them in whole numbers to \`bots/learned/weights.ts\` of the game, and tells what they are worth. Which games are played in so many seconds depends on the machine; with the same games and the same PyTorch the nets are the same but for the order in which a graphics card adds up. The nets that ship were made with \`--seconds 150 --seed 11\` on 16 cores and one H200; fitting took 14 and 18 seconds. They were fitted by a slightly earlier version of the scripts, which played one kind of table on one core: tables of two are more frequent in it, since their games are shorter, and its own held-out games were all of four; the figures below are of other games.

Area: how often, of a winner and a loser at one table, the winner is held the likelier (in Cataclysm, where all win or lose as one, of all tables). Log loss: of each seat by itself; smaller is better.

## How good they are

${Object.entries(trained)
  .flatMap(([game, nets]) => Object.keys(nets).map(name => netOf(game, name)))
  .join('\n\n')}

## How strong they make

All on 16 cores of an Intel Xeon (Sapphire Rapids) beside a graphics card, every deal from every seat, one against the others. First, where playouts are to be cut, and the value by hand against the net: \`K\` has the settings of a Knight (1000 answers played out in Runewars), \`M\` those of a Marshal (3000; 6000 in Rune Age), the number says after how many seasons or rounds it is cut, \`S\` is a Sergeant; \`RW2\` is Runewars for two.

${tableOf('settings')}

Then the levels as they ship, on other seeds: W Warlord, M Marshal, K Knight, S Sergeant. In the rows of Rune Age with seeds from 78000000 the Knight still judged by hand: there it was no stronger than the Sergeant, so that it got the net and half the steps (\`K1000net\`, as it ships). \`Mhand\` is the Marshal without a net.

${tableOf('levels')}

## What it does not reach

- 400 games a row were asked for; a row has as many as 24 minutes of the machine gave. Not measured: Warlord in Runewars for four, Marshal and Warlord in Rune Age for three and four, the new Knight in Cataclysm, Banners of War, factions by themselves.
- Runewars for four: Marshal against Knights has 30.0, par 25 within the interval; the must of 40 at the lower end is missed by 17 points.
- Warlord against Marshal is not told from par in either game: more playouts alone bring little.
- In the Monument the Knight is level with the Sergeant.
- A reading of a position of Runewars and its net take some 12 and 10 µs once warm, on a busy machine (10 were asked for; 26 and 13 before, in the same minutes), of Rune Age 4 and 12; a playout before it takes thousands.
- One round of learning: the games of searchers are few (261 of 35,278 in Runewars), and no net has learned from games of its own.
`;

writeFileSync(fileOf('learned.md'), page);
