import { NONE } from '@runehold/kernel/layout/zones';
import { areaIds, attributeIds, commanderCardIds } from '@runehold/runewars/pools';
import { commandersIn, commandOf, heroesOf } from '@runehold/runewars/rules/view/heroes';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { heroLine } from '../area/about-area.ts';
import { CardLook } from '../closer-look.tsx';
import { icons } from '../icons.ts';
import { HeroPiece } from '../pieces/hero-piece.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './heroes.module.css';

const Hero = ({ hero }: { hero: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t, content } = sight;
  const { id, ...numbers } = content.heroes[hero];
  const name = speaker.noun('hero', id);
  const isRouted = t.heroRouted.get(hero) === 1;
  const area = t.heroArea.get(hero) - 1;
  const attributes = attributeIds.map((attribute, i) => ({
    attribute,
    name: speaker.noun('attribute', attribute),
    value: numbers[attribute] + t.training.get(hero, i),
    isTrained: t.training.get(hero, i) > 0,
  }));
  const inQuestPhase = sight.view.crumbs.some(({ procedure }) => procedure === 'quest-phase');
  const acted = !inQuestPhase
    ? undefined
    : t.heroActed.get(hero) === 1
      ? speaker.say('rw.hero.acted')
      : speaker.say('rw.hero.acts');
  const where = area < 0 ? undefined : speaker.say('rw.hero.at', { area: areaIds[area] });
  const command = commandOf(sight, hero);
  const label = [
    heroLine(drawing, hero),
    ...attributes.map(each => speaker.say('rw.attribute', { name: each.name, n: each.value })),
    where,
    isRouted ? speaker.say('rw.hero.routed') : undefined,
    acted,
    command === NONE ? undefined : speaker.say('rw.commander.no-quests'),
  ].filter(part => part !== undefined);
  return (
    <Thing
      at={at.hero(hero)}
      label={label.join(', ')}
      className={styles.thing}
      look={
        <div className={styles.looks}>
          <CardLook drawing={drawing} kind="hero" it={hero} notes={label.slice(0, 1)} />
          {command === NONE ? undefined : <CardLook drawing={drawing} kind="commanderCard" it={command} />}
        </div>
      }
      {...(area >= 0 && { lights: [at.area(area)] })}
    >
      <span
        className={styles.hero}
        aria-hidden="true"
        data-commands={command !== NONE}
        data-acted={inQuestPhase ? t.heroActed.get(hero) === 1 : undefined}
      >
        <svg viewBox="-20 -18 40 40" aria-hidden="true">
          <HeroPiece hero={hero} drawing={drawing} />
        </svg>
        <span>
          <b>{name}</b>
          {command === NONE ? undefined : (
            <span className={styles.command}>
              <Icon path={icons.commander} className={styles.icon} />
              {speaker.noun('commanderCard', commanderCardIds[command])} ·{' '}
              {speaker.say('rw.commander.no-quests')}
            </span>
          )}
          <span className={styles.attributes}>
            {attributes.map(({ attribute, name: long, value, isTrained }) => (
              <span key={attribute} data-trained={isTrained}>
                <i>{long[0].toUpperCase()}</i>
                {value}
              </span>
            ))}
            <span className={styles.where}>
              {[where, isRouted ? speaker.say('rw.hero.routed') : undefined, acted]
                .filter(part => part !== undefined)
                .join(' · ')}
            </span>
          </span>
        </span>
      </span>
    </Thing>
  );
};

/** The heroes who serve a seat. */
export const Heroes = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const leads = commandersIn(sight, seat);
  const heroes = [...leads, ...heroesOf(sight, seat).filter(hero => !leads.includes(hero))];
  return (
    <section className={styles.heroes} aria-label={speaker.say('rw.heroes')}>
      {heroes.length === 0 ? <p>{speaker.say('rw.heroes.none')}</p> : undefined}
      {heroes.map(hero => (
        <Hero key={hero} hero={hero} />
      ))}
    </section>
  );
};
