import type { Fields } from '@runehold/kernel/content/shape';
import { isObject } from '@runehold/kernel/content/shape';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import { firstFields, firstOf, valueAt } from './changes.ts';
import { shapeFor, useEditing } from './editing.ts';
import { fieldName } from './field-names.ts';
import { Faults, type FieldProps, Leaf } from './leaf.tsx';
import { faultsAt, faultsIn } from './pack-file.ts';
import styles from './packs.module.css';

type Values = Readonly<Record<string, unknown>>;

/** Fields that no form shows: how sure something is stands beside it. */
const beside = 'sources';

type RowsProps = Omit<FieldProps, 'shape' | 'value'> & { readonly fields: Fields; readonly value: Values };

/** The fields of something, those that are there and, to be added, those that could be. */
const Rows = ({ fields, value, shipped, path, change }: RowsProps): ReactNode => {
  const speaker = useSpeaker();
  const { part, faults } = useEditing();
  const fixed = path.length === 1 ? [...(part.fixed ?? []), beside] : [];
  const shown = Object.entries(fields).filter(([name]) => !fixed.includes(name));
  const without = (name: string): Values =>
    Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  return (
    <>
      {shown.map(([name, { shape, required, isKindFixed }]) => {
        const label = fieldName(name, speaker.language);
        const mayGo = !required && !isKindFixed;
        if (value[name] === undefined)
          return mayGo || required ? (
            <div key={name} className={styles.add}>
              <Button
                look="paper"
                onClick={() => change({ ...value, [name]: valueAt(shipped, [name]) ?? firstOf(shape) })}
              >
                {speaker.say('packs.add', { name: label })}
              </Button>
              <Faults faults={faultsIn(faults, [...path, name])} />
            </div>
          ) : undefined;
        return (
          <div key={name} className={styles.row}>
            <Field
              {...{ label, shape, isKindFixed }}
              value={value[name]}
              shipped={valueAt(shipped, [name])}
              path={[...path, name]}
              change={given => change({ ...value, [name]: given })}
            />
            {mayGo ? (
              <Button
                look="paper"
                aria-label={speaker.say('packs.remove', { name: label })}
                onClick={() => change(without(name))}
              >
                ×
              </Button>
            ) : undefined}
          </div>
        );
      })}
    </>
  );
};

type KindChoiceProps = {
  readonly label: string;
  readonly kinds: readonly string[];
  readonly chosen: string;
  readonly isFixed: boolean;
  choose(kind: string): void;
};

const KindChoice = ({ label, kinds, chosen, isFixed, choose }: KindChoiceProps): ReactNode => (
  <label className={styles.leaf}>
    <span>{label}</span>
    <select value={chosen} disabled={isFixed} onChange={event => choose(event.currentTarget.value)}>
      {kinds.map(kind => (
        <option key={kind}>{kind}</option>
      ))}
    </select>
  </label>
);

const ListRows = ({ label, shape, value, shipped, path, change }: FieldProps): ReactNode => {
  const speaker = useSpeaker();
  const items = Array.isArray(value) ? value : [];
  if (shape.is !== 'list') return undefined;
  return (
    <>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list are known by their places
        <div key={i} className={styles.row}>
          <Field
            label={speaker.say('packs.number', { name: label, n: i + 1 })}
            shape={shape.of}
            value={item}
            shipped={valueAt(shipped, [i])}
            path={[...path, i]}
            change={given => change(items.with(i, given))}
          />
          {items.length > shape.from ? (
            <Button
              look="paper"
              aria-label={speaker.say('packs.remove', {
                name: speaker.say('packs.number', { name: label, n: i + 1 }),
              })}
              onClick={() => change(items.toSpliced(i, 1))}
            >
              ×
            </Button>
          ) : undefined}
        </div>
      ))}
      {items.length < shape.to ? (
        <Button
          look="paper"
          className={styles.add}
          onClick={() => change([...items, structuredClone(items.at(-1)) ?? firstOf(shape.of)])}
        >
          {speaker.say('packs.add', { name: label })}
        </Button>
      ) : undefined}
    </>
  );
};

/** A datum in the form that its shape asks for. */
export const Field = (props: FieldProps): ReactNode => {
  const { label, value, path, change, isKindFixed = false } = props;
  const speaker = useSpeaker();
  const { faults } = useEditing();
  const shape = shapeFor(props.shape, value);
  const values: Values = isObject(value) ? value : {};
  const inside = (): ReactNode => {
    switch (shape.is) {
      case 'fields':
        return <Rows {...props} fields={shape.fields} value={values} />;
      case 'kinds': {
        const kind = String(values['kind']);
        const fields = Object.hasOwn(shape.kinds, kind) ? shape.kinds[kind] : {};
        return (
          <>
            <KindChoice
              label={speaker.say('packs.kind')}
              kinds={Object.keys(shape.kinds)}
              chosen={kind}
              isFixed={isKindFixed}
              choose={next => change({ kind: next, ...firstFields(shape.kinds[next]) })}
            />
            <Rows {...props} fields={fields} value={values} />
          </>
        );
      }
      case 'either': {
        const [chosen = ''] = Object.keys(values);
        return (
          <>
            <KindChoice
              label={speaker.say('packs.kind')}
              kinds={Object.keys(shape.fields)}
              chosen={chosen}
              isFixed={false}
              choose={next => change({ [next]: firstOf(shape.fields[next].shape) })}
            />
            <Rows
              {...props}
              fields={Object.fromEntries(Object.entries(shape.fields).filter(([name]) => name === chosen))}
              value={values}
            />
          </>
        );
      }
      default:
        return <ListRows {...props} shape={shape} />;
    }
  };
  if (['whole', 'word', 'text', 'flag'].includes(shape.is)) return <Leaf {...props} shape={shape} />;
  return (
    <fieldset className={styles.group} data-field={path.join('.')}>
      <legend>{label}</legend>
      {inside()}
      <Faults faults={[...faultsAt(faults, path), ...faultsAt(faults, [...path, 'kind'])]} />
    </fieldset>
  );
};
