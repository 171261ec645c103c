import { type Coach, decisionOf, type Word, wantsOdds, wordsAt } from '@runehold/kernel/pack/coach';
import type { AskView } from '@runehold/kernel/view/describe';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Draft } from '../session/draft.ts';
import { answerIn, emptyDraft, stands } from '../session/draft.ts';
import type { TableSession } from '../session/session.ts';
import { type TableInPlay, useTable } from '../session/table-context.ts';
import { useDraft } from '../session/use-draft.ts';
import { beforeAnswer, countGame, noteAnswer, noteWord, type Place, type Sitting, wordFor } from './book.ts';
import { useBook, useSpeaking, writeBook } from './coach-store.ts';
import { useOdds } from './use-odds.ts';

/** What the bar says while an answer waits for a second word. */
export const ANYWAY = 'coaching.anyway';

/** What is chosen so far; of an errand its first answer. */
const chosenIn = (table: TableInPlay, ask: AskView, draft: Draft): readonly number[] =>
  answerIn(ask, draft, table.errands) ?? draft.filter(code => code !== undefined);

const sayable = (words: readonly Word[]) =>
  words.map(word => ({ id: word.trigger.id, kind: word.trigger.kind, word }));

const idsOf = (words: readonly Word[]): readonly string[] => words.map(({ trigger }) => trigger.id);

/** Notes what an answer came to, once its question is over: until then another one can be given. */
const useAnswers = (ask: AskView) => {
  const given = useRef<{ readonly place: Place; readonly silenced: readonly string[] }>(undefined);
  useEffect(() => {
    if (ask.id !== given.current?.place.ask) given.current = undefined;
    return () => {
      const { current } = given;
      given.current = undefined;
      if (current !== undefined) writeBook(book => noteAnswer(book, current.place, current.silenced));
    };
  }, [ask.id]);
  return given;
};

type Coaching = {
  readonly coach: Coach;
  readonly session: TableSession;
  readonly sitting: Sitting;
  readonly ask: AskView;
};

/** What the coach says about the open ask with what is chosen of the answer. It also looks at answers before they go. */
export const useCoach = ({ coach, session, sitting, ask }: Coaching): Word | undefined => {
  const table = useTable();
  const { pack, view } = table;
  const draft = useDraft();
  const isMade = stands(ask, draft);
  const chosen = chosenIn(table, ask, draft);
  const about = useMemo(() => ({ view, ask }), [view, ask]);
  const odds = useOdds(
    session,
    ask,
    chosen,
    known => !isMade && wantsOdds(coach, decisionOf(pack.game, about, chosen, known)),
  );
  const decision = decisionOf(pack.game, about, chosen, odds);
  const words = isMade ? [] : wordsAt(coach, decision);
  const place: Place = {
    game: pack.game.id,
    table: `${session.table}.${ask.seat}`,
    spell: coach.spellOf(decision),
    ask: ask.id,
    mostWarnings: coach.mostWarnings,
  };
  const book = useBook();
  const said = wordFor(book, place, sayable(words));
  const given = useAnswers(ask);

  useEffect(() => writeBook(kept => countGame(kept, sitting)), [sitting]);
  useLayoutEffect(() => {
    if (said !== undefined) writeBook(kept => noteWord(kept, place, said));
    useSpeaking.setState({ ask: said === undefined ? undefined : ask.id });
  });
  useEffect(() => () => useSpeaking.setState({ ask: undefined }), []);
  useEffect(() =>
    session.minders.add((asked, reply) => {
      if (asked.id !== ask.id) return undefined;
      const told = wordsAt(coach, decisionOf(pack.game, about, reply, odds));
      const { book: written, held } = beforeAnswer(useBook.getState(), place, sayable(told));
      writeBook(() => written);
      if (held !== undefined) return { key: ANYWAY, args: {} };
      const start = decisionOf(pack.game, about, chosenIn(table, ask, emptyDraft(ask)), odds);
      const before = new Set([...idsOf(wordsAt(coach, start)), ...(said === undefined ? [] : [said.id])]);
      for (const id of idsOf(told)) before.delete(id);
      given.current = { place, silenced: [...before] };
      return undefined;
    }),
  );
  return said?.word;
};
