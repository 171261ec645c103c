import type { FieldPlan } from '@runehold/kernel/layout/layout';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import type { Json } from '@runehold/kernel/view/codec';
import { hiddenIn, seenIn } from '@runehold/kernel/view/zone-json';
import type { ReactNode } from 'react';
import type { TableArt } from '../art/art.ts';
import { SidePanel } from '../log/side-panel.tsx';
import type { TableInPlay } from '../session/table-context.ts';
import { useTable } from '../session/table-context.ts';
import styles from './generic-board.module.css';

/** Rows longer than this show only what is not zero. */
const LONG = 8;

const zoneText = (json: Json, pool: string, { speaker }: TableInPlay): string => {
  const seen = seenIn(json).map(([card, n]) => {
    const name = speaker.noun(pool, card);
    return n === 1 ? name : speaker.say('table.zone.times', { name, n });
  });
  const hidden = hiddenIn(json);
  if (hidden > 0) seen.push(speaker.say('table.zone.hidden', { n: hidden }));
  return seen.length === 0 ? speaker.say('table.zone.none') : seen.join(', ');
};

/** A row of equal things: one a seat where there is one for each, else those that are not empty. */
const rowText = (
  row: readonly Json[],
  perSeat: boolean,
  table: TableInPlay,
  text: (json: Json) => string,
): string => {
  const { view, speaker } = table;
  if (perSeat && row.length === MAX_SEATS)
    return row
      .slice(0, view.seats)
      .map((json, seat) => `${speaker.seat(seat)}: ${text(json)}`)
      .join(' · ');
  const shown = row.map((json, i) => ({ json, i })).filter(({ json }) => row.length <= LONG || json !== 0);
  if (shown.length === 0) return speaker.say('table.zone.none');
  return shown.map(({ json, i }) => (row.length <= LONG ? text(json) : `${i}: ${text(json)}`)).join(', ');
};

const fieldText = ({ name, shape }: FieldPlan, table: TableInPlay): string => {
  const json = table.view.table[name];
  const number = (cell: Json): string =>
    cell === null ? table.speaker.say('table.number.hidden') : String(cell);
  switch (shape.shape) {
    case 'scalar':
      return number(json);
    case 'cells':
      return rowText(json as readonly Json[], true, table, number);
    case 'grid':
      return rowText(json as readonly Json[], true, table, row =>
        rowText(row as readonly Json[], false, table, number),
      );
    default: {
      const zone = (one: Json): string => zoneText(one, shape.pool.name, table);
      return shape.many ? rowText(json as readonly Json[], true, table, zone) : zone(json);
    }
  }
};

/** Any table, field by field: plain, and right for a game that nobody has drawn yet. */
const GenericBoard = (): ReactNode => {
  const table = useTable();
  const { pack, speaker } = table;
  const { plan, options } = pack.game.layout;
  const fields = plan.filter(({ name }) => !name.startsWith('@') && !Object.hasOwn(options, name));
  const caption = (name: string): string =>
    speaker.knows(`field.${name}`) ? speaker.message({ key: `field.${name}`, args: {} }) : name;
  return (
    <div className={styles.board}>
      <main className={styles.fields}>
        <dl>
          {fields.map(field => (
            <div key={field.name}>
              <dt>{caption(field.name)}</dt>
              <dd>{fieldText(field, table)}</dd>
            </div>
          ))}
        </dl>
      </main>
      <aside className={styles.rail}>
        <SidePanel />
      </aside>
    </div>
  );
};

export const genericArt: TableArt = { Board: GenericBoard, addressOf: () => undefined };
