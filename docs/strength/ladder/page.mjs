/** The page of the ladder, made of its data. */
import { levelNames } from '@runehold/ai/level-names';
import { wilson } from '@runehold/kernel/chance/wilson';
import { percent, span } from '../format.mjs';

/** With fewer games nothing is said of a row. */
const FEWEST = 60;

/** What the lower end must reach where the level above looks ahead and the one below judges, for two players. */
const GOAL = 0.6;

const verdictOf = ({ seats, a, b, wins, games, noWinner, unfinished }) => {
  if (games < FEWEST) return 'too few games to tell';
  const par = 1 / seats;
  if (a === b) {
    const { low, high } = wilson(wins, games - noWinner - unfinished);
    return low <= par && par <= high ? 'control: at par' : '**control: off par**';
  }
  // Who is stronger shows in the games that somebody won.
  const { low, high } = wilson(wins, games - noWinner - unfinished);
  const told = low > par ? 'stronger' : high < par ? '**weaker**' : 'not told apart';
  if (a !== 'warlord' || b !== 'sergeant' || seats !== 2) return told;
  const all = wilson(wins, games);
  return all.low >= GOAL
    ? `${told}, must met`
    : `${told}, must missed by ${percent(GOAL - all.low)} points at the lower end`;
};

const line = row => {
  const { setting, seats, a, b, wins, games, noWinner, unfinished, below, seed, before } = row;
  const when = before === undefined ? setting : `${setting}, before decision ${before}`;
  const from = seed === undefined ? when : `${when}, from ${seed}`;
  const head = `| ${from} | ${seats} | ${a} | ${b} | ${games} | ${percent(1 / seats)} | ${span(wilson(wins, games))}`;
  if (row.together) return `${head} | tables of ${b}: ${span(wilson(below, games))} | |`;
  return `${head} | ${noWinner} / ${unfinished} | ${verdictOf(row)} |`;
};

const tableOf =
  rows => `| setting | players | level | against | games | par | wins | nobody won / broken off | |
|---|---|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}`;

const timesOf = (game, times) => `| ${game} | p50 | p95 | most | of |
|---|---|---|---|---|
${levelNames
  .filter(name => times[name])
  .map(name => {
    const { p50, p95, most, of } = times[name];
    return `| ${name} | ${p50.toFixed(2)} | ${p95.toFixed(1)} | ${most.toFixed(0)} | ${of} |`;
  })
  .join('\n')}`;

const played = (rows, game) => rows.filter(row => row.game === game && row.games > 0);

export const page = ({ seed, rules, rows, times }) => `# The six levels against each other

Written by \`npm run ladder\` from [ladder.json](ladder.json); nothing here is typed in. One of a level against the other at all other seats; every deal is played once from every seat, seeds from ${seed} on, or from where the row says. Shares are percent with the 95 % Wilson interval; a game that nobody wins counts as not won. "Stronger" means that the whole interval of the games that somebody won lies above par; with fewer than ${FEWEST} games nothing is said. A level against itself is the mirror control (each of its games has a deal of its own), Page against random answers the control that the measure saturates. A row "before decision" so much was played by levels whose judgement that decision changed, and has not been played again.

## Runewars

Rules version ${rules.runewars}, factions at random; all boxes is Banners of War with all of its variants.

${tableOf(played(rows, 'runewars'))}

## Rune Age

Rules version ${rules['rune-age']}. A game of more than 6000 answers is broken off. Where all win or lose together (Cataclysm), tables of one level alone are compared with tables of the other alone on the same deals. In Resurgence many games are won by nobody: told from all games, Page would count as weaker than random answers, and Squire and Page could not be told apart. The first deals of Resurgence for two were seen while it was settled how often the weak levels may lapse. The must of a level that looks ahead (Warlord) against the judgement alone (Sergeant) is ${percent(GOAL)} at the lower end for two players.

${tableOf(played(rows, 'rune-age'))}

## Time for an answer

Milliseconds of processor time in Node, on a shared machine; answers that are no choice are not counted.

${Object.entries(times)
  .map(([game, own]) => timesOf(game, own))
  .join('\n\n')}
`;
