import type { OrderLink, StandingOrder } from '@runehold/protocol/parts/order';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { keyed } from '../../kit/keyed.ts';
import type { Speaker } from '../../text/speaker.ts';
import { useTable } from '../session/table-context.ts';
import styles from './ahead.module.css';

/** A left answer in words: the question as it was put, and what is answered. */
export const sayLink = (link: OrderLink, speaker: Speaker): string => {
  if (link.kind === 'lone') return speaker.say('ahead.lone');
  const { prompt, answer } = link.words;
  const said = answer.map(each => speaker.message(each)).join(', ');
  const nothing = speaker.say('ahead.nothing');
  return speaker.say('ahead.link', {
    question: speaker.message(prompt),
    answer: said === '' ? nothing : said,
  });
};

/** For how long it stands, and on what condition. */
const sayTerms = ({ scope, guard, dropped }: StandingOrder, speaker: Speaker): string => {
  if (dropped !== undefined) return speaker.say(`ahead.dropped.${dropped}`);
  const terms = guard === 'none' ? [] : [speaker.say(`ahead.guard.${guard}`)];
  return [speaker.say(`ahead.scope.${scope}`), ...terms].join(' · ');
};

const Left = ({ order }: { order: StandingOrder }): ReactNode => {
  const { speaker, session } = useTable();
  const isDropped = order.dropped !== undefined;
  return (
    <li data-order={order.id} data-dropped={order.dropped}>
      <div>
        <ol>
          {keyed(order.links, link => sayLink(link, speaker)).map(({ key, item }) => (
            <li key={key}>{sayLink(item, speaker)}</li>
          ))}
        </ol>
        <p>{sayTerms(order, speaker)}</p>
      </div>
      <Button look="paper" onClick={() => void session?.withdraw(order.id)}>
        {speaker.say(isDropped ? 'ahead.understood' : 'ahead.withdraw')}
      </Button>
    </li>
  );
};

/** Everything that was left to be answered, the latest first. */
export const OrderList = (): ReactNode => {
  const { speaker, session } = useTable();
  const orders = session?.store(state => state.orders) ?? [];
  return (
    <section className={styles.left}>
      <h3>{speaker.say('ahead.left')}</h3>
      {orders.length === 0 ? <p>{speaker.say('ahead.none')}</p> : undefined}
      <ul>
        {orders.toReversed().map(order => (
          <Left key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
};
