import type { SimulationResult } from '@runehold/ai/simulation';
import { columns, escaped, shareBars } from '../../measure/svg.ts';
import type { Speaker } from '../../text/speaker.ts';
import { fareOf, headOf, kindsOf, sayEnding, sayName, sayValue } from './report.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const style =
  'body{font:16px/1.5 Georgia,serif;max-width:680px;margin:2em auto;padding:0 1em;color:#2b2115;background:#fffdf6}svg{display:block;width:100%;height:auto;margin:1em 0}table{border-collapse:collapse;width:100%;font-size:14px}th,td{padding:.2em .5em;border-bottom:1px solid #ddcfb0;text-align:right}th:first-child,td:first-child{text-align:left}';

const thingTable = (result: SimulationResult, speaker: Speaker): string[] =>
  kindsOf(result).flatMap(([kind, things]) => [
    `<h2>${escaped(sayName(kind, speaker))}</h2>`,
    '<table>',
    `<tr>${(['card', 'had', 'used', 'won'] as const).map(name => `<th>${escaped(speaker.say(`cli.simulate.column.${name}`))}</th>`).join('')}</tr>`,
    ...things.map(thing => {
      const { had, used, wins } = fareOf(thing, result.games);
      const cells = [speaker.card(kind, thing.id), had, used, wins];
      return `<tr>${cells.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
    }),
    '</table>',
  ]);

/** A report as one page with its pictures in it, to be kept or sent: it needs nothing else. */
export const reportPage = (result: SimulationResult, speaker: Speaker): string => {
  const head = headOf(result, speaker);
  const shares = Object.entries(result.by).map(([name, values]) =>
    shareBars(
      speaker.say('cli.simulate.wins', { name: sayName(name, speaker), par: percent(result.par) }),
      Object.entries(values).map(([value, share]) => ({ name: sayValue(name, value, speaker), share })),
      result.par,
    ),
  );
  const ends = Object.entries(result.endings).map(([name, values]) =>
    columns(
      sayName(name, speaker),
      Object.entries(values).map(([value, n]) => [sayEnding(name, value, speaker), n] as const),
    ),
  );
  return `${[
    '<!doctype html>',
    `<html lang="${speaker.language}"><head><meta charset="utf-8"><title>${escaped(head)}</title><style>${style}</style></head><body>`,
    `<h1>${escaped(head)}</h1>`,
    ...shares,
    ...ends,
    ...thingTable(result, speaker),
    '</body></html>',
  ].join('\n')}\n`;
};
