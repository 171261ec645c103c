import { areasHere } from '@runehold/runewars/rules/view/areas';
import { type BorderNow, usesLandTokens } from '@runehold/runewars/rules/view/land';
import type { ReactNode } from 'react';
import type { PageKey } from '../../../text/page-words.ts';
import { bordersAmong, borderWords } from '../area/reach.ts';
import { MarkTip } from '../closer-look.tsx';
import { LandCoin } from '../pieces/land-tokens.tsx';
import { Stronghold } from '../pieces/stronghold.tsx';
import { Rune, Seal, UnitToken } from '../pieces/tokens.tsx';
import type { Sight } from '../sight.ts';
import type { MarkKind } from '../tip-rules.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './map.module.css';

/** The tokens of the map that no card explains. */
const tokens: readonly (readonly [mark: MarkKind, name: PageKey, look: ReactNode])[] = [
  ['rune-down', 'rw.rune.down', <Rune key="rune" look="down" isUp={false} />],
  [
    'stronghold',
    'rw.token.stronghold',
    <Stronghold key="keep" faction="neutral" strength={5} isDamaged={false} />,
  ],
  ['activation', 'rw.token.activation', <Seal key="seal" faction="neutral" />],
  [
    'routed',
    'rw.legend.routed',
    <UnitToken key="routed" unit="unit-knight" shape="rectangle" faction="neutral" size={32} isRouted />,
  ],
];

/** The same of those that only some tables have. */
const landTokens: typeof tokens = (['desolation', 'cryomancy'] as const).map(
  face => [face, `rw.token.${face}`, <LandCoin key={face} token={{ face, count: 1 }} />] as const,
);

/** The tokens in a row, each with what it means on a closer look. */
const TokenMeanings = (): ReactNode => {
  const drawing = useDrawing();
  const shown = usesLandTokens(drawing.sight) ? [...tokens, ...landTokens] : tokens;
  return (
    <div className={styles.tokens}>
      {shown.map(([mark, key, look]) => {
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

const samples: Readonly<Record<BorderNow, string>> = {
  water: 'water',
  ice: 'ice',
  mountain: 'mountains',
  yellow: 'yellow',
};

/** Water and mountains stand here always, what else there is on this map only while it is there. */
const bordersOn = (sight: Sight): readonly BorderNow[] => {
  const found = bordersAmong(sight, areasHere(sight));
  const water = sight.t.waterOpen === 1 ? 'ice' : 'water';
  return [water, 'mountain', ...found.filter(border => border !== water && border !== 'mountain')];
};

/** What the colours of borders mean now, and the tokens. */
export const Legend = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const words = borderWords(sight);
  return (
    <div className={styles.legend}>
      <dl aria-label={speaker.say('rw.borders')}>
        {bordersOn(sight).map(border => (
          <div key={border}>
            <dt>
              <svg viewBox="-42 -12 84 22" aria-hidden="true">
                <use href={`#rw-${samples[border]}`} />
              </svg>
            </dt>
            <dd>
              <MarkTip
                drawing={drawing}
                mark={border === 'ice' ? 'water' : border}
                title={speaker.say(words[border])}
              >
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
