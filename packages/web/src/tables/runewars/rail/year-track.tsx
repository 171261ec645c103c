import { seasonIds, seasonPool, titleIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { at } from '../addresses.ts';
import { seasonIcons } from '../icons.ts';
import { peopleName } from '../map/about-area.ts';
import { lastYear } from '../numbers.ts';
import { Parchment } from '../parchment.tsx';
import { factionAt } from '../sight.ts';
import { rulesText } from '../texts.ts';
import { useDrawing } from '../use-drawing.ts';
import { Emblem } from './emblem.tsx';
import styles from './year-track.module.css';

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** What titles are called where there is room for one word. */
const shortTitles = ['rw.title.primarch', 'rw.title.captain', 'rw.title.commander'] as const;

const SeasonCard = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const id = sight.t.seasonCard[0];
  if (id === undefined) return undefined;
  const name = speaker.noun('seasonCard', id);
  const text = rulesText(drawing, 'seasonCard', seasonPool.cards.indexOf(id));
  return (
    <Thing
      at="season-card"
      label={`${speaker.say('rw.season-card')}: ${name}. ${text}`}
      className={styles.card}
      look={<Parchment title={name} text={text} />}
    >
      <span aria-hidden="true">
        <small>{speaker.say('rw.season-card')}</small>
        <b>{name}</b>
      </span>
    </Thing>
  );
};

/** Years and seasons, with Victory cards on the seasons whose decks they lie on. */
const Track = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const years = Array.from({ length: lastYear(sight) }, (_, i) => i + 1);
  const season = speaker.noun('season', seasonIds[t.season]);
  return (
    <>
      <p className="sr">
        {speaker.say('rw.year.of', { n: t.year, of: years.length })}, {season}
      </p>
      <ol className={styles.years} aria-hidden="true">
        {years.map(year => (
          <li key={year} data-now={year === t.year} data-past={year < t.year}>
            {numerals[year]}
          </li>
        ))}
      </ol>
      <ol className={styles.seasons}>
        {seasonIds.map((id, i) => {
          const owner = t.victoryOn[i] - 1;
          return (
            <li
              key={id}
              data-now={t.year > 0 && i === t.season}
              data-season={id}
              title={speaker.noun('season', id)}
            >
              <Icon path={seasonIcons[i]} className={styles.season} />
              {owner < 0 ? undefined : (
                <span className={styles.victory}>
                  <Emblem faction={factionAt(sight.view, owner)} />
                  <span className="sr">
                    {speaker.noun('season', id)}:{' '}
                    {speaker.say('rw.victory-on', { name: peopleName(drawing, owner) })}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Titles = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  return (
    <section className={styles.titles} aria-label={speaker.say('rw.titles')}>
      {titleIds.map((id, title) => {
        const owner = t.titleOwner[title] - 1;
        const name = speaker.noun('title', id);
        const held =
          owner < 0
            ? speaker.say('rw.title.free')
            : speaker.say('rw.title.influence', {
                owner: peopleName(drawing, owner),
                n: t.titleInfluence[title],
              });
        return (
          <Thing
            key={id}
            at={at.title(title)}
            label={`${name}: ${held}. ${rulesText(drawing, 'title', title)}`}
            className={styles.title}
            look={<Parchment title={name} text={`${held}. ${rulesText(drawing, 'title', title)}`} />}
          >
            <span aria-hidden="true">
              <Emblem faction={owner < 0 ? 'neutral' : factionAt(sight.view, owner)} />
              <b>{speaker.say(shortTitles[title])}</b>
              {owner < 0 ? undefined : <i>{t.titleInfluence[title]}</i>}
            </span>
          </Thing>
        );
      })}
    </section>
  );
};

/** Where the war stands: year, season, its card, and who holds the titles. */
export const YearTrack = (): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <section className={styles.track} aria-label={speaker.say('rw.years')}>
      <Track />
      <SeasonCard />
      <Titles />
    </section>
  );
};
