import { inlineRules } from '@runehold/ai/inlining';
import { processIo } from './frame/io.ts';
import { runehold } from './program.ts';

inlineRules();
// Set, not called with: what is still being written to a pipe gets there.
process.exitCode = await runehold(process.argv.slice(2), processIo());
