import type { OrderGuard, OrderLink, OrderScope } from '@runehold/protocol/parts/order';
import { orderTerms } from '@runehold/protocol/parts/order-terms';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { keyed } from '../../kit/keyed.ts';
import type { Speaker } from '../../text/speaker.ts';
import { useTable } from '../session/table-context.ts';
import { useDraft } from '../session/use-draft.ts';
import styles from './ahead.module.css';
import { askNow, type KnownAsk, knownAsks } from './known-asks.ts';
import { choicesOf } from './links.ts';
import { sayLink } from './order-list.tsx';

type PickProps = {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  choose(value: string): void;
};

const Pick = ({ label, value, values, choose }: PickProps): ReactNode => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={event => choose(event.currentTarget.value)}>
      {values.map(([each, said]) => (
        <option key={each} value={each}>
          {said}
        </option>
      ))}
    </select>
  </label>
);

/** The question that is open first, then those that were seen before. */
const useQuestions = (): readonly KnownAsk[] => {
  const { view, session } = useTable();
  const now = askNow(view);
  const seat = typeof view.viewer === 'number' ? view.viewer : -1;
  const known = session === undefined ? [] : knownAsks(session.table, seat);
  const all = now === undefined ? known : [now, ...known.filter(({ name }) => name !== now.name)];
  return all.filter(ask => choicesOf(ask, [0]).length > 0);
};

const scopesFor = (hasChapter: boolean): readonly OrderScope[] =>
  hasChapter ? ['stretch', 'chapter', 'game'] : ['stretch', 'game'];

const guardsFor = (hasAlarms: boolean): readonly OrderGuard[] => [
  'as-left',
  'none',
  ...(hasAlarms ? (['unless-attacked'] as const) : []),
  'nothing-new',
];

const said = <V extends OrderScope | OrderGuard>(
  values: readonly V[],
  sayOne: (value: V) => string,
): readonly (readonly [V, string])[] => values.map(value => [value, sayOne(value)] as const);

/** The answers that are to be given one after another, and a way to take back the last. */
const Chain = ({
  links,
  drop,
  speaker,
}: {
  links: readonly OrderLink[];
  drop(): void;
  speaker: Speaker;
}): ReactNode =>
  links.length === 0 ? undefined : (
    <div className={styles.chain}>
      <ol>
        {keyed(links, link => sayLink(link, speaker)).map(({ key, item }) => (
          <li key={key}>{sayLink(item, speaker)}</li>
        ))}
      </ol>
      <p>{speaker.say('ahead.chain')}</p>
      <Button look="paper" onClick={drop}>
        {speaker.say('ahead.drop-last')}
      </Button>
    </div>
  );

/** Leaves an answer: to which question, which, for how long, and on what condition. */
export const OrderForm = (): ReactNode => {
  const { speaker, session, pack } = useTable();
  const { signs = {} } = pack.game;
  const questions = useQuestions();
  const draft = useDraft().filter(code => code !== undefined);
  const [name, setName] = useState(questions[0]?.name ?? '');
  const [choice, setChoice] = useState('');
  const [links, setLinks] = useState<readonly OrderLink[]>([]);
  const [scope, setScope] = useState<OrderScope>('stretch');
  const [guard, setGuard] = useState<OrderGuard>('as-left');
  const question = questions.find(ask => ask.name === name) ?? questions[0];
  if (session === undefined) return undefined;
  if (question === undefined) return <p>{speaker.say('ahead.unknown')}</p>;
  const choices = choicesOf(question, question === questions[0] ? draft : []);
  const picked = choices.find(({ id }) => id === choice) ?? choices[0];
  const first = questions.find(
    ask => links[0] !== undefined && 'ask' in links[0] && links[0].ask === ask.name,
  );
  const among = (first ?? question).options.map(option => option.name);
  const all = picked === undefined ? links : [...links, picked.link];
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void session.order({ links: all, scope, guard, ...(guard === 'nothing-new' && { among }) });
        setLinks([]);
      }}
    >
      <h3>{speaker.say('ahead.new')}</h3>
      <Chain links={links} drop={() => setLinks(links.slice(0, -1))} speaker={speaker} />
      <Pick
        label={speaker.say('ahead.question')}
        value={question.name}
        values={questions.map(ask => [ask.name, speaker.message(ask.prompt)] as const)}
        choose={value => {
          setName(value);
          setChoice('');
        }}
      />
      <Pick
        label={speaker.say('ahead.answer')}
        value={picked?.id ?? ''}
        values={choices.map(({ id, label, link }) => [
          id,
          link.kind === 'choose' && link.words.answer.length > 1
            ? link.words.answer.map(each => speaker.message(each)).join(', ')
            : speaker.message(label),
        ])}
        choose={setChoice}
      />
      {all.length >= orderTerms.links ? undefined : (
        <Button look="paper" onClick={() => setLinks(all)}>
          {speaker.say('ahead.then')}
        </Button>
      )}
      <Pick
        label={speaker.say('ahead.scope')}
        value={scope}
        values={said(scopesFor(signs.chapter !== undefined), value => speaker.say(`ahead.scope.${value}`))}
        choose={value => setScope(value as OrderScope)}
      />
      <Pick
        label={speaker.say('ahead.guard')}
        value={guard}
        values={said(guardsFor(signs.alarms !== undefined), value => speaker.say(`ahead.guard.${value}`))}
        choose={value => setGuard(value as OrderGuard)}
      />
      <Button type="submit" look="brass" data-leave-order disabled={all.length === 0}>
        {speaker.say('ahead.leave')}
      </Button>
    </form>
  );
};
