import { intro, outro } from '@clack/prompts';
import { defineCommand, runMain } from 'citty';
import pc from 'picocolors';

/** `runehold play`: sits down at a table in this terminal. */
const play = defineCommand({
  meta: { name: 'play', description: 'Play a game in this terminal' },
  run: () => {
    intro(pc.bold('Runehold'));
    outro('No table is laid yet.');
  },
});

const runehold = defineCommand({
  meta: { name: 'runehold', description: 'Digital tables for board games' },
  subCommands: { play },
});

await runMain(runehold);
