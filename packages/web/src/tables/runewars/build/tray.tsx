import type { ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { useCarried, useOver } from './hand-store.ts';
import { isLawful } from './spots.ts';
import styles from './tray.module.css';
import { useCarry } from './use-carry.ts';
import { type Laying, useTurnKey } from './use-laying.ts';
import { type Held, useTray } from './use-tray.tsx';

type ItemProps = { readonly held: Held; readonly shadow: RefObject<HTMLDivElement | null> };

const Item = ({ held, shadow }: ItemProps): ReactNode => {
  const handlers = useCarry(held.key, held, shadow);
  const isCarried = useCarried(state => state.carried === held.key);
  return (
    <div className={styles.grip} {...handlers}>
      <button
        type="button"
        className={styles.item}
        aria-label={held.label}
        data-held={held.key}
        data-state={held.state}
        data-carried={isCarried ? true : undefined}
        onClick={held.press}
      >
        {held.look}
      </button>
    </div>
  );
};

/** Turns the piece, and says how many places there are for it as it is turned. */
const Turner = ({ laying: { turn, places } }: { laying: Laying }): ReactNode => {
  const { speaker } = useTable();
  const n = places.filter(isLawful).length;
  return (
    <div className={styles.turner}>
      <button type="button" aria-label={speaker.say('rw.build.turn-left')} onClick={() => turn(-1)}>
        ⟲
      </button>
      <output>{n === 0 ? speaker.say('rw.build.nowhere') : speaker.say('rw.build.places', { n })}</output>
      <button
        type="button"
        aria-label={speaker.say('rw.build.turn-right')}
        aria-keyshortcuts="R"
        onClick={() => turn(1)}
      >
        ⟳
      </button>
    </div>
  );
};

type ShadowProps = {
  readonly held: readonly Held[];
  readonly laying: Laying | undefined;
  readonly element: RefObject<HTMLDivElement | null>;
};

/** What follows the pointer; where the piece would come to lie it is drawn on the map instead. */
const Shadow = ({ held, laying, element }: ShadowProps): ReactNode => {
  const { ask } = useTable();
  const carried = useCarried(state => state.carried);
  const over = useOver(ask?.id);
  const isOnMap = laying?.places.some(({ address }) => address === over) === true;
  return (
    <div ref={element} className={styles.shadow} data-seen={carried !== undefined && !isOnMap}>
      {held.find(({ key }) => key === carried)?.shadow}
    </div>
  );
};

/** The hand that builds: pieces and tokens that wait to be brought to the map. */
export const Tray = ({ laying }: { laying: Laying | undefined }): ReactNode => {
  const { speaker } = useTable();
  const shadow = useRef<HTMLDivElement>(null);
  const held = useTray(laying);
  useTurnKey(laying);
  if (held.length === 0) return undefined;
  return (
    <section className={styles.tray} aria-label={speaker.say('rw.build.hand')}>
      <h2>{speaker.say('rw.build.hand')}</h2>
      <div className={styles.items}>
        {held.map(each => (
          <Item key={each.key} held={each} shadow={shadow} />
        ))}
      </div>
      {laying === undefined ? undefined : (
        <>
          <Turner laying={laying} />
          <p className={styles.keys}>{speaker.say('rw.build.keys')}</p>
        </>
      )}
      <Shadow held={held} laying={laying} element={shadow} />
    </section>
  );
};
