import type { Odds, Outcome } from '@runehold/kernel/pack/odds';
import type { ReactNode } from 'react';
import { keyed } from '../../kit/keyed.ts';
import type { Speaker } from '../../text/speaker.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import { percent, widthOf } from './odds-figures.ts';
import styles from './odds-sheet.module.css';

const marks: Readonly<Record<Outcome['tone'], string>> = { good: '▲', even: '◆', bad: '▼' };

/** How sure the figures are. */
const sureness = ({ samples, outcomes }: Odds, speaker: Speaker): string =>
  samples === 0
    ? speaker.say('advice.odds.exact')
    : speaker.say('advice.odds.sampled', { width: percent(widthOf(outcomes), speaker.language), n: samples });

/** All outcomes as parts of one bar. A picture for the eye: the list under it has the words and figures. */
const Bar = ({ outcomes }: Pick<Odds, 'outcomes'>): ReactNode => (
  <div className={styles.bar} aria-hidden="true">
    {outcomes.map(({ label, chance, tone }) =>
      chance.rate === 0 ? undefined : (
        <span
          key={`${label.key}/${JSON.stringify(label.args)}`}
          data-tone={tone}
          style={{ flexGrow: chance.rate }}
        />
      ),
    )}
  </div>
);

const Question = ({ odds }: { odds: Odds }): ReactNode => {
  const speaker = useSpeaker();
  const { about, outcomes, costs } = odds;
  return (
    <article className={styles.question} data-odds={odds.kind}>
      <h4>
        {speaker.message(about)} <small>{sureness(odds, speaker)}</small>
      </h4>
      <Bar outcomes={outcomes} />
      <dl>
        {outcomes.map(({ label, chance, tone }) => (
          <div key={`${label.key}/${JSON.stringify(label.args)}`} data-tone={tone}>
            <dt>
              <span aria-hidden="true">{marks[tone]}</span> {speaker.message(label)}
            </dt>
            <dd>{percent(chance.rate, speaker.language)}</dd>
          </div>
        ))}
      </dl>
      {keyed(costs, ({ key }) => key).map(({ key, item }) => (
        <p key={key}>{speaker.message(item)}</p>
      ))}
    </article>
  );
};

/** Every question of chance with its answer, and once for all what the player cannot know. */
export const OddsSheet = ({ odds }: { odds: readonly Odds[] }): ReactNode => {
  const speaker = useSpeaker();
  if (odds.length === 0) return <p>{speaker.say('advice.odds.none')}</p>;
  const caveats = new Set(odds.flatMap(each => each.caveats.map(caveat => speaker.message(caveat))));
  return (
    <>
      {keyed(odds, ({ kind }) => kind).map(({ key, item }) => (
        <Question key={key} odds={item} />
      ))}
      {caveats.size === 0 ? undefined : (
        <section className={styles.unknown}>
          <h4>{speaker.say('advice.odds.unknown')}</h4>
          <ul>
            {[...caveats].map(caveat => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
