import type { View } from '@runehold/kernel/view/view';
import type { ZoneJson } from '@runehold/kernel/view/zone-json';
import { seenIn, sizeOf } from '@runehold/kernel/view/zone-json';
import { content } from '@runehold/masquerade/content';
import { unseenLines } from './generic.ts';
import type { Drawer, Scene } from './scene.ts';
import { zoneText } from './scene.ts';

/** Masquerade's table as a view has it. */
type MasqueradeTable = {
  readonly ball: number;
  readonly host: number;
  readonly coins: readonly number[];
  readonly deck: ZoneJson;
  readonly hand: readonly ZoneJson[];
  readonly guest: readonly (string | null)[];
  readonly worn: readonly ZoneJson[];
  readonly won: readonly ZoneJson[];
  readonly shown: ZoneJson;
  readonly unshown: ZoneJson;
};

const POOL = 'mask';

const rankOf = (mask: string): number => content.masks.findIndex(({ name }) => name === mask) + 1;

const wonText = (json: ZoneJson, scene: Scene): string => {
  const cards = zoneText(json, POOL, scene);
  const points = seenIn(json).reduce((sum, [mask, n]) => sum + n * rankOf(mask), 0);
  return points === 0 ? cards : scene.speaker.say('cli.masquerade.won-points', { cards, points });
};

const headline = (table: MasqueradeTable, view: View, { speaker, names, colors }: Scene): string => {
  // After the last ball the count stands one past it.
  const ball = Math.min(table.ball + 1, content.balls);
  const [guest] = table.guest;
  const parts = [
    speaker.say('cli.masquerade.ball', { ball, balls: content.balls, host: names[table.host] }),
    guest === null || guest === undefined
      ? speaker.say('cli.masquerade.no-guest')
      : speaker.say('cli.masquerade.guest', { guest: speaker.card(POOL, guest), rank: rankOf(guest) }),
  ];
  return view.over ? '' : colors.bold(parts.join(' · '));
};

/** One row a player, in columns. */
const rows = (table: MasqueradeTable, view: View, scene: Scene): string[] => {
  const { speaker, names, colors } = scene;
  const head = (['player', 'coins', 'hand', 'worn', 'won'] as const).map(name =>
    speaker.say(`cli.masquerade.${name}`),
  );
  const asked = new Set(view.waiting.filter(({ answered }) => !answered).map(({ seat }) => seat));
  const body = Array.from({ length: view.seats }, (_, seat) => [
    `${asked.has(seat) ? '▸' : ' '} ${names[seat]}`,
    String(table.coins[seat]),
    String(sizeOf(table.hand[seat])),
    zoneText(table.worn[seat], POOL, scene),
    wonText(table.won[seat], scene),
  ]);
  const all = [[`  ${head[0]}`, ...head.slice(1)], ...body];
  const widths = head.map((_, column) => Math.max(...all.map(row => row[column].length)));
  return all.map((row, i) => {
    const line = row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
    if (i === 0) return colors.dim(line);
    return view.viewer === i - 1 ? colors.cyan(line) : line;
  });
};

/** Masquerade in a terminal: the ball, the players side by side, one's own hand. */
export const drawMasquerade: Drawer = (view, scene) => {
  const table = view.table as unknown as MasqueradeTable;
  const { speaker, colors } = scene;
  const piles = [
    speaker.say('cli.masquerade.piles', { deck: sizeOf(table.deck), unshown: sizeOf(table.unshown) }),
    speaker.say('cli.masquerade.shown', { cards: zoneText(table.shown, POOL, scene) }),
  ];
  const hand = typeof view.viewer === 'number' ? table.hand[view.viewer] : undefined;
  return [
    headline(table, view, scene),
    colors.dim(piles.join(' · ')),
    ...unseenLines(view, scene).map(line => colors.dim(line)),
    '',
    ...rows(table, view, scene),
    ...(hand === undefined
      ? []
      : ['', colors.bold(speaker.say('cli.masquerade.your-hand', { cards: zoneText(hand, POOL, scene) }))]),
  ].filter((line, i) => i > 0 || line !== '');
};
