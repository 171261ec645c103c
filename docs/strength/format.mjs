/** How the pages of this folder write shares, and the table that all of them have. */

export const percent = share => (100 * share).toFixed(1);
export const span = ({ rate, low, high }) => `${percent(rate)} (${percent(low)}–${percent(high)})`;

/** One Greedy against random bots, with its mirror control. `named` is what a row is called by before its players. */
export const versusTable = (rows, { goalOf, named }) => {
  const title = named ? `| ${named} | players ` : '| players ';
  const line = row => {
    const { seats, result, mirror } = row;
    const { a, par } = result;
    const goal = goalOf(seats);
    const head = named ? `| ${row[named]} | ${seats} ` : `| ${seats} `;
    return `${head}| ${a.games} | ${percent(par)} | ${span(a)} | ${percent(goal)} | ${a.low >= goal ? 'met' : '**missed**'} | ${a.noWinner} / ${a.unfinished} | ${span(mirror.a)} | ${mirror.a.noWinner} |`;
  };
  return [
    `${title}| games | par | Greedy wins | goal | | nobody won / broken off | mirror | nobody won there |`,
    `${named ? '|---' : ''}|---|---|---|---|---|---|---|---|---|`,
    ...rows.map(line),
  ].join('\n');
};

/** What all pages begin with. */
export const preface = (game, data, seed) =>
  `Written by \`docs/strength/measure.mjs ${game}\` from [${game}.json](${game}.json); nothing here is typed in. All shares are percent, with the 95 % Wilson interval. Rules version ${data[0].result.rules}, seed ${seed}. Every deal is played once from every seat. A game without a winner counts as not won.`;

export const mirrorNote =
  'The lower end of the interval must reach the goal. The mirror control is one Greedy against Greedy at all other seats: each of its games has a deal of its own, and it must lie around par, less the games that nobody wins.';
