import { heroesOf } from '@runehold/runewars/rules/view/heroes';
import { seatsIn } from '@runehold/runewars/rules/view/look';
import { objectiveSeen, progressOf } from '@runehold/runewars/rules/view/realm';
import { runesKnown, runesNeeded } from '@runehold/runewars/rules/view/runes';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import type { Glimpse } from '../../../table/board/tabbed-board.tsx';
import { peopleName } from '../area/about-area.ts';
import { icons, resourceIcons } from '../icons.ts';
import { factionAt, ownSeat } from '../sight.ts';
import type { Tab } from '../tabs.ts';
import type { Drawing } from '../use-drawing.ts';
import { Emblem } from './emblem.tsx';
import styles from './glimpses.module.css';
import { OrderNumbers } from './order-numbers.tsx';

const Count = ({ path, children }: { path: string; children: ReactNode }): ReactNode => (
  <span className={styles.count}>
    <Icon path={path} className={styles.icon} />
    {children}
  </span>
);

/** Crest, influence, runes, dials, and the Orders in play. */
const ofRealm = (drawing: Drawing): Glimpse => {
  const { sight, speaker } = drawing;
  const seat = ownSeat(sight);
  const { t } = sight;
  const { known } = runesKnown(sight, seat);
  const need = runesNeeded(sight);
  const [food, wood, ore] = t.dial.row(seat);
  return {
    told: [
      speaker.say('rw.dial.influence', { n: t.influence.get(seat) }),
      speaker.say('rw.runes.own', { known, need }),
      speaker.say('rw.dials.public', { food, wood, ore }),
    ].join(', '),
    look: (
      <span className={styles.glimpse}>
        <Crest faction={factionAt(sight, seat)} />
        <Count path={icons.influence}>{t.influence.get(seat)}</Count>
        <Count path={icons.rune}>
          {known}/{need}
        </Count>
        <span className={styles.dials}>
          {t.dial.row(seat).map((value, resource) => (
            <span key={resourceIcons[resource]} className={styles.dial}>
              <Icon path={resourceIcons[resource]} className={styles.small} />
              {value}
            </span>
          ))}
        </span>
        <span className={styles.orders}>
          <OrderNumbers drawing={drawing} seat={seat} />
        </span>
      </span>
    ),
  };
};

/** How many cards of each kind are held, how far the Objective has come, and the heroes. */
const ofCards = ({ sight, speaker }: Drawing): Glimpse => {
  const seat = ownSeat(sight);
  const { t, content } = sight;
  const tactics = t.tactics.at(seat).total + t.freshTactics.at(seat).total;
  const quests = t.questHand.at(seat).total + t.questShown.at(seat).total;
  const heroes = heroesOf(sight, seat).length;
  const objective = objectiveSeen(sight, seat);
  const progress =
    objective === undefined
      ? undefined
      : progressOf(sight, seat, content.objectiveCards[objective].condition);
  return {
    told: [
      speaker.say('rw.hidden.tactics', { n: tactics }),
      speaker.say('rw.hidden.quests', { n: quests }),
      speaker.say('rw.hidden.heroes', { n: heroes }),
    ].join(', '),
    look: (
      <span className={styles.glimpse}>
        <Count path={icons.tactics}>{tactics}</Count>
        <Count path={icons.quest}>{quests}</Count>
        {progress === undefined ? undefined : (
          <Count path={icons.objective}>
            {Math.min(progress.have, progress.need)}/{progress.need}
          </Count>
        )}
        <Count path={icons.hero}>{heroes}</Count>
      </span>
    ),
  };
};

/** Each rival's emblem with the influence that all see. */
const ofRivals = (drawing: Drawing): Glimpse => {
  const { sight, speaker } = drawing;
  const rivals = seatsIn(sight).filter(seat => seat !== ownSeat(sight));
  return {
    told: rivals
      .map(seat =>
        [
          peopleName(drawing, seat),
          speaker.say('rw.dial.influence', { n: sight.t.influence.get(seat) }),
        ].join(' '),
      )
      .join(', '),
    look: (
      <span className={styles.glimpse}>
        {rivals.map(seat => (
          <span key={seat} className={styles.count} data-turn={sight.t.current === seat + 1}>
            <Emblem faction={factionAt(sight, seat)} />
            {sight.t.influence.get(seat)}
          </span>
        ))}
      </span>
    ),
  };
};

const ofLog = (): Glimpse => ({
  look: (
    <span className={styles.glimpse}>
      <Icon path={icons.season} className={styles.large} />
    </span>
  ),
});

const glimpses: Readonly<Record<Exclude<Tab, 'map'>, (drawing: Drawing) => Glimpse>> = {
  realm: ofRealm,
  cards: ofCards,
  rivals: ofRivals,
  log: ofLog,
};

/** What a part of the table shows of itself while it is folded away beside the map. */
export const glimpseOf = (drawing: Drawing, tab: Tab): Glimpse =>
  tab === 'map' ? { look: undefined } : glimpses[tab](drawing);
