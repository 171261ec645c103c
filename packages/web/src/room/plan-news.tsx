import type { GamePack } from '@runehold/kernel/pack/pack';
import type { RoomMessage } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import type { Speaker } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room.module.css';

type Plan = NonNullable<RoomMessage['knew']>;
type Change = { readonly what: string; readonly from: string; readonly to: string };

/** What is to be played otherwise than somebody had agreed to, in words. */
const changesIn = (knew: Plan, now: Plan, pack: GamePack, speaker: Speaker): readonly Change[] => {
  const { options } = pack.game.layout;
  const names = [...new Set([...Object.keys(knew.options), ...Object.keys(now.options)])];
  const valueIn = (plan: Plan, name: string): string => {
    const value = plan.options[name] ?? options[name]?.values[options[name].usual] ?? '';
    const key = `option.${name}.${value}`;
    return speaker.knows(key) ? speaker.word(key) : value;
  };
  const seats =
    knew.seats === now.seats
      ? []
      : [{ what: speaker.say('new.players'), from: String(knew.seats), to: String(now.seats) }];
  const paces =
    knew.pace === now.pace
      ? []
      : [
          {
            what: speaker.say('new.pace'),
            from: speaker.say(`new.pace.${knew.pace}`),
            to: speaker.say(`new.pace.${now.pace}`),
          },
        ];
  const sayVacations = ({ noVacation }: Plan): string =>
    speaker.say(noVacation ? 'room.vacation.not' : 'room.vacation.counts');
  const vacations =
    knew.noVacation === now.noVacation
      ? []
      : [{ what: speaker.say('settings.vacation'), from: sayVacations(knew), to: sayVacations(now) }];
  return [
    ...seats,
    ...paces,
    ...vacations,
    ...names
      .filter(name => knew.options[name] !== now.options[name])
      .map(name => ({
        what: speaker.knows(`option.${name}`) ? speaker.word(`option.${name}`) : name,
        from: valueIn(knew, name),
        to: valueIn(now, name),
      })),
  ];
};

/** Tells somebody what was changed since they agreed to the game, until they agree anew. */
export const PlanNews = ({ room, pack }: { room: RoomMessage; pack: GamePack }): ReactNode => {
  const speaker = useSpeaker();
  const { knew } = room;
  const changes =
    knew === undefined
      ? []
      : changesIn(
          knew,
          {
            options: room.options,
            seats: room.seats.length,
            pace: room.pace,
            ...(room.noVacation && { noVacation: true }),
          },
          pack,
          speaker,
        );
  return (
    <div role="status">
      {changes.length === 0 ? undefined : (
        <div className={styles.news} data-news>
          <b>{speaker.say('room.news')}</b>
          <ul>
            {changes.map(change => (
              <li key={change.what}>{speaker.say('room.news.change', change)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
