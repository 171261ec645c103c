import { withChange } from '@runehold/kernel/content/overlay';
import type { ReactNode } from 'react';
import { linkTo } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import { changeBetween, leavesOf, type Path, valueAt, withPart } from './changes.ts';
import { setSheet, useSheet } from './desk.ts';
import { valueText } from './editing.ts';
import { fieldName } from './field-names.ts';
import styles from './packs.module.css';
import { partName, type Shipped } from './shipped.ts';

/** A value with what lies at a place put back as it was in another. */
const putBack = (value: unknown, shipped: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) return shipped;
  const before = valueAt(shipped, [step]);
  const inside = putBack(valueAt(value, [step]), before, rest);
  const others = Object.entries(value ?? {}).filter(([name]) => name !== String(step));
  return Object.fromEntries(inside === undefined ? others : [...others, [step, inside]]);
};

/** What is changed, thing by thing: what it was, what it is, and a way back. */
export const ChangeList = ({
  game,
  shipped: { pack, parts },
}: {
  game: string;
  shipped: Shipped;
}): ReactNode => {
  const speaker = useSpeaker();
  const sheet = useSheet(game);
  const said = (value: unknown): string => valueText(value, pack, speaker);
  return (
    <ul className={styles.changes}>
      {Object.entries(sheet.changes).flatMap(([id, change]) => {
        const part = parts.find(({ name }) => name === id);
        const name = partName(id, pack, speaker);
        return leavesOf(change, []).map(({ path, value }) => {
          const place = [name, ...path.map(step => fieldName(String(step), speaker.language))].join(' · ');
          const back = (): void => {
            const made = part && putBack(withChange(part, change), part.value, path);
            const left = part && changeBetween(part.value, made, part.shape);
            setSheet(game, { ...sheet, changes: withPart(sheet.changes, id, left) });
          };
          return (
            <li key={[id, ...path].join('.')}>
              <a href={linkTo('library', 'packs', game, id)}>{place}</a>
              <span>
                {speaker.say('packs.from-to', { from: said(valueAt(part?.value, path)), to: said(value) })}
              </span>
              <Button look="paper" aria-label={speaker.say('packs.back.of', { name: place })} onClick={back}>
                ↺
              </Button>
            </li>
          );
        });
      })}
    </ul>
  );
};
