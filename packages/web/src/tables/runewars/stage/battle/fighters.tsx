import { unitIds } from '@runehold/runewars/pools';
import { type Fighters, healthOf } from '@runehold/runewars/rules/view/fighters';
import type { ReactNode } from 'react';
import type { Faction } from '../../../../kit/factions.ts';
import { Thing } from '../../../../table/board/thing.tsx';
import { timesChosen } from '../../../../table/session/draft.ts';
import { useTable } from '../../../../table/session/table-context.ts';
import { useInDraft } from '../../../../table/session/use-draft.ts';
import { at } from '../../addresses.ts';
import { CardLook } from '../../closer-look.tsx';
import { UnitPiece } from '../../pieces/unit-piece.tsx';
import { useDrawing } from '../../use-drawing.ts';
import styles from './fighters.module.css';

/** What would become of a unit that is picked. */
type Fate = 'damage' | 'rout' | 'destroy' | 'other';

const fates: Readonly<Record<string, Fate>> = {
  'prompt.assign-damage': 'damage',
  'prompt.pick-damaged': 'damage',
  'prompt.damage-each': 'damage',
  'prompt.strike-chosen': 'damage',
  'prompt.damage-each-chosen': 'damage',
  'prompt.damage-for-blood': 'damage',
  'prompt.assign-routs': 'rout',
  'prompt.pick-routed': 'rout',
  'prompt.rout-chosen': 'rout',
  'prompt.rout-or-destroy': 'rout',
  'prompt.give-up': 'destroy',
  'prompt.pick-destroyed': 'destroy',
  'prompt.sacrifice': 'destroy',
};

/** How far apart tokens of one group lie: side by side, overlapping where they are many. */
const SIDE_BY_SIDE = 54;
const OVERLAPPING = 28;
const FEW = 3;

const CROSS = 'M-22,-22 22,22M22,-22 -22,22';
const DROP = 'M0,-9C4,-3 6,0 6,4A6,6 0 1 1 -6,4C-6,0 -4,-3 0,-9Z';

const Drop = ({ n, isDraft = false }: { n: number; isDraft?: boolean }): ReactNode => (
  <g transform="translate(19 -20)" className={isDraft ? styles.draft : undefined}>
    <path d={DROP} transform="scale(1.25)" className={styles.drop} />
    <text y="7" className={styles.figure}>
      {n}
    </text>
  </g>
);

type TokenProps = {
  readonly type: number;
  readonly faction: Faction;
  readonly health: number;
  readonly damage: number;
  readonly isRouted: boolean;
  readonly draft: Fate | undefined;
};

/** One unit: its token, what it has suffered and what more it bears, and what the draft would do to it. */
const Token = ({ type, faction, health, damage, isRouted, draft }: TokenProps): ReactNode => {
  const { sight } = useDrawing();
  const suffered = damage + (draft === 'damage' ? 1 : 0);
  return (
    <>
      <UnitPiece
        sight={sight}
        type={type}
        faction={faction}
        size={50}
        isRouted={isRouted || draft === 'rout'}
      />
      {Array.from({ length: health }, (_, pip) => (pip - (health - 1) / 2) * 10).map((x, pip) => (
        <circle
          key={x}
          cx={x}
          cy="32"
          r="4"
          className={pip < health - suffered ? styles.health : styles.wound}
        />
      ))}
      {suffered > 0 ? <Drop n={suffered} isDraft={draft === 'damage'} /> : undefined}
      {draft === 'destroy' ? <path d={CROSS} className={styles.cross} /> : undefined}
    </>
  );
};

type FighterGroupProps = { readonly fighters: Fighters; readonly faction: Faction; readonly side: number };

/** Units of one kind and state in a battle, each with its own token; touching them does to one what is asked for. */
export const FighterGroup = ({ fighters, faction, side }: FighterGroupProps): ReactNode => {
  const drawing = useDrawing();
  const { targets, ask } = useTable();
  const { sight, speaker } = drawing;
  const { type, count, damage, isRouted, column } = fighters;
  const name = speaker.noun('unit', unitIds[type]);
  const health = healthOf(sight, side, column);
  const all = speaker.times(name, count);
  const label = [
    isRouted ? speaker.say('rw.routed', { name: all }) : all,
    ...(damage > 0 ? [speaker.say('rw.fate.damage', { n: damage })] : []),
  ].join(', ');
  const rank = at.rank(side, type);
  const address = targets.has(rank) ? rank : at.fighter(side, type, isRouted, damage);
  const option = targets.get(address)?.options[0];
  const chosen = useInDraft(draft =>
    option === undefined || address === rank ? 0 : timesChosen(draft, option.code),
  );
  const step = count > FEW ? OVERLAPPING : SIDE_BY_SIDE;
  const width = 60 + step * (count - 1);
  return (
    <Thing
      at={address}
      label={label}
      className={styles.fighters}
      look={<CardLook drawing={drawing} kind="unit" it={type} />}
    >
      <svg viewBox={`-30 -32 ${width} 70`} aria-hidden="true">
        {Array.from({ length: count }, (_, n) => n * step).map(x => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Token
              type={type}
              faction={faction}
              health={health}
              damage={damage}
              isRouted={isRouted}
              draft={x < chosen * step ? (fates[ask?.prompt.key ?? ''] ?? 'other') : undefined}
            />
          </g>
        ))}
      </svg>
    </Thing>
  );
};

/** Units that are gone, crossed out where they fought. */
export const FallenGroup = ({ unit, amount }: { unit: number; amount: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const width = 60 + OVERLAPPING * (amount - 1);
  return (
    <span className={styles.fallen}>
      <svg viewBox={`-30 -32 ${width} 70`} aria-hidden="true">
        {Array.from({ length: amount }, (_, n) => n * OVERLAPPING).map(x => (
          <g key={x} transform={`translate(${x} 0)`}>
            <use
              href={`#rw-${sight.content.unit[unit].unitClass}`}
              transform="scale(.44)"
              className={styles.gone}
            />
            <path d={CROSS} transform="scale(.8)" className={styles.cross} />
          </g>
        ))}
      </svg>
      <span className="sr">
        {speaker.say('rw.battle.fallen', { name: speaker.noun('unit', unitIds[unit]), n: amount })}
      </span>
    </span>
  );
};
