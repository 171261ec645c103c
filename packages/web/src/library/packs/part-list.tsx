import type { ReactNode } from 'react';
import { useDeferredValue, useMemo, useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import { holdsAll, wordsIn } from '../search.ts';
import { SearchField } from '../search-field.tsx';
import { useSheet } from './desk.ts';
import { groupName } from './field-names.ts';
import { faultsIn, type PlacedFault } from './pack-file.ts';
import styles from './packs.module.css';
import { groupOf, partName, type Shipped } from './shipped.ts';

type PartListProps = {
  readonly game: string;
  readonly shipped: Shipped;
  readonly faults: readonly PlacedFault[];
  readonly wanted: string | undefined;
};

/** Everything that a pack can name, by name, with what is changed and what is wrong marked. */
export const PartList = ({ game, shipped: { pack, parts }, faults, wanted }: PartListProps): ReactNode => {
  const speaker = useSpeaker();
  const { changes } = useSheet(game);
  const [typed, setTyped] = useState('');
  const words = wordsIn(useDeferredValue(typed));
  const named = useMemo(
    () =>
      parts.map(({ name }) => {
        const group = groupName(groupOf(name, pack), speaker.language);
        return { id: name, group, name: partName(name, pack, speaker) };
      }),
    [pack, parts, speaker],
  );
  const found = Map.groupBy(
    named.filter(({ id, group, name }) => holdsAll(`${id} ${group} ${name}`, words)),
    ({ group }) => group,
  );
  return (
    <nav className={styles.parts} aria-label={speaker.say('packs.parts')}>
      <SearchField
        label={speaker.say('packs.search')}
        how={speaker.say('packs.search.how')}
        typed={typed}
        setTyped={setTyped}
      />
      {[...found].map(([group, items]) => (
        <details key={group} open={words.length > 0 || items.some(({ id }) => id === wanted) || undefined}>
          <summary>
            {group} <small>{items.length}</small>
          </summary>
          <ul>
            {items.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={linkTo('library', 'packs', game, id)}
                  aria-current={id === wanted ? 'page' : undefined}
                  data-own={Object.hasOwn(changes, id)}
                  data-wrong={faultsIn(faults, [id]).length > 0}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
};
