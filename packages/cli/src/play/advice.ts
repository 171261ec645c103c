import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import type { Advice, Ahead, Wish } from '@runehold/kernel/pack/advice';
import type { Odds } from '@runehold/kernel/pack/odds';
import type { AskView } from '@runehold/kernel/view/describe';
import { type Capsule, capsuleOf } from '@runehold/shelf/capsule';
import { shelf } from '@runehold/shelf/shelf';
import type { Scene } from '../tables/scene.ts';
import { wrap } from '../tables/wrap.ts';
import type { Speaker } from '../text/speaker.ts';
import { labelOf } from './ask-text.ts';

/** Advises somebody at the table from what their seat knows; undefined where the game has no such advice. */
export type Counsel = (match: Match, seat: Seat, wish: Wish) => Advice | undefined;

/** Whom the people at a table of a game may ask. */
export const counselFor = async (game: string): Promise<Counsel | undefined> => {
  const shelved = shelf.find(game);
  if (shelved === undefined) return undefined;
  const { odds } = await shelved.pack();
  const guide = await shelved.guide?.();
  let capsule: Capsule | undefined;
  return (match, seat, wish) => {
    // The game at hand may have numbers of its own.
    capsule ??= capsuleOf(match.game, { ...(guide && { guide }), ...(odds && { odds }) });
    const { engine, minds } = capsule;
    // The number of answers is the seed: whoever asks again is told the same.
    const sight = { seat, state: engine.sight(match, seat), seed: match.entries.length };
    return minds.advise(sight, wish, () => true);
  };
};

const percent = (share: number): number => Math.round(100 * share);

const sureness = ({ samples, outcomes }: Odds, speaker: Speaker): string => {
  if (samples === 0) return speaker.say('cli.play.odds-exact');
  const width = Math.max(...outcomes.map(({ chance }) => (chance.high - chance.low) / 2));
  return speaker.say('cli.play.odds-sampled', { width: percent(width), n: samples });
};

const oddsLines = (odds: Odds, scene: Scene): string[] => [
  `${scene.colors.bold(scene.speaker.message(odds.about, scene))} (${sureness(odds, scene.speaker)})`,
  ...odds.outcomes.map(({ label, chance }) => {
    const figure = scene.speaker.say('cli.play.odds-outcome', {
      percent: percent(chance.rate),
      what: scene.speaker.message(label, scene),
    });
    return `  ${figure}`;
  }),
  ...odds.costs.map(cost => `  ${scene.speaker.message(cost, scene)}`),
];

/** An answer in words, things that are chosen several times as often as they are. */
export const answerText = (ask: AskView, reply: readonly number[], scene: Scene): string => {
  const { speaker } = scene;
  if (ask.kind === 'yes')
    return speaker.message({ key: reply[0] === 1 ? 'label.yes' : 'label.no', args: {} });
  if (reply.length === 0) return speaker.say('cli.play.hint-nothing');
  const words = reply.map(code => {
    const option = ask.options.find(each => each.code === code);
    return option === undefined ? String(code) : labelOf(option, scene);
  });
  return words.join(', ');
};

/** What looking ahead adds to a hint. */
const aheadLines = ({ plan, tried, chance, next }: Ahead, ask: AskView, scene: Scene): string[] => {
  const { speaker } = scene;
  return [
    ...(plan ? wrap(speaker.message(plan, scene)) : []),
    ...(tried > 0 ? wrap(speaker.say('cli.play.hint-ahead', { percent: percent(chance), n: tried })) : []),
    ...(next
      ? wrap(
          speaker.say('cli.play.hint-next', {
            answer: answerText(ask, next.reply, scene),
            points: percent(next.cost),
          }),
        )
      : []),
  ];
};

/** Advice as lines of text. */
export const adviceLines = (advice: Advice, ask: AskView, scene: Scene): string[] => {
  const { speaker } = scene;
  if (advice.kind === 'hint') {
    const hint = speaker.say('cli.play.hint', {
      answer: answerText(ask, advice.reply, scene),
      why: speaker.message(advice.reason, scene),
    });
    return [...wrap(hint), ...(advice.ahead ? aheadLines(advice.ahead, ask, scene) : [])];
  }
  if (advice.odds.length === 0) return [speaker.say('cli.play.odds-none')];
  const caveats = new Set(
    advice.odds.flatMap(odds => odds.caveats.map(each => speaker.message(each, scene))),
  );
  return [
    ...advice.odds.flatMap(odds => oddsLines(odds, scene)),
    ...[...caveats].flatMap(each => wrap(each)),
  ];
};
