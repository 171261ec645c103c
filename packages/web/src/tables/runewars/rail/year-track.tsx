import { NONE } from '@runehold/kernel/layout/zones';
import { seasonIds, seasonPool, titleIds } from '@runehold/runewars/pools';
import { asPlayed, titlesIn } from '@runehold/runewars/rules/view/realm';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { Tip } from '../../../table/tips/tip.tsx';
import { at } from '../addresses.ts';
import { CardLook, MarkLook, markText } from '../closer-look.tsx';
import { seasonIcons } from '../icons.ts';
import { numerals } from '../numerals.ts';
import { factionAt } from '../sight.ts';
import { rulesText } from '../texts.ts';
import { useDrawing } from '../use-drawing.ts';
import { Emblem } from './emblem.tsx';
import styles from './year-track.module.css';

/** What titles are called where there is room for one word. */
const shortTitles = [
  'rw.title.primarch',
  'rw.title.captain',
  'rw.title.commander',
  'rw.title.guildmaster',
] as const;

const SeasonCard = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const number = sight.t.seasonCard.at(0);
  if (number === NONE) return undefined;
  const name = speaker.noun('seasonCard', seasonPool.cards[number]);
  const text = rulesText(drawing, 'seasonCard', number);
  return (
    <Thing
      at="season-card"
      label={`${speaker.say('rw.season-card')}: ${name}. ${text}`}
      className={styles.card}
      look={<CardLook drawing={drawing} kind="seasonCard" it={number} />}
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
  const years = Array.from({ length: asPlayed(sight, 'years') }, (_, i) => i + 1);
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
          const owner = t.victoryOn.get(i) - 1;
          const name = speaker.noun('season', id);
          const claims = owner < 0 ? [] : [speaker.say('rw.victory-on', { who: owner })];
          return (
            <li key={id} data-now={t.year > 0 && i === t.season} data-season={id}>
              <Tip
                label={[name, ...claims, markText(drawing, id)].join('. ')}
                look={
                  <MarkLook
                    drawing={drawing}
                    mark={id}
                    title={name}
                    notes={claims.map(claim => `${claim}. ${markText(drawing, 'victory-card')}`)}
                  />
                }
              >
                <Icon path={seasonIcons[i]} className={styles.season} />
                {owner < 0 ? undefined : (
                  <span className={styles.victory}>
                    <Emblem faction={factionAt(sight, owner)} />
                  </span>
                )}
              </Tip>
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
      {titlesIn(sight).map(title => {
        const id = titleIds[title];
        const owner = t.titleOwner.get(title) - 1;
        const name = speaker.noun('title', id);
        const held =
          owner < 0
            ? speaker.say('rw.title.free')
            : speaker.say('rw.title.influence', { who: owner, n: t.titleInfluence.get(title) });
        return (
          <Thing
            key={id}
            at={at.title(title)}
            label={`${name}: ${held}. ${rulesText(drawing, 'title', title)}`}
            className={styles.title}
            look={<CardLook drawing={drawing} kind="title" it={title} notes={[held]} />}
          >
            <span aria-hidden="true">
              <Emblem faction={owner < 0 ? 'neutral' : factionAt(sight, owner)} />
              <b>{speaker.say(shortTitles[title])}</b>
              {owner < 0 ? undefined : <i>{t.titleInfluence.get(title)}</i>}
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
