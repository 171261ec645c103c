import { resourceIds, seasonIds } from '@runehold/runewars/pools';
import { areasOf, unitsOf } from '@runehold/runewars/rules/view/areas';
import { victoryOf } from '@runehold/runewars/rules/view/realm';
import { isTimeToClaim, runesKnown, runesNeeded } from '@runehold/runewars/rules/view/runes';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Tip } from '../../../table/tips/tip.tsx';
import { peopleName } from '../area/about-area.ts';
import { MarkLook, markText } from '../closer-look.tsx';
import { icons } from '../icons.ts';
import { factionAt } from '../sight.ts';
import type { MarkKind } from '../tip-rules.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import { Cards } from './cards.tsx';
import { DevelopmentCards } from './development-cards.tsx';
import { Dial } from './dial.tsx';
import { Heroes } from './heroes.tsx';
import styles from './realm.module.css';

type StatProps = {
  readonly mark: MarkKind;
  readonly name: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly notes: readonly string[];
};

/** A number of the realm, with what it means on a closer look. */
const Stat = ({ mark, name, icon, children, notes }: StatProps): ReactNode => {
  const drawing = useDrawing();
  return (
    <Tip
      label={[...notes, markText(drawing, mark)].join('. ')}
      look={<MarkLook drawing={drawing} mark={mark} title={name} notes={notes} />}
      className={styles.stat}
    >
      {icon}
      <b>{children}</b>
      <small>{name}</small>
    </Tip>
  );
};

/** Whether there are enough runes to claim, or the Victory card lies already. (RW-WIN-02) */
const victoryLine = ({ sight, speaker }: Drawing, seat: number): string | undefined => {
  const laid = victoryOf(sight, seat);
  const need = runesNeeded(sight);
  if (laid >= 0)
    return speaker.say('rw.victory.laid', { season: speaker.noun('season', seasonIds[laid]), n: need });
  return isTimeToClaim(sight) && runesKnown(sight, seat).known >= need
    ? speaker.say('rw.victory.may', { n: need })
    : undefined;
};

const Head = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const need = runesNeeded(sight);
  const { known, unknown, up } = runesKnown(sight, seat);
  const influence = sight.t.influence.get(seat);
  const victory = victoryLine(drawing, seat);
  return (
    <>
      <header className={styles.head}>
        <Crest faction={factionAt(sight, seat)} />
        <div className={styles.name}>
          <h2>{peopleName(drawing, seat)}</h2>
          <p>
            {speaker.say('rw.realm.size', {
              areas: areasOf(sight, seat).length,
              units: unitsOf(sight, seat),
            })}
          </p>
        </div>
        <Stat
          mark="influence"
          name={speaker.say('rw.influence')}
          icon={<Icon path={icons.influence} className={styles.icon} />}
          notes={[speaker.say('rw.dial.influence', { n: influence })]}
        >
          {influence}
        </Stat>
        <Stat
          mark="dragon-rune"
          name={speaker.say('rw.runes')}
          icon={
            <svg viewBox="-56 -56 112 112" aria-hidden="true" className={styles.icon}>
              <use href="#rw-rune-dragon" />
            </svg>
          }
          notes={[
            speaker.say('rw.runes.own', { known, need }),
            speaker.say('rw.runes.seen', { up, unknown }),
          ]}
        >
          {known}
          <i>/{need}</i>
        </Stat>
      </header>
      {victory === undefined ? undefined : (
        <p className={styles.victory} data-victory>
          {victory}
        </p>
      )}
    </>
  );
};

/** A seat's faction sheet: what it has, and its dials. */
export const Realm = ({ seat }: { seat: number }): ReactNode => (
  <div className={styles.realm}>
    <Head seat={seat} />
    <div className={styles.dials}>
      {resourceIds.map((id, resource) => (
        <Dial key={id} seat={seat} resource={resource} />
      ))}
    </div>
  </div>
);

/** What a seat holds and who serves it: its cards, heroes and developments. */
export const Hand = ({ seat }: { seat: number }): ReactNode => (
  <div className={styles.hand}>
    <Cards seat={seat} />
    <div className={styles.part}>
      <Heroes seat={seat} />
    </div>
    <DevelopmentCards seat={seat} />
  </div>
);
