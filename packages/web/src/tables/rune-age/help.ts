import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { handStrength } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, ownSeat, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { Scene } from '../../table/art/scene.ts';
import { amountOf, markOf } from './marks.ts';
import { textOf } from './texts.ts';

const prices = /^spend-(gold\.(buy|stronghold|monument)|influence\.acquire)$/;

/** What the money comes to: a purse is spent whole or lost. (RA-ACT) */
const purseHelp = (have: number, chosen: Message | undefined, scene: Scene): string | undefined => {
  const { speaker } = scene;
  if (chosen !== undefined && prices.test(chosen.key)) {
    const takes = amountOf(markOf(chosen, scene));
    return speaker.say('ra.help.left', { have, takes, left: have - takes });
  }
  return have > 0 ? speaker.say('ra.help.lost', { have }) : undefined;
};

/** What a card would add to the army. */
const playHelp = (
  ask: AskView,
  { key, args }: Message,
  { view, pack, speaker }: Scene,
): string | undefined => {
  if (key !== 'label.card') return undefined;
  const sight = sightOf(view, pack);
  const { total: now = 0, against = 0 } = ask.prompt.args;
  return speaker.say('ra.help.play', {
    now,
    after: now + (cardOf(sight, args['it'] ?? 0).strength ?? 0),
    against,
  });
};

/** What is worth knowing about a decision, with what is chosen so far. */
export const helpOf = (ask: AskView, chosen: readonly Message[], scene: Scene): string | undefined => {
  const [first] = chosen;
  const { purse } = ask.prompt.args;
  const lines = [
    purse === undefined ? undefined : purseHelp(purse, first, scene),
    first !== undefined && ask.prompt.key === 'prompt.assault' ? playHelp(ask, first, scene) : undefined,
    first?.key.startsWith('action.attack.') === true ? attackHelp(first, scene) : undefined,
    first === undefined ? textOf(ask.prompt, scene) : textOf(first, scene),
  ];
  const said = lines.filter(line => line !== undefined);
  return said.length === 0 ? undefined : said.join(' ');
};

const attackHelp = (target: Message, scene: Scene): string | undefined => {
  const mark = markOf(target, scene);
  if (mark === undefined) return undefined;
  const sight = sightOf(scene.view, scene.pack);
  return scene.speaker.say('ra.help.attack', {
    need: amountOf(mark),
    have: handStrength(sight, ownSeat(sight)),
  });
};
