import { seenIn } from '@runehold/kernel/layout/seen';
import { tacticsPool, unitIds } from '@runehold/runewars/pools';
import { defenceNow, fightersOn, isUnallied, strengthNow } from '@runehold/runewars/rules/view/fighters';
import { hasTacticalFate } from '@runehold/runewars/rules/view/tactical-fate';
import type { CSSProperties, ReactNode } from 'react';
import { Crest } from '../../../../kit/crest.tsx';
import { keyed } from '../../../../kit/keyed.ts';
import { useTable } from '../../../../table/session/table-context.ts';
import { aboutOf, at } from '../../addresses.ts';
import { zone } from '../../flights/tale.ts';
import { ownSeat } from '../../sight.ts';
import { type Drawing, useDrawing } from '../../use-drawing.ts';
import { AskedCards } from '../parts/asked-cards.tsx';
import { FastButton } from '../parts/fast-button.tsx';
import { FateShelf, fateAsked } from '../parts/fate-shelf.tsx';
import { HeroMedal } from '../parts/hero-medal.tsx';
import { StageCard } from '../parts/stage-card.tsx';
import { StageFrame } from '../parts/stage-frame.tsx';
import type { Story } from '../parts/story.ts';
import { useStory } from '../parts/use-story.ts';
import { battleParts, partOf } from './battle-part.ts';
import { BattleRow } from './battle-row.tsx';
import styles from './battle-stage.module.css';
import { playedIn } from './battle-story.ts';
import { Commands } from './commands.tsx';
import { contested, factionOn, heroesOn, leftSide, sideName } from './sides.ts';
import { totalOf } from './tally.ts';
import { TallySheet } from './tally-sheet.tsx';

const rounds = [1, 2, 3, 4, 5];

type ArmyProps = { readonly side: number; readonly place: 'left' | 'right'; readonly story: Story };

/** Who a side is, its heroes that support nobody yet, and the cards it has played. */
const Army = ({ side, place, story }: ArmyProps): ReactNode => {
  const drawing = useDrawing();
  const { ask } = useTable();
  const { sight, speaker } = drawing;
  const { sideSeat, supporter, losses } = sight.t;
  const { hero: asked } = aboutOf(ask);
  const idle = heroesOn(sight, side).filter(hero => !supporter.row(side).includes(hero + 1));
  const played = playedIn(story).filter(
    ({ seat }) => seat === sideSeat.get(side) && !isUnallied(sight, side),
  );
  return (
    <div className={styles.army} data-side={side} data-place={place} data-zone={zone.side(side)}>
      <Crest faction={factionOn(sight, side)} />
      <p>
        <b>{sideName(drawing, side)}</b>
        <span>
          {side === 0 ? speaker.say('rw.attacker') : speaker.say('rw.defender')}
          {isUnallied(sight, side) ? `, ${speaker.say('rw.neutrals.by', { who: sideSeat.get(side) })}` : ''}
          {losses.get(side) > 0 ? ` · ${speaker.say('rw.losses', { n: losses.get(side) })}` : ''}
        </span>
        {keyed(played, ({ card }) => String(card)).map(({ key, item: { card } }) => (
          <span key={key}>
            {speaker.say('rw.battle.played', { name: speaker.noun('tactics', tacticsPool.cards[card]) })}
          </span>
        ))}
      </p>
      {idle.map(hero => (
        <HeroMedal key={hero} hero={hero} isAsked={hero === asked} />
      ))}
      <Commands side={side} />
    </div>
  );
};

/** The steps of a battle, the one that is played now in full light. */
const Parts = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const now = partOf(sight.view);
  return (
    <ol className={styles.parts} aria-label={speaker.say('rw.battle.parts')}>
      {battleParts
        .filter(part => part !== 'lay' || hasTacticalFate(sight))
        .map(part => (
          <li key={part} aria-current={part === now ? 'step' : undefined}>
            {speaker.say(`rw.battle.part.${part}`)}
          </li>
        ))}
    </ol>
  );
};

/** The viewer's Tactics cards, while one of them may be played: those that fit the moment glow. */
const BattleHand = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { targets, ask } = useTable();
  if (fateAsked(sight, ask) !== undefined) return undefined;
  const cards = seenIn(sight.t.tactics.at(ownSeat(sight)), sight.me).map(([card]) => card);
  if (!cards.some(card => (targets.get(at.tactics(card))?.options.length ?? 0) > 0)) return undefined;
  return (
    <section className={styles.hand} aria-label={speaker.say('rw.battle.hand')} data-hand>
      {cards.map(card => (
        <StageCard key={card} kind="tactics" card={card} at={at.tactics(card)} />
      ))}
    </section>
  );
};

/** Who stands and who lies on a side, type by type. */
const armyOf = ({ sight, speaker }: Drawing, side: number): string => {
  const counts = new Map<string, number>();
  for (const { type, count, isRouted } of fightersOn(sight, side)) {
    const unit = speaker.noun('unit', unitIds[type]);
    const name = isRouted ? speaker.say('rw.routed', { name: unit }) : unit;
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, n]) => speaker.times(name, n)).join(', ');
};

/** How strength stands, line by line, and whom the area would belong to. On equal strength the defender wins. (RW-TALLY-24) */
const Tallies = ({ story }: { story: Story }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const [attack, defence] = [0, 1].map(side => strengthNow(sight, side));
  const isTaken = totalOf(attack) > totalOf(defence);
  const winner = isTaken ? 0 : 1;
  const left = leftSide(sight);
  return (
    <footer className={styles.foot} data-pinned>
      {[left, 1 - left].map((side, place) => (
        <TallySheet
          key={side === 0 ? 'attacker' : 'defender'}
          side={side}
          place={place === 0 ? 'left' : 'right'}
          name={sideName(drawing, side)}
          faction={factionOn(sight, side)}
          strength={side === 0 ? attack : defence}
          defence={defenceNow(sight)}
          story={story}
          units={armyOf(drawing, side)}
        />
      ))}
      <p className={styles.stands}>
        <b>{speaker.say('rw.battle.as-it-stands')}</b>
        {isUnallied(sight, winner)
          ? speaker.say('rw.battle.neutrals-would-hold')
          : speaker.say(isTaken ? 'rw.battle.would-take' : 'rw.battle.would-hold', {
              who: sight.t.sideSeat.get(winner),
            })}
      </p>
    </footer>
  );
};

/** A battle: both armies face to face in their five rows, with what fate has dealt and how strength stands. */
export const BattleStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const story = useStory('battle');
  const left = leftSide(sight);
  const colours = {
    '--side-0': `var(--${factionOn(sight, left)})`,
    '--side-1': `var(--${factionOn(sight, 1 - left)})`,
  } as CSSProperties;
  return (
    <StageFrame
      kind="battle"
      covers
      title={speaker.say('rw.battle', { area: contested(sight) })}
      note={<Parts />}
      tools={<FastButton />}
    >
      <div className={styles.field} style={colours}>
        <header className={styles.armies}>
          <Army side={left} place="left" story={story} />
          <Army side={1 - left} place="right" story={story} />
        </header>
        <ol className={styles.rows}>
          {rounds.map(round => (
            <BattleRow key={round} round={round} story={story} />
          ))}
        </ol>
        <FateShelf />
        <BattleHand />
        <AskedCards kinds={['reward']} />
        <Tallies story={story} />
      </div>
    </StageFrame>
  );
};
