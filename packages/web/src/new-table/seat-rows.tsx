import { partsOfLevel } from '@runehold/ai/level-names';
import { limits } from '@runehold/protocol/limits';
import type { ReactNode } from 'react';
import { atLevel, botAmong } from '../bots/bot-choice.ts';
import { NatureChoice } from '../bots/nature-choice.tsx';
import { Crest } from '../kit/crest.tsx';
import type { Faction } from '../kit/factions.ts';
import { emblems } from '../kit/factions.ts';
import { Icon } from '../kit/icon.tsx';
import { keyed } from '../kit/keyed.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import type { SeatDraft } from './draft-table.ts';
import { withOption, withSeat, withSeats } from './draft-table.ts';
import styles from './new-table.module.css';
import type { DraftProps } from './new-table.tsx';
import keys from './preset-choice.module.css';
import { SectionTitle } from './section-title.tsx';
import { setUpOf } from './set-ups.ts';
import '../table/words.ts';
import './words.ts';

type SeatProps = DraftProps & { readonly seat: number; readonly mayBeOpen: boolean };

/** How well a bot plays, a key for each level, and of what nature it is; the line below says what such a one is like. */
const Levels = ({ draft, setDraft, entry, seat }: SeatProps): ReactNode => {
  const speaker = useSpeaker();
  const chosen = botAmong(entry, draft.seats[seat].level);
  const { level, nature } = partsOfLevel(chosen);
  const wordOf = (key: string, other: string): string => (speaker.knows(key) ? speaker.word(key) : other);
  const choose = (bot: string): void => setDraft(withSeat(draft, seat, { level: bot }));
  return (
    <fieldset className={keys.levels}>
      <legend className="sr">{speaker.say('table.bot.level', { n: seat + 1 })}</legend>
      {entry.levels.map((each, n) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === level}
          onClick={() => choose(atLevel(entry, chosen, each))}
        >
          {wordOf(`table.level.${each}`, speaker.say('new.level.n', { n: n + 1 }))}
        </button>
      ))}
      <NatureChoice offered={entry} chosen={chosen} seat={seat} choose={choose} className={styles.field} />
      <p>
        {wordOf(`table.level.${level}.about`, '')}
        {nature === undefined ? undefined : ` ${wordOf(`table.nature.${nature}.about`, '')}`}
      </p>
    </fieldset>
  );
};

/** What is asked besides: a name, a level. */
const Particulars = (props: SeatProps): ReactNode => {
  const { draft, setDraft, seat } = props;
  const speaker = useSpeaker();
  const { kind, name } = draft.seats[seat];
  switch (kind) {
    case 'bot':
      return <Levels {...props} />;
    case 'here':
      return (
        <input
          className={styles.field}
          aria-label={speaker.say('new.name')}
          placeholder={speaker.say('table.player', { n: seat + 1 })}
          maxLength={limits.name}
          value={name}
          onChange={event => setDraft(withSeat(draft, seat, { name: event.currentTarget.value }))}
        />
      );
    default:
      return <em>{speaker.say(`new.who.${kind}.about`)}</em>;
  }
};

/** Which faction a seat plays, as crests; a faction somebody else has chosen is not to be had. */
export const Factions = ({ draft, setDraft, entry, seat }: Omit<SeatProps, 'mayBeOpen'>): ReactNode => {
  const speaker = useSpeaker();
  const { seatOption } = setUpOf(entry.id);
  if (seatOption === undefined) return undefined;
  const optionOf = (other: number) => entry.options.find(({ name }) => name === seatOption(other));
  const option = optionOf(seat);
  if (option === undefined) return undefined;
  const chosenBy = (other: number): string => draft.options[seatOption(other)] ?? option.usual;
  const taken = new Set(draft.seats.map((_, other) => (other === seat ? option.usual : chosenBy(other))));
  return (
    <fieldset className={styles.factions}>
      <legend className="sr">{speaker.say('new.faction', { n: seat + 1 })}</legend>
      {option.values.map(value => (
        <button
          key={value}
          type="button"
          aria-pressed={chosenBy(seat) === value}
          aria-label={speaker.word(`option.${option.name}.${value}`)}
          title={speaker.word(`option.${option.name}.${value}`)}
          disabled={value !== option.usual && taken.has(value)}
          onClick={() => setDraft(withOption(draft, option.name, value))}
        >
          {Object.hasOwn(emblems, value) ? (
            <Crest faction={value as Faction} />
          ) : (
            <Icon path={icon('perspective-dice-six-faces-random')} />
          )}
        </button>
      ))}
    </fieldset>
  );
};

const SeatRow = (props: SeatProps): ReactNode => {
  const { draft, setDraft, seat, mayBeOpen, entry } = props;
  const speaker = useSpeaker();
  const { kind } = draft.seats[seat];
  const { seatOption } = setUpOf(entry.id);
  const faction = draft.options[seatOption?.(seat) ?? ''] ?? 'neutral';
  const kinds: readonly SeatDraft['kind'][] =
    seat === 0 ? ['me', 'bot'] : ['here', 'bot', ...(mayBeOpen ? (['open'] as const) : [])];
  return (
    <li className={`${styles.seat} ${Object.hasOwn(emblems, faction) ? faction : 'neutral'}`}>
      <b className={styles.number}>{seat + 1}</b>
      <select
        className={styles.field}
        aria-label={speaker.say('new.who', { n: seat + 1 })}
        value={kind}
        onChange={event =>
          setDraft(withSeat(draft, seat, { kind: event.currentTarget.value as SeatDraft['kind'] }))
        }
      >
        {kinds.map(each => (
          <option key={each} value={each}>
            {speaker.say(`new.who.${each}`)}
          </option>
        ))}
      </select>
      <span className={styles.particulars}>
        <Particulars {...props} />
      </span>
      <Factions {...props} />
    </li>
  );
};

/** How many play. */
export const SeatCounts = ({ draft, setDraft, entry, takes }: DraftProps): ReactNode => {
  const speaker = useSpeaker();
  const { min, max } = entry.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <fieldset className={styles.counts}>
      <legend className="sr">{speaker.say('new.seats.how-many')}</legend>
      {counts.map(count => (
        <button
          key={count}
          type="button"
          aria-pressed={draft.seats.length === count}
          disabled={!takes(draft.options, count)}
          onClick={() => setDraft(withSeats(draft, count))}
        >
          {count}
        </button>
      ))}
    </fieldset>
  );
};

/** Everybody at the table, a row each. */
export const SeatRows = (props: DraftProps & { readonly mayBeOpen: boolean }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section>
      <div className={styles.head}>
        <SectionTitle>{speaker.say('new.seats')}</SectionTitle>
        <SeatCounts {...props} />
      </div>
      <ol className={styles.seats}>
        {keyed(props.draft.seats, () => 'seat').map(({ key, at: seat }) => (
          <SeatRow key={key} {...props} seat={seat} />
        ))}
      </ol>
    </section>
  );
};
