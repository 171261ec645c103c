import type { ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { linkTo } from '../app/route.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './library.module.css';
import { holdsAll, wordsIn } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useWanted } from './use-wanted.ts';
import './words.ts';

/** One card or component. */
export type GalleryItem = {
  /** The last part of its address in the library. */
  readonly id: string;
  readonly name: string;
  /** All it says, to be found by. */
  readonly words: string;
  readonly look: ReactNode;
  /** What a content pack calls it, if one can change it. */
  readonly part?: string | undefined;
};

/** Some that belong together. */
export type GalleryGroup = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly GalleryItem[];
};

type ItemProps = { readonly item: GalleryItem; readonly game: string; readonly wanted: boolean };

const Item = ({ item, game, wanted }: ItemProps): ReactNode => {
  const speaker = useSpeaker();
  const row = useWanted<HTMLLIElement>(wanted, 'center');
  return (
    <li ref={row} data-wanted={wanted} data-item={item.id}>
      {item.look}
      <a
        className={styles.permalink}
        href={linkTo('library', 'cards', game, item.id)}
        aria-label={speaker.say('library.link', { name: item.name })}
      >
        #
      </a>
      {item.part === undefined ? undefined : (
        <a
          className={styles.permalink}
          data-edit
          href={linkTo('library', 'packs', game, item.part)}
          aria-label={speaker.say('library.change', { name: item.name })}
        >
          ✎
        </a>
      )}
    </li>
  );
};

type GroupProps = {
  readonly group: GalleryGroup;
  readonly game: string;
  readonly wanted: string | undefined;
};

const Group = ({ group, game, wanted }: GroupProps): ReactNode => {
  const section = useWanted(wanted === group.id, 'start');
  return (
    <section ref={section} className={styles.group} aria-label={group.title} data-group={group.id}>
      <h2>{group.title}</h2>
      <ul className={styles.gallery}>
        {group.items.map(item => (
          <Item key={item.id} item={item} game={game} wanted={item.id === wanted} />
        ))}
      </ul>
    </section>
  );
};

type GalleryPageProps = {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly groups: readonly GalleryGroup[];
  /** The group or the item that the address names. */
  readonly wanted: string | undefined;
};

/** All cards and components of a game, group by group, with a search over all they say. */
export const GalleryPage = ({ game, title, about, groups, wanted }: GalleryPageProps): ReactNode => {
  const speaker = useSpeaker();
  const [typed, setTyped] = useState('');
  const words = wordsIn(useDeferredValue(typed));
  const found = groups
    .map(group => ({ ...group, items: group.items.filter(item => holdsAll(item.words, words)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <h1>{title}</h1>
      <p>{about}</p>
      <SearchField
        label={speaker.say('library.cards.search')}
        how={speaker.say('library.cards.search.how')}
        typed={typed}
        setTyped={setTyped}
      />
      <nav className={styles.index} aria-label={speaker.say('library.groups')}>
        {found.map(group => (
          <a key={group.id} href={linkTo('library', 'cards', game, group.id)}>
            {group.title}
          </a>
        ))}
      </nav>
      <p role="status" className={styles.found}>
        {speaker.say('library.cards.found', { n: found.reduce((sum, { items }) => sum + items.length, 0) })}
      </p>
      {found.map(group => (
        <Group key={group.id} group={group} game={game} wanted={wanted} />
      ))}
    </>
  );
};
