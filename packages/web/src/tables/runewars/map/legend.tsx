import type { ReactNode } from 'react';
import type { PageKey } from '../../../text/page-words.ts';
import { borderWords } from '../area/reach.ts';
import { MarkTip } from '../closer-look.tsx';
import { Rune, Seal, Stronghold, UnitToken } from '../pieces/tokens.tsx';
import type { MarkKind } from '../tip-rules.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './map.module.css';

/** The tokens of the map that no card explains. */
const tokens: readonly (readonly [mark: MarkKind, name: PageKey, look: ReactNode])[] = [
  ['rune-down', 'rw.rune.down', <Rune key="rune" look="down" isUp={false} />],
  [
    'stronghold',
    'rw.token.stronghold',
    <Stronghold key="keep" faction="neutral" strength={5} isDamaged={false} hasDevelopment={false} />,
  ],
  ['activation', 'rw.token.activation', <Seal key="seal" faction="neutral" />],
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
        const name = drawing.speaker.word(key);
        return (
          <MarkTip key={mark} drawing={drawing} mark={mark} title={name}>
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              {look}
            </svg>
          </MarkTip>
        );
      })}
    </div>
  );
};

/** What the two colours of borders mean now, and the tokens. */
export const Legend = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const words = borderWords(sight);
  const samples = { water: sight.t.waterOpen === 1 ? 'ice' : 'water', mountain: 'mountains' };
  return (
    <div className={styles.legend}>
      <dl aria-label={speaker.say('rw.borders')}>
        {(['water', 'mountain'] as const).map(border => (
          <div key={border}>
            <dt>
              <svg viewBox="-42 -12 84 22" aria-hidden="true">
                <use href={`#rw-${samples[border]}`} />
              </svg>
            </dt>
            <dd>
              <MarkTip drawing={drawing} mark={border} title={speaker.say(words[border])}>
                {speaker.say(words[border])}
              </MarkTip>
            </dd>
          </div>
        ))}
      </dl>
      <TokenMeanings />
    </div>
  );
};
