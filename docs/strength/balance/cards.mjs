import { wilson } from '@runehold/kernel/chance/wilson';
import { span } from '../format.mjs';

const EACH_END = 3;

/** By kind: what is counted as its use, and what as its coming to somebody. */
const kinds = {
  tactics: { title: 'Tactics', deed: 'used', used: 'played', had: 'drawn' },
  season: { title: 'Season', deed: 'used', used: 'bids won for it', had: 'drawn', by: 'had' },
  reward: { title: 'Reward', deed: 'used', used: 'shown', had: 'received' },
  objective: { title: 'Objective', deed: 'used', used: 'claimed', had: 'drawn' },
  development: { title: 'Development', deed: 'had', used: 'used', had: 'bought', by: 'had' },
  commander: { title: 'Commander', deed: 'used', used: 'used', had: 'named' },
};

const perGame = (times, games) => (times / games).toFixed(2);

const kindTable = (kind, { cards, games }) => {
  const { title, deed, used, had, by = 'used' } = kinds[kind];
  const all = Object.entries(cards)
    .filter(([, card]) => card.kind === kind)
    .sort(([a, x], [b, y]) => y[by].times - x[by].times || (a < b ? -1 : 1));
  if (all.length === 0) return [];
  const shown =
    all.length <= 2 * EACH_END ? all : [...all.slice(0, EACH_END), undefined, ...all.slice(-EACH_END)];
  const line = one => {
    if (one === undefined) return '| … | | | |';
    const [, card] = one;
    const wins = card[deed].seats === 0 ? '–' : span(wilson(card[deed].wins, card[deed].seats));
    return `| ${card.name} | ${perGame(card.had.times, games)} | ${perGame(card.used.times, games)} | ${wins} |`;
  };
  return [
    [`| ${title} | ${had} a game | ${used} a game | wins |`, '|---|---|---|---|', ...shown.map(line)].join(
      '\n',
    ),
  ];
};

/** What nobody ever made anything of, where that can be seen: Season cards come by themselves, and bought cards may just lie there. */
const neverUsed = ({ cards }) => {
  const idle = Object.entries(kinds).flatMap(([kind, { title, used, deed }]) => {
    const names = Object.values(cards)
      .filter(card => card.kind === kind && kind !== 'season' && card[deed].times === 0)
      .map(({ name }) => name)
      .sort();
    return names.length === 0
      ? []
      : [`${title}, never ${deed === 'had' ? 'bought' : used}: ${names.join(', ')}.`];
  });
  return idle.length === 0 ? [] : [idle.join('\n\n')];
};

/** The tables of all kinds of cards that were in play, and which of them were idle. */
export const cardTables = row =>
  [...Object.keys(kinds).flatMap(kind => kindTable(kind, row)), ...neverUsed(row)].join('\n\n');
