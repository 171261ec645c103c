import { path as laurels } from 'icon:laurel-crown';
import { strongholdClauses } from '@runehold/runewars/rules/view/texts';
import { sentences } from '@runehold/runewars/text/clause';
import type { ReactNode } from 'react';
import type { Deck, DeckFace } from '../../../kit/deck-card.tsx';
import type { PageKey } from '../../../text/page-words.ts';
import { icons, resourceIcons } from '../icons.ts';
import { Exploration, HeroToken, Rune, Seal, Sign, Stronghold } from '../pieces/tokens.tsx';
import { Yields } from '../pieces/yields.tsx';
import type { CardDrawing } from './lines.ts';
import styles from './pictures.module.css';

type TokenKey = Extract<PageKey, `rw.token.${string}`>;

type Token = {
  readonly id: string;
  readonly name: TokenKey;
  readonly about: TokenKey;
  readonly picture: ReactNode;
  readonly deck?: Deck;
};

const Spot = ({ children, scale = 1 }: { children: ReactNode; scale?: number }): ReactNode => (
  <svg viewBox="-30 -30 60 60" className={styles.spot} aria-hidden="true">
    <g transform={`scale(${scale})`}>{children}</g>
  </svg>
);

const Edge = ({ border }: { border: 'water' | 'mountains' }): ReactNode => (
  <svg viewBox="-45 -22 90 44" className={styles.spot} aria-hidden="true">
    <use href={`#rw-${border}`} />
  </svg>
);

/** What lies on the map and beside it and is no card. */
const tokensOf = ({ sight }: CardDrawing): readonly Token[] => {
  const { damaged, undamaged } = sight.content.stronghold.strength;
  return [
    {
      id: 'token-dragon-rune',
      name: 'rw.token.dragon',
      about: 'rw.token.dragon.about',
      picture: (
        <Spot scale={1.6}>
          <Rune look="dragon" isUp />
        </Spot>
      ),
    },
    {
      id: 'token-false-rune',
      name: 'rw.token.false',
      about: 'rw.token.false.about',
      picture: (
        <Spot scale={1.6}>
          <Rune look="false" isUp />
        </Spot>
      ),
    },
    {
      id: 'token-rune-facedown',
      name: 'rw.token.facedown',
      about: 'rw.token.facedown.about',
      picture: (
        <Spot scale={1.6}>
          <Rune look="down" isUp={false} />
        </Spot>
      ),
    },
    {
      id: 'token-activation',
      name: 'rw.token.activation',
      about: 'rw.token.activation.about',
      picture: (
        <Spot scale={1.6}>
          <Seal faction="latari" />
        </Spot>
      ),
    },
    {
      id: 'token-stronghold',
      name: 'rw.token.stronghold',
      about: 'rw.token.stronghold.about',
      picture: (
        <Spot scale={1.3}>
          <Stronghold faction="daqan" strength={undamaged} isDamaged={false} hasDevelopment />
        </Spot>
      ),
    },
    {
      id: 'token-stronghold-damaged',
      name: 'rw.token.stronghold.damaged',
      about: 'rw.token.stronghold.damaged.about',
      picture: (
        <Spot scale={1.3}>
          <Stronghold faction="waiqar" strength={damaged} isDamaged hasDevelopment={false} />
        </Spot>
      ),
    },
    {
      id: 'token-influence',
      name: 'rw.token.influence',
      about: 'rw.token.influence.about',
      picture: (
        <Spot>
          <Sign path={icons.influence} size={42} fill="#6a4710" />
        </Spot>
      ),
    },
    {
      id: 'token-damage',
      name: 'rw.token.damage',
      about: 'rw.token.damage.about',
      picture: (
        <Spot>
          <Sign path={icons.damage} size={40} fill="#a3231b" />
        </Spot>
      ),
    },
    {
      id: 'token-hero',
      name: 'rw.token.hero',
      about: 'rw.token.hero.about',
      picture: (
        <Spot scale={1.4}>
          <HeroToken faction="uthuk" health={4} damage={1} isRouted={false} initials="RS" />
        </Spot>
      ),
    },
    {
      id: 'token-exploration',
      name: 'rw.token.exploration',
      about: 'rw.token.exploration.about',
      picture: (
        <Spot scale={1.8}>
          <Exploration back="2+" />
        </Spot>
      ),
    },
    {
      id: 'token-resources',
      name: 'rw.token.resources',
      about: 'rw.token.resources.about',
      picture: (
        <Spot>
          <Yields yields={[1, 1, 1]} />
        </Spot>
      ),
    },
    {
      id: 'border-water',
      name: 'rw.token.water',
      about: 'rw.token.water.about',
      picture: <Edge border="water" />,
    },
    {
      id: 'border-mountain',
      name: 'rw.token.mountain',
      about: 'rw.token.mountain.about',
      picture: <Edge border="mountains" />,
    },
    {
      id: 'victory-card',
      name: 'rw.token.victory',
      about: 'rw.token.victory.about',
      deck: 'title',
      picture: (
        <Spot>
          <Sign path={laurels} size={42} fill="#8a6528" />
        </Spot>
      ),
    },
  ];
};

/** The tokens, borders and marks of the map. */
export const tokenFaces = (drawing: CardDrawing): DeckFace[] => {
  const { sight, speaker } = drawing;
  const printed = sentences(strongholdClauses(sight.content).map(clause => speaker.message(clause)));
  return tokensOf(drawing).map(({ id, name, about, picture, deck = 'token' }) => ({
    deck,
    over: speaker.say('rw.card.piece'),
    name: speaker.say(name),
    seed: id,
    sign: resourceIcons[2],
    land: 'neutral',
    picture: <span className={styles.still}>{picture}</span>,
    lines: [{ text: speaker.say(about) }, ...(id === 'token-stronghold' ? [{ text: printed }] : [])],
    foot: ['', ''],
  }));
};
