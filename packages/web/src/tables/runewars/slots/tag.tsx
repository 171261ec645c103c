import type { ReactNode } from 'react';
import { at } from '../addresses.ts';
import { icons } from '../icons.ts';
import { silent } from '../land/svg-roles.ts';
import { Sign } from '../pieces/tokens.tsx';
import { useDeed } from '../touch/use-deed.ts';
import { useDrawing } from '../use-drawing.ts';
import { useChance } from './chances.ts';
import type { Slot } from './layout.ts';
import styles from './slots.module.css';
import { tagOf } from './tags.ts';

const signs = { fight: icons.battle, join: icons.units, free: icons.rune } as const;

/** What choosing an area would bring, in one line in place of what it yields. */
export const Tag = ({ slot: { x, y, width, height }, area }: { slot: Slot; area: number }): ReactNode => {
  const drawing = useDrawing();
  const { deed } = useDeed(at.area(area));
  const tag = tagOf(drawing.sight, area);
  const chance = useChance(drawing.sight, area);
  if (tag === undefined) return undefined;
  const text =
    tag.kind === 'free'
      ? drawing.speaker.say('rw.tag.free')
      : tag.kind === 'fight' && chance !== undefined
        ? drawing.speaker.say('rw.tag.chance', { n: Math.round(chance * 100) })
        : tag.text;
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      className={deed.state === 'selected' ? styles.chosenTag : styles.tag}
      data-slot="tag"
      data-chance={chance}
      {...silent}
    >
      <rect
        x={-width / 2 + 0.7}
        y={-height / 2 + 0.7}
        width={width - 1.4}
        height={height - 1.4}
        rx={height / 2}
      />
      <g transform={`translate(${(-width / 2 + height * 0.72).toFixed(1)} 0)`}>
        <Sign path={signs[tag.kind]} size={height * 0.78} fill="currentColor" />
      </g>
      <text x={height * 0.36} y={height * 0.27} fontSize={height * 0.72}>
        {text}
      </text>
    </g>
  );
};
