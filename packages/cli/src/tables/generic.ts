import type { FieldPlan } from '@runehold/kernel/layout/layout';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import type { Json } from '@runehold/kernel/view/codec';
import type { View } from '@runehold/kernel/view/view';
import type { Drawer, Scene } from './scene.ts';
import { zoneText } from './scene.ts';

/** Rows longer than this show only what is not zero. */
const LONG = 8;

const caption = (name: string, { speaker }: Scene): string => {
  const key = `field.${name}`;
  return speaker.knows(key) ? speaker.message({ key, args: {} }) : name.replaceAll('-', ' ');
};

const numberText = (json: Json, { speaker }: Scene): string =>
  json === null ? speaker.say('cli.table.number-hidden') : String(json);

/** One entry a seat where there is one for each; the kernel keeps room for the most seats a table can have. */
const entries = (
  row: readonly Json[],
  seats: number | undefined,
  scene: Scene,
  text: (json: Json) => string,
): string => {
  if (seats !== undefined && row.length === MAX_SEATS)
    return row
      .slice(0, seats)
      .map((json, seat) => `${scene.names[seat]} ${text(json)}`)
      .join(' · ');
  const shown = row.map((json, i) => ({ json, i })).filter(({ json }) => row.length <= LONG || json !== 0);
  if (shown.length === 0) return scene.speaker.say('cli.table.none');
  return shown.map(({ json, i }) => (row.length <= LONG ? text(json) : `${i}: ${text(json)}`)).join(', ');
};

const fieldText = ({ name, shape }: FieldPlan, view: View, scene: Scene): string => {
  const json = view.table[name];
  const number = (cell: Json): string => numberText(cell, scene);
  switch (shape.shape) {
    case 'scalar':
      return number(json);
    case 'cells':
      return entries(json as readonly Json[], view.seats, scene, number);
    case 'grid':
      return entries(json as readonly Json[], view.seats, scene, row =>
        entries(row as readonly Json[], undefined, scene, number),
      );
    default: {
      const zone = (one: Json): string => zoneText(one, shape.pool.name, scene);
      return shape.many ? entries(json as readonly Json[], view.seats, scene, zone) : zone(json);
    }
  }
};

/** Which cards lie hidden, all together: what the viewer can work out without seeing a card. */
export const unseenLines = (view: View, scene: Scene): string[] =>
  Object.entries(view.unseen)
    .filter(([, cards]) => Object.keys(cards).length > 0)
    .map(([group, cards]) => {
      const plan = scene.pack.game.layout.plan.find(
        ({ shape }) => 'pool' in shape && (shape.group === group || group.startsWith(`${shape.group}.`)),
      );
      const pool = plan && 'pool' in plan.shape ? plan.shape.pool.name : group;
      return scene.speaker.say('cli.table.unseen', { cards: zoneText(cards, pool, scene) });
    });

/** Any table: every field with its caption. Plain, and right for a game nobody has drawn yet. */
export const drawGeneric: Drawer = (view, scene) => {
  const fields = scene.pack.game.layout.plan.filter(
    ({ name }) => !name.startsWith('@') && !Object.hasOwn(scene.pack.game.layout.options, name),
  );
  const rows = fields.map(field => [caption(field.name, scene), fieldText(field, view, scene)] as const);
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return [
    ...rows.map(([name, text]) => `${scene.colors.dim(name.padEnd(width))}  ${text}`),
    ...unseenLines(view, scene).map(line => scene.colors.dim(line)),
  ];
};
