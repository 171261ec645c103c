import type { ReactNode } from 'react';
import { Tip } from '../../../table/tips/tip.tsx';
import type { PageKey } from '../../../text/page-words.ts';
import { borderWords } from '../area/reach.ts';
import { MarkLook, markText } from '../closer-look.tsx';
import { Rune, Seal, Stronghold, UnitToken } from '../pieces/tokens.tsx';
import type { MarkKind } from '../tip-rules.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './map.module.css';

const Sample = ({ glyph }: { glyph: string }): ReactNode => (
  <svg viewBox="-42 -12 84 22" aria-hidden="true">
    <use href={`#rw-${glyph}`} />
  </svg>
);

/** What one colour means now, with its rule on a closer look. */
const Meaning = ({ mark, words }: { mark: 'water' | 'mountain'; words: string }): ReactNode => {
  const drawing = useDrawing();
  return (
    <Tip
      label={`${words}. ${markText(drawing, mark)}`}
      look={<MarkLook drawing={drawing} mark={mark} title={words} />}
    >
      {words}
    </Tip>
  );
};

/** The tokens of the map that no card explains. */
const tokens: readonly (readonly [mark: MarkKind, name: PageKey, look: ReactNode])[] = [
  ['rune-down', 'rw.rune.down', <Rune key="rune" look="down" isUp={false} />],
  [
    'stronghold',
    'rw.legend.stronghold',
    <Stronghold key="keep" faction="neutral" strength={5} isDamaged={false} hasDevelopment={false} />,
  ],
  ['activation', 'rw.legend.activation', <Seal key="seal" faction="neutral" />],
  [
    'routed',
    'rw.legend.routed',
    <UnitToken key="routed" unit="unit-knight" shape="rectangle" faction="neutral" size={32} isRouted />,
  ],
];

/** The tokens in a row, each with what it means on a closer look. */
const TokenMeanings = (): ReactNode => {
  const drawing = useDrawing();
  return (
    <div className={styles.tokens}>
      {tokens.map(([mark, key, look]) => {
        const name = drawing.speaker.message({ key, args: {} });
        return (
          <Tip
            key={mark}
            label={`${name}. ${markText(drawing, mark)}`}
            look={<MarkLook drawing={drawing} mark={mark} title={name} />}
          >
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              {look}
            </svg>
          </Tip>
        );
      })}
    </div>
  );
};

/** What the two colours of borders mean now, and the tokens. */
export const Legend = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const words = borderWords(sight);
  return (
    <div className={styles.legend}>
      <dl aria-label={speaker.say('rw.borders')}>
        <div>
          <dt>
            <Sample glyph={sight.t.waterOpen === 1 ? 'ice' : 'water'} />
          </dt>
          <dd>
            <Meaning mark="water" words={speaker.say(words.water)} />
          </dd>
        </div>
        <div>
          <dt>
            <Sample glyph="mountains" />
          </dt>
          <dd>
            <Meaning mark="mountain" words={speaker.say(words.mountain)} />
          </dd>
        </div>
      </dl>
      <TokenMeanings />
    </div>
  );
};
