import { seenAt } from '@runehold/kernel/layout/seen';
import { questUnitIn } from '@runehold/runewars/rules/view/fighters';
import { healthLeftOf, rewardsUnder } from '@runehold/runewars/rules/view/heroes';
import { fateLaidFor } from '@runehold/runewars/rules/view/tactical-fate';
import type { ReactNode } from 'react';
import { keyed } from '../../../kit/keyed.ts';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { heroLine } from '../area/about-area.ts';
import { CardLook } from '../closer-look.tsx';
import { zone } from '../flights/tale.ts';
import { HeroPiece } from '../pieces/hero-piece.tsx';
import type { Sight } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import { fateOn } from './battle/sides.ts';
import styles from './duel-stage.module.css';
import { duelCards, duelDeeds, duelTactics } from './duel-story.ts';
import { FastButton } from './parts/fast-button.tsx';
import { FateCard } from './parts/fate-card.tsx';
import type { FateReading } from './parts/fate-face.tsx';
import { FateShelf } from './parts/fate-shelf.tsx';
import { localsOf } from './parts/running.ts';
import { StageCard } from './parts/stage-card.tsx';
import { StageFrame } from './parts/stage-frame.tsx';
import type { Story } from './parts/story.ts';
import { StoryLines } from './parts/story-lines.tsx';
import { TacticalFateBack, TacticalFateCard } from './parts/tactical-fate.tsx';
import { useStory } from './parts/use-story.ts';
import { QuestUnits } from './quest-units.tsx';

/** A duel has at most so many rounds. (RW-DUEL-13) */
const ROUNDS = [1, 2, 3, 4];

/** A hero in a duel: touching him strikes him. */
const Duelist = ({ hero, side }: { hero: number; side: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { id, health } = sight.content.heroes[hero];
  const left = healthLeftOf(sight, hero);
  return (
    <>
      <Thing
        at={at.duelist(side)}
        label={heroLine(drawing, hero)}
        className={styles.figure}
        look={<CardLook drawing={drawing} kind="hero" it={hero} />}
      >
        <svg viewBox="-20 -18 40 40" aria-hidden="true">
          <HeroPiece hero={hero} drawing={drawing} isRouted={left === 0} />
        </svg>
      </Thing>
      <h3>{speaker.noun('hero', id)}</h3>
      <p>
        {left === 0 ? speaker.say('rw.duel.beaten') : speaker.say('rw.duel.health', { n: left, of: health })}
      </p>
    </>
  );
};

/** The Rewards of a duelist: what the viewer sees of them, and which are in use or spent. (RW-REWARD-09) */
const Rewards = ({ hero, side }: { hero: number; side: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t, content } = sight;
  const places = rewardsUnder(sight, hero);
  const noteOn = (place: number): string | undefined => {
    if (t.duelWeapon.get(side) === place + 1 || t.duelArmor.get(side) === place + 1)
      return speaker.say('rw.duel.in-use');
    return t.rewardUsed.get(place) === 1 ? speaker.say('rw.duel.spent') : undefined;
  };
  return (
    <section
      className={styles.rewards}
      aria-label={speaker.say('rw.duel.rewards', { name: speaker.noun('hero', content.heroes[hero].id) })}
    >
      {places.length === 0 ? <p>{speaker.say('rw.duel.no-rewards')}</p> : undefined}
      {places.map(place => {
        const card = seenAt(t.reward, place, sight.me);
        return card < 0 ? (
          <p key={place} className={styles.down}>
            {speaker.say('rw.duel.down')}
          </p>
        ) : (
          <StageCard key={place} kind="reward" card={card} at={at.reward(card)} note={noteOn(place)} />
        );
      })}
    </section>
  );
};

/** What is read on the cards of a side: a hero's quarter, or that of the units he fights. */
const readingOn = (sight: Sight, side: number): FateReading => {
  if (sight.t.duelist.get(side) > 0) return sight.content.heroDuel.unitClass;
  return sight.content.unit[questUnitIn(sight)].unitClass;
};

/** The cards of the round: those that lie there, else those of the round that is just over. A test's lie apart. */
const cardsOn = (sight: Sight, side: number, story: Story): readonly number[] => {
  const { duelist, heroOwner } = sight.t;
  const test = localsOf(sight.view, 'test')?.['from'];
  const shown = fateOn(sight, side);
  const row = side === 0 && typeof test === 'number' ? shown.slice(0, test) : shown;
  const [own, others] = duelCards(story, heroOwner.get(duelist.get(0) - 1) - 1);
  return row.length > 0 ? row : side === 0 ? own : others;
};

/** Tactical Fate cards on a side: announced, shown, or those of the round that is just over. (BW-TFATE-13, BW-TFATE-15) */
const TacticsOn = ({ side, story }: { side: number; story: Story }): ReactNode => {
  const { sight } = useDrawing();
  const { duelist, heroOwner } = sight.t;
  const [challenger, owner] = [0, side].map(each => heroOwner.get(duelist.get(each) - 1) - 1);
  const { seen, hidden, turned } = fateLaidFor(sight, owner);
  const lying = [...turned, ...seen];
  const shown = lying.length + hidden > 0 ? lying : duelTactics(story, challenger)[side];
  return (
    <>
      {keyed(shown, String).map(({ key, item, at: n }) => (
        <TacticalFateCard key={key} card={item} shape={sight.content.heroDuel.unitClass} n={n + side} />
      ))}
      {hidden > 0 ? <TacticalFateBack /> : undefined}
    </>
  );
};

const Side = ({ side, story }: { side: number; story: Story }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t, content } = sight;
  const hero = t.duelist.get(side) - 1;
  const [dealt, guard] = [t.duelDamage.get(side), t.duelGuard.get(side)];
  const suffers = [
    ...(dealt > 0 ? [speaker.say('rw.duel.deals', { n: dealt })] : []),
    ...(guard > 0 ? [speaker.say('rw.duel.guards', { n: guard })] : []),
  ];
  return (
    <div className={styles.side} data-side={side} data-zone={zone.side(side)}>
      {hero < 0 ? <QuestUnits /> : <Duelist hero={hero} side={side} />}
      <div className={styles.fate}>
        {keyed(cardsOn(sight, side, story), String).map(({ key, item, at: n }) => (
          <FateCard key={key} fate={content.fate.cards[item]} read={readingOn(sight, side)} n={n + side} />
        ))}
        {hero < 0 ? undefined : <TacticsOn side={side} story={story} />}
      </div>
      <p className={styles.suffers}>{suffers.join(' · ')}</p>
      {hero < 0 ? undefined : <Rewards hero={hero} side={side} />}
    </div>
  );
};

const Rounds = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const now = sight.t.duelRound;
  return (
    <p className={styles.rounds}>
      {now === 0 ? speaker.say('rw.duel.start') : speaker.say('rw.duel.round', { n: now, of: ROUNDS.length })}
      <span aria-hidden="true">
        {ROUNDS.map(round => (
          <i key={round} data-now={round === now} data-past={round < now} />
        ))}
      </span>
    </p>
  );
};

/** A duel, before the map or before a battle: the hero who has started it and whoever he fights. */
export const DuelStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const story = useStory('duel');
  const quest = localsOf(sight.view, 'attempt')?.['quest'];
  return (
    <StageFrame kind="duel" title={speaker.say('rw.duel')} note={<Rounds />} tools={<FastButton />}>
      <div className={styles.sides}>
        <Side side={0} story={story} />
        <b aria-hidden="true">⚔</b>
        <Side side={1} story={story} />
      </div>
      <FateShelf />
      {typeof quest === 'number' ? (
        <div className={styles.quest}>
          <StageCard kind="quest" card={quest} />
        </div>
      ) : undefined}
      <StoryLines story={duelDeeds(story)} className={styles.deeds} />
    </StageFrame>
  );
};
