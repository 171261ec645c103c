import { areaIds, questPool } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { linesOf } from '../../../table/session/records.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { peopleName } from '../area/about-area.ts';
import { factionAt } from '../sight.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import { strengthTallied } from './battle/tally.ts';
import { TallySheet } from './battle/tally-sheet.tsx';
import styles from './outcome-panel.module.css';
import { stagesOf } from './parts/running.ts';
import type { Story } from './parts/story.ts';
import { StoryLines } from './parts/story-lines.tsx';
import { outcomeSince, type StageEnd } from './stage-end.ts';

/** What has just ended, until the viewer answers something or closes it; for who only watches, until something happens. */
const useOutcome = (): readonly [StageEnd | undefined, close: () => void] => {
  const { records } = useTable();
  const { sight } = useDrawing();
  const known = useRef({ seq: records.at(-1)?.seq ?? -1, open: stagesOf(sight) });
  const [outcome, setOutcome] = useState<StageEnd>();
  useEffect(() => {
    const { viewer } = sight.view;
    const before = known.current;
    const news = records.filter(({ seq }) => seq > before.seq);
    known.current = { seq: records.at(-1)?.seq ?? -1, open: stagesOf(sight) };
    const isBack = (records.at(-1)?.seq ?? -1) < before.seq;
    if (isBack) setOutcome(undefined);
    if (news.length === 0) return;
    const ended = outcomeSince(linesOf(records), before.seq, before.open, stagesOf(sight));
    const isOwn = news.some(
      record => !('seat' in record) || record.seat === viewer || typeof viewer !== 'number',
    );
    if (ended !== undefined) setOutcome(ended);
    else if (isOwn) setOutcome(undefined);
  }, [records, sight]);
  return [outcome, () => setOutcome(undefined)];
};

const titleOf = ({ speaker }: Drawing, { kind, story }: StageEnd): string => {
  const { area = 0, quest = 0 } = story[0]?.args ?? {};
  switch (kind) {
    case 'battle':
      return speaker.say('rw.battle.over', { area: areaIds[area] });
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
    case 'test':
      return speaker.message({ key: 'event.test-began', args: story[0]?.args ?? {} });
  }
};

/** Kinds of events that say what a battle has come to; what it was fought with lies in the tally. */
const decisive = new Set([
  'battle-won',
  'neutrals-won',
  'battle-called-off',
  'stronghold-damaged',
  'fighters-destroyed',
  'units-retreated',
  'units-destroyed',
]);

/** How strength was tallied, line by line. */
const Tallies = ({ story }: { story: Story }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { who, against } = story[0].args;
  return [who, against].map((seat, side) => {
    const strength = strengthTallied(story, side);
    return strength === undefined ? undefined : (
      <TallySheet
        key={side === 0 ? 'attacker' : 'defender'}
        side={side}
        name={seat === undefined ? speaker.say('rw.neutrals') : peopleName(drawing, seat)}
        faction={seat === undefined ? 'neutral' : factionAt(sight, seat)}
        strength={strength}
        story={story}
      />
    );
  });
};

/** What the title says already, and cards whose result is told. */
const silent = new Set([
  'quest-attempted',
  'test-began',
  'diplomacy-begun',
  'bid-total',
  'duel-round-began',
  'duel-card',
]);

/** What something on a stage has come to, before the map and never in its way. */
export const OutcomePanel = (): ReactNode => {
  const drawing = useDrawing();
  const [outcome, close] = useOutcome();
  if (outcome === undefined || outcome.story.length === 0) return undefined;
  const { kind, story } = outcome;
  const title = titleOf(drawing, outcome);
  const told = story.filter(({ key }) => (kind === 'battle' ? decisive.has(key) : !silent.has(key)));
  return (
    <section className={styles.outcome} aria-label={title} data-outcome={kind}>
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
      {kind === 'battle' ? (
        <div className={styles.tallies}>
          <Tallies story={story} />
        </div>
      ) : undefined}
      <StoryLines story={told} />
    </section>
  );
};
