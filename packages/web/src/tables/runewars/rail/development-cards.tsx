import { developmentCardIds } from '@runehold/runewars/pools';
import { developmentCardsOf, type OwnCard } from '@runehold/runewars/rules/view/development-cards';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { CardLook } from '../closer-look.tsx';
import { icons, unitIcons } from '../icons.ts';
import { rulesText } from '../texts.ts';
import { useDrawing } from '../use-drawing.ts';
import { Cost, costWords } from './cost.tsx';
import styles from './development-cards.module.css';

/** A Development card: on parchment once it is bought, with its price until then. (BW-DEVC-05, BW-DEVC-10) */
const OneCard = ({ own: { card, isBought, cost } }: { own: OwnCard }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const id = developmentCardIds[card];
  const name = speaker.noun('developmentCard', id);
  const { unit } = sight.content.developmentCards[card];
  const state = isBought ? speaker.say('rw.devcard.bought') : costWords(drawing, cost);
  return (
    <Thing
      at={at.developmentCard(card)}
      label={[name, state, rulesText(drawing, 'developmentCard', card)].join(', ')}
      className={styles.thing}
      look={<CardLook drawing={drawing} kind="developmentCard" it={card} notes={[state]} />}
    >
      <span className={styles.card} data-bought={isBought} aria-hidden="true">
        <Icon path={unitIcons[unit ?? ''] ?? icons.developmentCard} className={styles.icon} />
        <span>
          <b>{name}</b>
          {isBought && unit !== undefined ? <small>{speaker.noun('unit', unit)}</small> : undefined}
          {isBought ? undefined : <Cost cost={cost} />}
        </span>
      </span>
    </Thing>
  );
};

/** The Development cards of a seat's faction, those that are bought first. */
export const DevelopmentCards = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const cards = developmentCardsOf(sight, seat);
  if (cards.length === 0) return undefined;
  const n = cards.filter(({ isBought }) => isBought).length;
  return (
    <section className={styles.cards} aria-label={speaker.say('rw.devcards')}>
      <h3>
        {speaker.say('rw.devcards')}{' '}
        <small className={styles.count}>{speaker.say('rw.devcards.count', { n, of: cards.length })}</small>
      </h3>
      <div className={styles.grid}>
        {cards.map(own => (
          <OneCard key={own.card} own={own} />
        ))}
      </div>
    </section>
  );
};
