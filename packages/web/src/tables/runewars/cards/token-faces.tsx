import { strongholdClauses } from '@runehold/runewars/rules/view/texts';
import { sentences } from '@runehold/runewars/text/clause';
import type { ReactNode } from 'react';
import type { Deck, DeckFace } from '../../../kit/deck-card.tsx';
import type { Faction } from '../../../kit/factions.ts';
import type { PageKey } from '../../../text/page-words.ts';
import { begun } from '../../../text/speaker.ts';
import { icons, resourceIcons } from '../icons.ts';
import { HeroToken } from '../pieces/hero-token.tsx';
import { Exploration, LandCoin, Peasant } from '../pieces/land-tokens.tsx';
import { Stronghold } from '../pieces/stronghold.tsx';
import { Rune, Seal, Sign } from '../pieces/tokens.tsx';
import { Yields } from '../pieces/yields.tsx';
import type { CardDrawing } from './lines.ts';
import styles from './pictures.module.css';

/** What is called so, as its words begin. */
type TokenName =
  Extract<PageKey, `rw.token.${string}.about`> extends `rw.token.${infer Name}.about` ? Name : never;

type Token = readonly [id: string, name: TokenName, picture: ReactNode, deck?: Deck];

const spot = (drawn: ReactNode, scale = 1): ReactNode => (
  <svg viewBox="-30 -30 60 60" className={styles.spot} aria-hidden="true">
    <g transform={`scale(${scale})`}>{drawn}</g>
  </svg>
);

const edge = (border: 'water' | 'mountains' | 'yellow'): ReactNode => (
  <svg viewBox="-45 -22 90 44" className={styles.spot} aria-hidden="true">
    <use href={`#rw-${border}`} />
  </svg>
);

const sign = (path: string, size: number, fill: string): ReactNode =>
  spot(<Sign path={path} size={size} fill={fill} />);

const stronghold = (faction: Faction, strength: number, isWhole: boolean): ReactNode =>
  spot(
    <Stronghold
      faction={faction}
      strength={strength}
      isDamaged={!isWhole}
      seats={isWhole ? [{ sign: undefined }] : []}
    />,
    1.3,
  );

const hero = <HeroToken hero="HE-06" faction="uthuk" health={4} damage={1} isRouted={false} />;

const commander = (
  <HeroToken hero="HE-03" faction="latari" health={4} damage={0} isRouted={false} isCommander />
);

const capital = (
  <Stronghold
    faction="latari"
    strength={7}
    isDamaged={false}
    isCapital
    seats={[{ sign: undefined }, undefined]}
  />
);

/** What lies on the map and beside it and is no card. */
const tokensOf = ({ sight }: CardDrawing): readonly Token[] => {
  const { damaged, undamaged } = sight.content.stronghold.strength;
  return [
    ['token-dragon-rune', 'dragon', spot(<Rune look="dragon" isUp />, 1.6)],
    ['token-false-rune', 'false', spot(<Rune look="false" isUp />, 1.6)],
    ['token-rune-facedown', 'facedown', spot(<Rune look="down" isUp={false} />, 1.6)],
    ['token-activation', 'activation', spot(<Seal faction="latari" />, 1.6)],
    ['token-stronghold', 'stronghold', stronghold('daqan', undamaged, true)],
    ['token-stronghold-damaged', 'stronghold.damaged', stronghold('waiqar', damaged, false)],
    ['token-influence', 'influence', sign(icons.influence, 42, '#6a4710')],
    ['token-damage', 'damage', sign(icons.damage, 40, '#a3231b')],
    ['token-hero', 'hero', spot(hero, 1.4)],
    ['token-exploration', 'exploration', spot(<Exploration back="2+" />, 1.8)],
    ['token-resources', 'resources', spot(<Yields yields={[1, 1, 1]} />)],
    ['border-water', 'water', edge('water')],
    ['border-mountain', 'mountain', edge('mountains')],
    ['border-yellow', 'yellow', edge('yellow')],
    ['token-desolation', 'desolation', spot(<LandCoin token={{ face: 'desolation', count: 1 }} />, 1.6)],
    ['token-cryomancy', 'cryomancy', spot(<LandCoin token={{ face: 'cryomancy', count: 2 }} />, 1.6)],
    ['token-capital', 'capital', spot(capital, 1.15)],
    ['token-commander', 'commander', spot(commander, 1.3)],
    ['token-peasant', 'peasant', spot(<Peasant faction="daqan" />, 1.7)],
    ['victory-card', 'victory', sign(icon('laurel-crown'), 42, '#8a6528'), 'title'],
  ];
};

/** The tokens, borders and marks of the map. */
export const tokenFaces = (drawing: CardDrawing): DeckFace[] => {
  const { sight, speaker } = drawing;
  const printed = sentences(strongholdClauses(sight.content).map(clause => speaker.message(clause)));
  return tokensOf(drawing).map(([id, name, picture, deck = 'token']) => ({
    deck,
    over: speaker.say('rw.card.piece'),
    name: begun(speaker.say(`rw.token.${name}`)),
    seed: id,
    sign: resourceIcons[2],
    land: 'neutral',
    picture: <span className={styles.still}>{picture}</span>,
    lines: [
      { text: speaker.say(`rw.token.${name}.about`) },
      ...(id === 'token-stronghold' ? [{ text: printed }] : []),
    ],
    foot: ['', ''],
  }));
};
