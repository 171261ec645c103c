import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { GamePack } from '@runehold/kernel/pack/pack';
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

type Options = Readonly<Record<string, string>>;
type Choice = { readonly value: string; readonly label: string; readonly hint?: string };

const worded = (voice: Speaker, key: string, otherwise: string): string =>
  voice.knows(key) ? voice.message({ key, args: {} }) : otherwise;

const valueChoices = ({ game }: GamePack, option: string, voice: Speaker): Choice[] =>
  game.layout.options[option].values.map(value => ({
    value,
    label: worded(voice, `option.${option}.${value}`, value),
  }));

/** Whether an option has another value to choose than the usual one: a variant comes with the box that is open. */
const isOpen = ({ game }: GamePack, chosen: Options, option: string): boolean => {
  const isTaken = (options: Options): boolean => refuseSetup(game, game.seats.min, options) === undefined;
  const { values, usual } = game.layout.options[option];
  return (
    Object.hasOwn(chosen, option) ||
    !isTaken(chosen) ||
    values.some((value, i) => i !== usual && isTaken({ ...chosen, [option]: value }))
  );
};

/** The options of a table as they stand, and what they change: "Scenario: Runewars". */
export const optionChoices = (pack: GamePack, chosen: Options, voice: Speaker): Choice[] =>
  Object.entries(pack.game.layout.options)
    .filter(([option]) => isOpen(pack, chosen, option))
    .map(([option, { values, usual }]) => {
      const value = chosen[option] ?? values[usual];
      const name = worded(voice, `option.${option}`, option);
      const about = `option-about.${option}`;
      return {
        value: option,
        label: `${name}: ${worded(voice, `option.${option}.${value}`, value)}`,
        ...(voice.knows(about) && { hint: voice.message({ key: about, args: {} }) }),
      };
    });

/** What the table is like, if there is somebody to ask: changed one thing at a time until it is as it should be. */
export const chooseOptions = async (
  pack: GamePack,
  seats: number,
  { io, speaker }: Context,
): Promise<Options> => {
  let chosen: Options = {};
  if (!io.interactive || Object.keys(pack.game.layout.options).length === 0) return chosen;
  const voice = new Speaker(speaker.language, pack);
  for (;;) {
    const refused = refuseSetup(pack.game, seats, chosen);
    // Every reason that a choice from these lists can have is one of the game's own, and needs no numbers.
    if (refused) io.err(`${io.colors.red(voice.message({ key: refused.key, args: {} }))}\n`);
    const start = refused ? [] : [{ value: '', label: speaker.say('cli.play.sit-down') }];
    const choices = [...start, ...optionChoices(pack, chosen, voice)];
    const option = await choose(speaker.say('cli.play.which-table'), choices[0].value, choices);
    if (option === '') return chosen;
    const { values, usual } = pack.game.layout.options[option];
    const value = await choose(
      worded(voice, `option.${option}`, option),
      chosen[option] ?? values[usual],
      valueChoices(pack, option, voice),
    );
    chosen = { ...chosen, [option]: value };
  }
};
