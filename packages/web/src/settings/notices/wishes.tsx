import type { MyNotices, NoticeSettings } from '@runehold/protocol/hall/notices';
import {
  type NoticeChannel,
  noticeChannels,
  noticeKinds,
  noticeTimes,
} from '@runehold/protocol/parts/notice';
import type { ReactNode } from 'react';
import { useSpeaker } from '../../text/use-speaker.ts';
import styles from './notices.module.css';

type WishesProps = { readonly mine: MyNotices; set(settings: Partial<NoticeSettings>): Promise<void> };

/** The ways by which somebody is reached. */
const waysOf = ({ mail, push, webhook }: MyNotices): readonly NoticeChannel[] => {
  const has = { push: push.length > 0, mail: mail !== undefined, webhook: webhook !== undefined };
  return noticeChannels.filter(channel => has[channel]);
};

/** For each kind of thing, and each way by which one is reached, when one is told. */
export const Wishes = ({ mine, set }: WishesProps): ReactNode => {
  const speaker = useSpeaker();
  const { wishes } = mine.settings;
  const ways = waysOf(mine);
  return (
    <div className={styles.place}>
      <h3 id="notices-wishes">{speaker.say('notices.wishes')}</h3>
      <table className={styles.wishes} aria-labelledby="notices-wishes">
        <thead>
          <tr>
            <th scope="col">{speaker.say('notices.kind')}</th>
            {ways.map(channel => (
              <th key={channel} scope="col">
                {speaker.say(`notices.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map(kind => (
            <tr key={kind}>
              <th scope="row">{speaker.say(`notices.kind.${kind}`)}</th>
              {ways.map(channel => (
                <td key={channel} data-way={speaker.say(`notices.channel.${channel}`)}>
                  <select
                    aria-label={speaker.say('notices.wish', {
                      kind: speaker.say(`notices.kind.${kind}`),
                      channel: speaker.say(`notices.channel.${channel}`),
                    })}
                    value={wishes[kind][channel]}
                    onChange={event => {
                      const time =
                        noticeTimes.find(name => name === event.currentTarget.value) ?? wishes[kind][channel];
                      void set({ wishes: { ...wishes, [kind]: { ...wishes[kind], [channel]: time } } });
                    }}
                  >
                    {noticeTimes.map(time => (
                      <option key={time} value={time}>
                        {speaker.say(`notices.time.${time}`)}
                      </option>
                    ))}
                  </select>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{speaker.say('notices.caps')}</p>
    </div>
  );
};
