import type { GamePack } from '@runehold/kernel/pack';
import type { Context } from '../frame/command.ts';
import { notDone } from '../frame/failure.ts';
import { gameIds, loadGame, usualGame } from '../games.ts';
import { Speaker } from '../text/speaker.ts';

/** Asks a person to choose; leaving the list is leaving. */
const choose = async <V extends string | number>(
  message: string,
  usual: V,
  choices: readonly { readonly value: V; readonly label: string; readonly hint?: string }[],
): Promise<V> => {
  const { isCancel, select } = await import('@clack/prompts');
  const options = choices as unknown as Parameters<typeof select<V>>[0]['options'];
  const chosen = await select<V>({ message, options, initialValue: usual });
  if (isCancel(chosen)) throw notDone('cli.play.left');
  return chosen;
};

/** Which game, if there is somebody to ask and something to choose. */
export const chooseGame = async ({ io, speaker }: Context): Promise<string> => {
  if (!io.interactive) return usualGame;
  const choices = await Promise.all(
    gameIds.map(async value => {
      const voice = new Speaker(speaker.language, await loadGame(value));
      const label = voice.message({ key: 'game.name', args: {} });
      return { value, label, hint: voice.message({ key: 'game.about', args: {} }) };
    }),
  );
  return choose(speaker.say('cli.play.which-game'), usualGame, choices);
};

/** How many at the table, if there is somebody to ask. */
export const chooseSeats = async (
  pack: GamePack,
  usual: number,
  { io, speaker }: Context,
): Promise<number> => {
  if (!io.interactive) return usual;
  const { min, max } = pack.game.seats;
  const choices = Array.from({ length: max - min + 1 }, (_, i) => ({
    value: min + i,
    label: String(min + i),
  }));
  return choose(speaker.say('cli.play.how-many'), usual, choices);
};
