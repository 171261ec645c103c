import type { Shape } from '@runehold/kernel/content/shape';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import { type Path, same } from './changes.ts';
import { surenessAt, useEditing, valueText } from './editing.ts';
import { faultsAt, type PlacedFault } from './pack-file.ts';
import styles from './packs.module.css';
import { nameOf } from './shipped.ts';

export type FieldProps = {
  readonly label: string;
  readonly shape: Shape;
  readonly value: unknown;
  /** What lies there as shipped. */
  readonly shipped: unknown;
  readonly path: Path;
  readonly isKindFixed?: boolean | undefined;
  change(value: unknown): void;
};

/** What is wrong, where it is. */
export const Faults = ({ faults, id }: { faults: readonly PlacedFault[]; id?: string }): ReactNode => {
  const speaker = useSpeaker();
  return faults.length === 0 ? undefined : (
    <ul id={id} className={styles.faults} role="alert">
      {faults.map(({ key, detail, line, column }) => (
        <li key={`${line}.${column} ${key}`}>
          {detail === '' ? speaker.word(key) : `${speaker.word(key)}: ${detail}`}
        </li>
      ))}
    </ul>
  );
};

const numberIn = (typed: string): unknown => (typed.trim() === '' ? null : Number(typed));

const Input = ({
  shape,
  value,
  change,
  ...rest
}: Omit<FieldProps, 'label' | 'path' | 'shipped'> & { id: string }): ReactNode => {
  const speaker = useSpeaker();
  const { pack } = useEditing();
  switch (shape.is) {
    case 'whole':
      return (
        <input
          {...rest}
          type="number"
          min={shape.from}
          max={shape.to}
          value={typeof value === 'number' ? value : ''}
          onChange={event => change(numberIn(event.currentTarget.value))}
        />
      );
    case 'flag':
      return (
        <input
          {...rest}
          type="checkbox"
          checked={value === true}
          onChange={event => change(event.currentTarget.checked)}
        />
      );
    case 'word':
      return (
        <select
          {...rest}
          value={String(value)}
          onChange={event => change(shape.of.find(one => String(one) === event.currentTarget.value))}
        >
          {shape.of.map(one => (
            <option key={one} value={String(one)}>
              {nameOf(String(one), pack, speaker)}
            </option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...rest}
          type="text"
          value={String(value ?? '')}
          onChange={event => change(event.currentTarget.value)}
        />
      );
  }
};

/** One datum: what it is, what it is as shipped where that differs, how sure that is, and what is wrong with it. */
export const Leaf = ({ label, shape, value, shipped, path, change }: FieldProps): ReactNode => {
  const speaker = useSpeaker();
  const { pack, part, faults } = useEditing();
  const id = useId();
  const isOwn = !same(value, shipped);
  const sure = isOwn ? 'yours' : surenessAt(part, path);
  const wrong = faultsAt(faults, path);
  return (
    <div className={styles.leaf} data-own={isOwn} data-field={path.join('.')}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        {...{ shape, value, change }}
        {...(wrong.length > 0 && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
      />
      <span className={styles.sure} data-sure={sure}>
        {sure === undefined ? undefined : speaker.say(`packs.source.${sure}`)}
      </span>
      {isOwn && shipped !== undefined ? (
        <span className={styles.shipped}>
          {speaker.say('packs.shipped', { value: valueText(shipped, pack, speaker) })}
          <Button
            look="paper"
            aria-label={speaker.say('packs.back.of', { name: label })}
            onClick={() => change(shipped)}
          >
            ↺
          </Button>
        </span>
      ) : undefined}
      <Faults faults={wrong} id={`${id}-wrong`} />
    </div>
  );
};
