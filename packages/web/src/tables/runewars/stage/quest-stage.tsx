import { attributeIds, questPool } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { useDrawing } from '../use-drawing.ts';
import { fateOn } from './battle/sides.ts';
import { AskedCards } from './parts/asked-cards.tsx';
import { FateTest } from './parts/fate-test.tsx';
import { HeroMedal } from './parts/hero-medal.tsx';
import { localsOf } from './parts/running.ts';
import { StageCard } from './parts/stage-card.tsx';
import { StageFrame } from './parts/stage-frame.tsx';
import { StoryLines } from './parts/story-lines.tsx';
import { useStory } from './parts/use-story.ts';
import styles from './quest-stage.module.css';

/** A hero who is put to the test, and his attributes; the tested one in full light. */
const Tested = ({ hero, attribute }: { hero: number; attribute: number | undefined }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { id, ...numbers } = sight.content.heroes[hero];
  return (
    <div className={styles.hero}>
      <HeroMedal hero={hero} size="large" />
      <h3>{speaker.noun('hero', id)}</h3>
      <ul>
        {attributeIds.map((each, i) => (
          <li key={each} aria-current={i === attribute ? 'true' : undefined}>
            {speaker.say('rw.attribute', {
              name: speaker.noun('attribute', each),
              n: numbers[each] + sight.t.training.get(hero, i),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The cards of the test that is going on lie above those of a duel that it may be part of. */
const Cards = (): ReactNode => {
  const { sight } = useDrawing();
  const test = localsOf(sight.view, 'test');
  return test === undefined ? undefined : <FateTest cards={fateOn(sight, 0).slice(Number(test['from']))} />;
};

const silent = new Set(['quest-attempted', 'test-began', 'fate-shown']);

/** A quest that a hero attempts: the card, the hero, and the test it puts him to. (RW-QUEST-26) */
export const QuestStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const story = useStory('quest');
  const attempt = localsOf(sight.view, 'attempt');
  const test = localsOf(sight.view, 'test');
  if (attempt === undefined) return undefined;
  const [quest, hero] = [Number(attempt['quest']), Number(attempt['hero'])];
  return (
    <StageFrame
      kind="quest"
      title={speaker.say('rw.quest.stage', { name: speaker.noun('quest', questPool.cards[quest]) })}
    >
      <div className={styles.quest}>
        <Tested hero={hero} attribute={test === undefined ? undefined : Number(test['attribute'])} />
        <div className={styles.card}>
          <StageCard kind="quest" card={quest} />
        </div>
      </div>
      <AskedCards kinds={['tactics', 'reward']} />
      <Cards />
      <StoryLines story={story.filter(({ key }) => !silent.has(key))} className={styles.deeds} />
    </StageFrame>
  );
};

/** A test that is no quest: on a journey, or with a Weapon in a duel. */
export const TestStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const test = localsOf(sight.view, 'test');
  if (test === undefined) return undefined;
  const attribute = Number(test['attribute']);
  return (
    <StageFrame
      kind="test"
      title={speaker.say('rw.test.stage', {
        attribute: speaker.noun('attribute', attributeIds[attribute]),
      })}
    >
      <Tested hero={Number(test['hero'])} attribute={attribute} />
      <AskedCards kinds={['tactics', 'reward']} />
      <Cards />
    </StageFrame>
  );
};
