import { seenTable } from '../match/seen-table.ts';
import type { Game } from '../procedure/game.ts';
import type { TableCore } from '../table/table.ts';
import type { Message } from '../text/message.ts';
import type { AskView, OptionView } from '../view/describe.ts';
import type { Crumb, View } from '../view/view.ts';
import type { Odds } from './odds.ts';

/** How sure the coach is: it will come so, it may well, or something good lies open. */
export type CoachKind = 'certain' | 'likely' | 'opportunity';

/** What is asked and what is about to be answered, from what the seat may see and nothing else. */
export type Decision = {
  /** The table as the seat knows it: whatever it does not see lies in a fixed order. */
  readonly table: TableCore;
  readonly ask: AskView;
  /** The ask as `<procedure>.<ask>`. */
  readonly name: string;
  /** The rules that are being carried out, from the whole to the detail. */
  readonly crumbs: readonly Crumb[];
  /** The answer in the making, as far as it is chosen. */
  readonly chosen: readonly number[];
  /** How chance stands with that answer, once the host has told it. */
  readonly odds: readonly Odds[] | undefined;
};

/** One sentence, and the things that it is about, each by a label that leads to it as an option's does. */
export type Remark = { readonly said: Message; readonly lights: readonly Message[] };

/**
 * Something that a coach notices: a rule of thumb or of the game, written once. It speaks of an answer in the making, so
 * whoever gives an answer at which it is silent has acted on it. (decision 63)
 */
export type Trigger = {
  readonly id: string;
  readonly kind: CoachKind;
  /** The statement of the rules behind it. */
  readonly rule: string;
  /** The asks at which it may speak. */
  readonly asks: readonly string[];
  /** What it speaks of is lit as soon as it speaks, not only when somebody asks to see it. */
  readonly isLit?: true;
  /** Whether it cannot tell before it knows how chance stands with what is chosen. */
  needsOdds?(decision: Decision): boolean;
  at(decision: Decision): Remark | undefined;
};

/** What a game's coach knows. */
export type Coach = {
  readonly triggers: readonly Trigger[];
  /** The season or turn in which a decision falls: of one the coach says little. */
  spellOf(decision: Decision): string;
  /** Of how much that is certain it warns in one of them; of all that it may say there, if it says nothing. */
  readonly mostWarnings?: number;
};

/** A word of the coach, and what it comes from. */
export type Word = Remark & { readonly trigger: Trigger };

/** The decision that a view puts to a seat, with an answer in the making. */
export const decisionOf = (
  game: Game,
  { view, ask }: { readonly view: View; readonly ask: AskView },
  chosen: readonly number[],
  odds?: readonly Odds[],
): Decision => ({
  table: seenTable(game, view).table,
  ask,
  name: `${view.crumbs.at(-1)?.procedure}.${ask.name}`,
  crumbs: view.crumbs,
  chosen,
  odds,
});

/** The options that an answer in the making consists of. */
export const pickedIn = ({ ask, chosen }: Pick<Decision, 'ask' | 'chosen'>): readonly OptionView[] =>
  chosen.flatMap(code => ask.options.find(option => option.code === code) ?? []);

/** Whether an answer in the making is one option, of this name. */
export const isPicked = (decision: Decision, name: string): boolean => pickedIn(decision)[0]?.name === name;

/** Whether an ask offers an option. */
export const isOffered = ({ ask }: Pick<Decision, 'ask'>, name: string): boolean =>
  ask.options.some(option => option.name === name);

const ranks: Readonly<Record<CoachKind, number>> = { certain: 0, likely: 1, opportunity: 2 };

const listening = ({ triggers }: Coach, { name }: Decision): readonly Trigger[] =>
  triggers.filter(({ asks }) => asks.includes(name));

/** Everything that there is to say about a decision: what is certain before what is likely, then what lies open. */
export const wordsAt = (coach: Coach, decision: Decision): readonly Word[] =>
  listening(coach, decision)
    .flatMap((trigger): readonly Word[] => {
      const said = trigger.at(decision);
      return said === undefined ? [] : [{ ...said, trigger }];
    })
    .sort((a, b) => ranks[a.trigger.kind] - ranks[b.trigger.kind]);

/** Whether something could be said once it is known how chance stands. */
export const wantsOdds = (coach: Coach, decision: Decision): boolean =>
  decision.odds === undefined &&
  listening(coach, decision).some(trigger => trigger.needsOdds?.(decision) === true);
