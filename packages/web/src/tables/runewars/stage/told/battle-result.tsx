import { areaIds } from '@runehold/runewars/pools';
import { defenceIn } from '@runehold/runewars/rules/view/fighters';
import type { ReactNode } from 'react';
import { linkTo } from '../../../../app/route.ts';
import { Button } from '../../../../kit/button.tsx';
import { Crest } from '../../../../kit/crest.tsx';
import { useTable } from '../../../../table/session/table-context.ts';
import type { Speaker } from '../../../../text/speaker.ts';
import { useDrawing } from '../../use-drawing.ts';
import { type Decision, decisionIn, resultOf } from '../battle/battle-told.ts';
import { strengthTallied } from '../battle/tally.ts';
import { TallySheet } from '../battle/tally-sheet.tsx';
import type { Story } from '../parts/story.ts';
import { StoryLines } from '../parts/story-lines.tsx';
import styles from './battle-result.module.css';
import type { ToldSides } from './battle-told.tsx';

/** On equal strength the defender wins: the statement that says so, and the one for all else. */
const TIE = 'RW-TALLY-24';
const MORE = 'RW-TALLY-25';

/** What happens because of the result. */
const following = new Set([
  ...['stronghold-damaged', 'stronghold-removed', 'units-retreated', 'units-destroyed', 'units-withdrawn'],
  ...['hero-retreated', 'hero-stayed', 'hero-defeated', 'rune-revealed', 'development-destroyed'],
]);

const titleOf = (story: Story, { seats }: ToldSides, speaker: Speaker): string => {
  const area = areaIds[story[0].args['area']];
  const { winner } = resultOf(story);
  if (winner === undefined) return speaker.say('rw.result.off', { area });
  const who = seats[winner];
  return who === undefined
    ? speaker.say('rw.result.neutrals-hold', { area })
    : speaker.say(winner === 0 ? 'rw.result.takes' : 'rw.result.holds', { who, area });
};

/** What decided it, the own side's sum first. */
const sayDecision = (
  decision: Decision | undefined,
  sides: ToldSides,
  loser: number | undefined,
  speaker: Speaker,
): string => {
  if (decision === undefined) return speaker.say('rw.result.by.all');
  const [a, b] = [decision.sums[sides.left], decision.sums[1 - sides.left]];
  if (decision.by !== 'row') return speaker.say(`rw.result.by.${decision.by}`, { a, b });
  const { row, units } = decision;
  return loser === undefined
    ? speaker.say('rw.result.by.row-of-neutrals', { row, units, a, b })
    : speaker.say('rw.result.by.row', { row, units, who: loser, a, b });
};

type BattleResultProps = {
  readonly story: Story;
  readonly sides: ToldSides;
  close(): void;
  /** Shows the rows once more, where there are any. */
  readonly again: (() => void) | undefined;
};

/** What a battle has come to: the two sums, why they decide it, what decided it, and what follows. */
export const BattleResult = ({ story, sides, close, again }: BattleResultProps): ReactNode => {
  const { pack } = useTable();
  const { sight, speaker } = useDrawing();
  const { sums, winner } = resultOf(story);
  const title = titleOf(story, sides, speaker);
  const isTie = sums !== undefined && sums[0] === sums[1];
  const rule = isTie ? TIE : MORE;
  const defence = defenceIn(sight, story[0].args['area'], sides.seats[1]);
  const order = [sides.left, sides.left === 0 ? 1 : 0] as const;
  const told = story.filter(({ key }) => following.has(key));
  return (
    <section className={styles.result} aria-label={title} data-outcome="battle">
      <h2 data-won={winner !== undefined && sides.seats[winner] === sight.view.viewer}>{title}</h2>
      {sums === undefined ? undefined : (
        <p className={styles.sums}>
          {order.map((side, place) => (
            <span key={side} className={sides.factions[side]} data-place={place === 0 ? 'left' : 'right'}>
              <Crest faction={sides.factions[side]} />
              <b>{sums[side]}</b>
              <span className="sr">{sides.names[side]}</span>
            </span>
          ))}
        </p>
      )}
      <p className={styles.reason}>
        {speaker.say(sums === undefined ? 'rw.result.alone' : isTie ? 'rw.result.tie' : 'rw.result.more')}{' '}
        {sums === undefined ? undefined : (
          <a href={linkTo('library', 'rules', pack.game.id, rule)}>
            {speaker.say('table.log.rule', { id: rule })}
          </a>
        )}
      </p>
      <div className={styles.tallies}>
        {order.map((side, place) => {
          const strength = strengthTallied(story, side);
          return strength === undefined ? undefined : (
            <TallySheet
              key={side}
              side={side}
              place={place === 0 ? 'left' : 'right'}
              name={sides.names[side]}
              faction={sides.factions[side]}
              strength={strength}
              defence={defence}
              story={story}
            />
          );
        })}
      </div>
      <div className={styles.why}>
        {sums === undefined || winner === undefined ? undefined : (
          <div>
            <h3>{speaker.say('rw.result.decided')}</h3>
            <p>{sayDecision(decisionIn(story), sides, sides.seats[1 - winner], speaker)}</p>
          </div>
        )}
        <div>
          <h3>{speaker.say('rw.result.follows')}</h3>
          {told.length === 0 ? <p>{speaker.say('rw.result.nothing')}</p> : <StoryLines story={told} />}
        </div>
      </div>
      <footer>
        {again === undefined ? undefined : (
          <Button look="paper" onClick={again}>
            {speaker.say('rw.told.again')}
          </Button>
        )}
        <Button look="brass" data-close onClick={close}>
          {speaker.say('rw.told.back')}{' '}
          <span className="key" aria-hidden="true">
            {speaker.say('moment.space')}
          </span>
        </Button>
      </footer>
    </section>
  );
};
