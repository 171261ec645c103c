import type { Viewer } from '@runehold/kernel/layout/seats';
import { hiddenIn, seenIn } from '@runehold/kernel/layout/seen';
import { NONE, type Zone } from '@runehold/kernel/layout/zones';
import { seenTable } from '@runehold/kernel/match/seen-table';
import type { View } from '@runehold/kernel/view/view';
import { content } from '@runehold/masquerade/content';
import { mask, type Table } from '@runehold/masquerade/layout';
import { unseenLines } from './generic.ts';
import type { Drawer, Scene } from './scene.ts';
import { countedText } from './scene.ts';

/** All that is drawn from. Masks rank as they are numbered, from 1 on. */
type Sight = { readonly t: Table; readonly me: Viewer; readonly view: View; readonly scene: Scene };

const zoneText = ({ me, scene }: Sight, zone: Zone): string => {
  const seen = seenIn(zone, me).map(([card, n]) => [mask.cards[card], n] as const);
  return countedText({ seen, hidden: hiddenIn(zone, me) }, mask.name, scene);
};

const wonText = (sight: Sight, seat: number): string => {
  const cards = zoneText(sight, sight.t.won.at(seat));
  const points = seenIn(sight.t.won.at(seat), sight.me).reduce((sum, [card, n]) => sum + n * (card + 1), 0);
  return points === 0 ? cards : sight.scene.speaker.say('cli.masquerade.won-points', { cards, points });
};

const headline = ({ t, view, scene }: Sight): string[] => {
  if (view.over) return [];
  const { speaker, colors } = scene;
  const guest = t.guest.at(0);
  const parts = [
    speaker.say('cli.masquerade.ball', { ball: t.ball + 1, balls: content.balls, host: t.host }, scene),
    guest === NONE
      ? speaker.say('cli.masquerade.no-guest')
      : speaker.say('cli.masquerade.guest', {
          guest: speaker.card(mask.name, mask.cards[guest]),
          rank: guest + 1,
        }),
  ];
  return [colors.bold(parts.join(' · '))];
};

/** One row a player, in columns. */
const rows = (sight: Sight): string[] => {
  const { t, view, scene } = sight;
  const { speaker, names, colors } = scene;
  const head = (['player', 'coins', 'hand', 'worn', 'won'] as const).map(name =>
    speaker.say(`cli.masquerade.${name}`),
  );
  const asked = new Set(view.waiting.filter(({ answered }) => !answered).map(({ seat }) => seat));
  const body = Array.from({ length: view.seats }, (_, seat) => [
    `${asked.has(seat) ? '▸' : ' '} ${names[seat]}`,
    String(t.coins.get(seat)),
    String(t.hand.at(seat).total),
    zoneText(sight, t.worn.at(seat)),
    wonText(sight, seat),
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
  const { table, eyes } = seenTable(scene.pack.game, view);
  const sight: Sight = { t: table as Table, me: eyes, view, scene };
  const { t } = sight;
  const { speaker, colors } = scene;
  const piles = [
    speaker.say('cli.masquerade.piles', { deck: t.deck.total, unshown: t.unshown.total }),
    speaker.say('cli.masquerade.shown', { cards: zoneText(sight, t.shown) }),
  ];
  const hand =
    typeof view.viewer === 'number'
      ? [
          '',
          colors.bold(
            speaker.say('cli.masquerade.your-hand', { cards: zoneText(sight, t.hand.at(view.viewer)) }),
          ),
        ]
      : [];
  return [
    ...headline(sight),
    colors.dim(piles.join(' · ')),
    ...unseenLines(view, scene).map(line => colors.dim(line)),
    '',
    ...rows(sight),
    ...hand,
  ];
};
