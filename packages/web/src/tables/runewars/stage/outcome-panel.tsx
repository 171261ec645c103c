import { areaIds, questPool } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { isOwnDeed, linesOf } from '../../../table/session/records.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { Slot } from '../../../table/tips/slot.tsx';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './outcome-panel.module.css';
import { stagesOf } from './parts/running.ts';
import { StoryLines } from './parts/story-lines.tsx';
import { newsOf, outcomeSince, type StageEnd } from './stage-end.ts';
import { BattleTold } from './told/battle-told.tsx';

/** What has just ended, and the round of a battle up to which it was watched. */
type Outcome = StageEnd & { readonly key: number; readonly watched: number };

/** With these somebody's next turn begins: nothing that came of the last one stays. */
const nextTurn = new Set(['turn-began', 'season-began']);

/** What has just ended, until the viewer answers something or closes it, or the next turn begins. */
const useOutcome = (): readonly [Outcome | undefined, close: () => void] => {
  const { records, session } = useTable();
  const { sight } = useDrawing();
  const known = useRef({ seq: records.at(-1)?.seq ?? -1, open: stagesOf(sight), round: 0 });
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const before = known.current;
    const last = records.at(-1)?.seq ?? -1;
    const news = records.filter(({ seq }) => seq > before.seq);
    known.current = { seq: last, open: stagesOf(sight), round: sight.t.combatRound };
    if (last < before.seq) setOutcome(undefined);
    if (news.length === 0) return;
    const ended = outcomeSince(linesOf(records), before.seq, before.open, stagesOf(sight));
    const { viewer } = sight.view;
    const told = linesOf(news).map(({ event }) => event);
    const isNext = told.some(({ key }) => nextTurn.has(key));
    const isOver = isNext || news.some(record => isOwnDeed(record, viewer));
    const watched = before.open.includes('battle') ? before.round : 0;
    // Where a turn has begun since, it is too late to show what came of the last.
    const isPast =
      ended !== undefined &&
      isNext &&
      told.findLastIndex(({ key }) => nextTurn.has(key)) >=
        told.lastIndexOf(ended.story[ended.story.length - 1]);
    if (ended !== undefined && !isPast) setOutcome({ ...ended, key: last, watched });
    else if (isOver) setOutcome(undefined);
  }, [records, sight]);
  const close = (): void => {
    setOutcome(undefined);
    session?.showing.goOn();
  };
  return [outcome, close];
};

const titleOf = ({ speaker }: Drawing, { kind, story }: StageEnd): string => {
  const { area = 0, quest = 0 } = story[0]?.args ?? {};
  switch (kind) {
    case 'battle':
      return speaker.say('rw.battle', { area: areaIds[area] });
    case 'duel':
      return speaker.say('rw.duel.over');
    case 'quest':
      return speaker.say('rw.quest.stage', { name: speaker.noun('quest', questPool.cards[quest]) });
    case 'diplomacy':
      return speaker.say('rw.diplomacy.stage', { area: areaIds[area] });
    case 'bid':
      return speaker.say('rw.bid.over');
    case 'purchase':
      return speaker.say('rw.purchase');
    case 'recruits':
      return speaker.say('rw.recruits');
    case 'command':
      return speaker.say('rw.commanders');
    case 'test':
      return speaker.message({ key: 'event.test-began', args: story[0]?.args ?? {} });
  }
};

/** How long the result of something stays by itself, in milliseconds. */
const STAYS = 6000;

type EndedProps = { readonly outcome: Outcome; close(): void };

/** What something smaller than a battle has come to, beside what is asked next. */
const Slip = ({ outcome, close }: EndedProps): ReactNode => {
  const drawing = useDrawing();
  const { kind } = outcome;
  const title = titleOf(drawing, outcome);
  const shut = useRef(close);
  shut.current = close;
  useEffect(() => {
    const timer = setTimeout(() => shut.current(), STAYS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Slot about={`${kind}/${outcome.key}`} className={styles.outcome} aria-label={title} data-outcome={kind}>
      <header>
        <h3>{title}</h3>
        <Button
          look="paper"
          className={styles.close}
          aria-label={drawing.speaker.say('app.close')}
          onClick={close}
        >
          ×
        </Button>
      </header>
      <StoryLines story={newsOf(outcome)} />
    </Slot>
  );
};

/** What something on a stage has come to: a battle is told row by row first, as far as it was not watched. */
export const OutcomePanel = (): ReactNode => {
  const [outcome, close] = useOutcome();
  if (outcome === undefined || outcome.story.length === 0) return undefined;
  return outcome.kind === 'battle' ? (
    <BattleTold key={outcome.key} story={outcome.story} watched={outcome.watched} close={close} />
  ) : (
    <Slip key={outcome.key} outcome={outcome} close={close} />
  );
};
