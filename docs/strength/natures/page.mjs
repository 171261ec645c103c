/** Which natures are measured where, and the page that tells how they fare. */
import { wilson } from '@runehold/kernel/chance/wilson';
import { percent, span } from '../format.mjs';

const natures = ['bold', 'hoarder', 'quester', 'builder'];

const settings = [
  ...['resurgence', 'runewars', 'monument', 'cataclysm'].map(scenario => ({
    game: 'rune-age',
    setting: scenario,
    seats: 2,
    options: { scenario },
  })),
  { game: 'runewars', setting: 'base game', seats: 2, options: { factions: 'random' } },
];

export const rows = settings.flatMap(setting =>
  natures.map(nature => ({ ...setting, nature, a: `sergeant/${nature}`, b: 'sergeant' })),
);

export const nameOf = ({ game, setting, seats, nature }) => `${game} ${setting} ${seats} ${nature}`;

/** How far from par a nature may be. */
const AIM = 0.03;

const verdictOf = (share, par, low, high) => {
  const within = Math.abs(share - par) <= AIM;
  const told = low > par ? 'stronger' : high < par ? 'weaker' : 'not told from par';
  return `${within ? 'within the aim' : '**outside the aim**'}, ${told}`;
};

const lineOf = row => {
  const { setting, seats, nature, games, seed, wins, noWinner, unfinished } = row;
  const decided = games - noWinner - unfinished;
  const share = wilson(wins, decided);
  return `| ${setting} | ${seats} | ${nature} | ${games} | ${seed} | ${noWinner} / ${unfinished} | ${span(share)} | ${verdictOf(share.rate, 1 / seats, share.low, share.high)} |`;
};

/** Two shares of the same deals: how far they lie apart, with what chance allows for at most. */
const togetherLine = ({ setting, seats, nature, games, seed, wins, below }) => {
  const [own, usual] = [wins / games, below / games];
  const spread = 1.96 * Math.sqrt((own * (1 - own) + usual * (1 - usual)) / games);
  return `| ${setting} | ${seats} | ${nature} | ${games} | ${seed} | ${span(wilson(wins, games))} | ${span(wilson(below, games))} | ${verdictOf(own - usual, 0, own - usual - spread, own - usual + spread)} |`;
};

const isTogether = ({ setting }) => setting === 'cataclysm';

const tableOf =
  rows => `| setting | players | nature | games | seeds from | nobody won / broken off | wins of the rest | |
|---|---|---|---|---|---|---|---|
${rows.map(lineOf).join('\n')}`;

const togetherTable =
  rows => `| setting | players | nature | deals | seeds from | tables of it win | tables as usual win | |
|---|---|---|---|---|---|---|---|
${rows.map(togetherLine).join('\n')}`;

const outside = rows =>
  rows
    .filter(row => {
      if (isTogether(row)) return Math.abs(row.wins - row.below) / row.games > AIM;
      return Math.abs(row.wins / (row.games - row.noWinner - row.unfinished) - 1 / row.seats) > AIM;
    })
    .map(({ game, setting, nature }) => `${nature} (${game}, ${setting})`);

export const page = ({ rules, rows: all }) => {
  const played = all.filter(({ games }) => games > 0);
  const of = game => played.filter(row => row.game === game && !isTogether(row));
  const missing = all
    .filter(({ games }) => games === 0)
    .map(({ game, setting, nature }) => `${nature} (${game}, ${setting})`);
  const off = outside(played);
  return `# Whether natures are of equal strength

Written by \`npm run natures\` from [natures.json](natures.json); nothing here is typed in. One Sergeant of a nature against Sergeants as usual ([decision 83](../decisions/0083-natures.md)), every deal from every seat. Intervals are 95 % Wilson, and for two shares side by side what chance allows for. The aim is par ± ${percent(AIM)} points: "within" says that the share is, and "not told from par" that par lies in its interval; with eight hundred games of two that reaches 3.5 points either way.

## Rune Age

Rules version ${rules['rune-age']}. Of games that nobody won nothing is said.

${tableOf(of('rune-age'))}

Where all win or lose together, tables of the nature alone play the same deals as tables as usual.

${togetherTable(played.filter(isTogether))}

## Runewars

Rules version ${rules.runewars}.

${of('runewars').length === 0 ? 'Nothing was played yet.' : tableOf(of('runewars'))}

## What it does not reach

${off.length === 0 ? 'Every nature that was measured is within the aim.' : `Outside the aim: ${off.join(', ')}.`}
${missing.length === 0 ? '' : `\nNot measured: ${missing.join(', ')}.\n`}
More than two players, Knights and above, and the expansion were not measured. What bounds natures there is that none moves a weight by more than a quarter (\`shelf/test/natures.test.ts\`).
`;
};
