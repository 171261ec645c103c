import type { PastGame, Profile } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../app/notices.ts';
import { linkTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { Crest } from '../kit/crest.tsx';
import { theServer } from '../remote/house.ts';
import { levelName } from '../text/level-name.ts';
import type { Speaker } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { factionOf, gameName } from './game-names.ts';
import styles from './past-games.module.css';
import { signed } from './ratings.tsx';
import '../hall/words.ts';

const resultOf = ({ place, seats, winners, left }: PastGame, speaker: Speaker): string => {
  if (left) return speaker.say('people.last.left');
  if (place === undefined) return speaker.say('people.last.ended');
  if (winners === 0) return speaker.say('hall.won.nobody');
  if (winners === seats && seats > 1) return speaker.say('hall.won.all');
  return place === 1
    ? speaker.say('people.last.won')
    : speaker.say('people.last.place', { place, of: seats });
};

const namesOf = ({ others }: PastGame, speaker: Speaker): string =>
  others
    .map(({ name, level }) =>
      level === undefined
        ? (name ?? speaker.say('people.someone'))
        : speaker.say('people.bot', { level: levelName(speaker, level) }),
    )
    .join(', ');

const Row = ({ game }: { game: PastGame }): ReactNode => {
  const speaker = useSpeaker();
  const names = namesOf(game, speaker);
  const day = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'medium' });
  return (
    <li className={styles.row} data-won={game.place === 1 && !game.left && game.winners < game.seats}>
      <a href={linkTo('replay', 'server', game.table)}>
        <Crest faction={factionOf(game.faction)} />
        <span className={styles.what}>
          <b>{gameName(game.game)}</b>
          <span>
            {names === '' ? speaker.say('hall.alone') : speaker.say('people.last.against', { names })}
          </span>
          <time dateTime={new Date(game.at).toISOString()}>{day.format(game.at)}</time>
        </span>
        <span className={styles.result}>
          <b>{resultOf(game, speaker)}</b>
          {game.change === undefined ? undefined : (
            <span>{speaker.say('people.change', { change: signed(game.change) })}</span>
          )}
        </span>
        <span className="sr"> {speaker.say('people.last.replay')}</span>
      </a>
    </li>
  );
};

type Further = { readonly games: readonly PastGame[]; readonly after: string | undefined };

/** The games somebody has finished, the latest first, each a way to its replay. */
export const PastGames = ({ page, me, last }: Pick<Profile, 'page' | 'me' | 'last'>): ReactNode => {
  const speaker = useSpeaker();
  const [further, setFurther] = useState<Further>({ games: [], after: last.after });
  const { after } = further;
  const more = (from: string): void =>
    void attempt(async () => {
      const next = await theServer.call('person-games', { person: me ? 'me' : (page ?? 'me'), after: from });
      setFurther(now => ({ games: [...now.games, ...next.games], after: next.after }));
    });
  const games = [...last.games, ...further.games];
  return (
    <section className={styles.sheet} aria-label={speaker.say('people.last')}>
      <h2>{speaker.say('people.last')}</h2>
      {games.length === 0 ? (
        <p>{speaker.say(me ? 'people.last.none-own' : 'people.last.none')}</p>
      ) : undefined}
      <ol>
        {games.map(game => (
          <Row key={`${game.table} ${game.at}`} game={game} />
        ))}
      </ol>
      {after === undefined ? undefined : (
        <Button look="paper" onClick={() => more(after)}>
          {speaker.say('hall.more')}
          <span className="sr"> {speaker.say('people.last')}</span>
        </Button>
      )}
    </section>
  );
};
