import { levelsOf, USUAL_LEVEL } from '@runehold/ai/levels';
import { Summary } from '@runehold/ai/simulation';
import { writeText } from '../../files.ts';
import type { Command } from '../../frame/command.ts';
import { wrongUsage } from '../../frame/failure.ts';
import { findGuide, loadGame } from '../../games.ts';
import { measuringArgs, planOf } from '../../measure/measured.ts';
import { meantBy } from '../../measure/plan.ts';
import { playAll } from '../../measure/play-all.ts';
import { Speaker } from '../../text/speaker.ts';
import { reportPage } from './page.ts';
import { reportLines } from './report.ts';

/** `runehold simulate`: how even a game is, told by many games of the same bots, with pictures. */
export const simulateCommand: Command = {
  args: {
    game: { type: 'positional', about: 'cli.arg.game', required: true },
    bots: { type: 'string', about: 'cli.arg.simulate-bots', hint: 'LEVEL,…' },
    ...measuringArgs,
    chart: { type: 'string', about: 'cli.arg.simulate-chart', hint: 'FILE' },
  },
  run: async (given, context) => {
    const { io } = context;
    const { names } = levelsOf(await findGuide((await loadGame(given.needed('game'))).game.id));
    const named = given.text('bots') ?? (names.includes(USUAL_LEVEL) ? USUAL_LEVEL : names[0]);
    const { plan, games } = await planOf(given, named, () => 'simulation', context);
    if (plan.bots.length > plan.seats) throw wrongUsage('cli.error.too-many-bots');
    const meant = await meantBy(plan);
    const summary = new Summary({ ...meant.simulation, games });
    await playAll(plan, meant, summary, { given, context });
    const result = summary.result();
    const speaker = new Speaker(context.speaker.language, await loadGame(plan.game));
    const chart = given.text('chart');
    if (chart !== undefined) writeText(chart, reportPage(result, speaker));
    if (given.flag('json')) io.out(`${JSON.stringify({ ok: true, result })}\n`);
    else io.out(`${reportLines(result, speaker, io.colors).join('\n')}\n`);
    return 0;
  },
};
