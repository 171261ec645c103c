import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/** Counts what a page does to be heard: `opened` are ways to the loudspeaker, `tones` what was sent there. */
export const countSounds = async (page: Page): Promise<() => Promise<{ opened: number; tones: number }>> => {
  await page.addInitScript(() => {
    const heard = { opened: 0, tones: 0 };
    Object.assign(globalThis, { heard });
    const { createOscillator } = BaseAudioContext.prototype;
    BaseAudioContext.prototype.createOscillator = function (this: BaseAudioContext) {
      heard.tones++;
      return createOscillator.call(this);
    };
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.opened++;
      }
    };
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { heard: { opened: number; tones: number } }).heard);
};

export type Recording = { readonly peak: number; readonly loud: number; readonly tail: number };

/** Plays every sound into a recording: its peak, its loudness while it lasts, and what is left when it is over. */
export const recordSounds = async (page: Page): Promise<Readonly<Record<string, Recording>>> => {
  const folder = fileURLToPath(new URL('../../src/sound/', import.meta.url));
  const { outputFiles } = await build({
    stdin: {
      contents: "export { perform } from './perform.ts'; export { scores, lengthOf } from './scores.ts';",
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sounding',
  });
  await page.evaluate(outputFiles[0].text.replace('var sounding', 'globalThis.sounding'));
  return page.evaluate(async () => {
    type Sounding = {
      scores: Record<string, unknown>;
      lengthOf(name: string): number;
      perform(context: BaseAudioContext, score: unknown, loudness: number, start: number): void;
    };
    const { scores, lengthOf, perform } = (globalThis as unknown as { sounding: Sounding }).sounding;
    const recorded: Record<string, Recording> = {};
    for (const name of Object.keys(scores)) {
      const rate = 44_100;
      const end = Math.ceil(lengthOf(name) * rate);
      const context = new OfflineAudioContext(1, end + rate / 4, rate);
      perform(context, scores[name], 1, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      const most = (part: Float32Array): number => part.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
      const energy = samples.subarray(0, end).reduce((sum, x) => sum + x * x, 0);
      recorded[name] = {
        peak: most(samples),
        loud: Math.sqrt(energy / end),
        tail: most(samples.subarray(end + rate / 20)),
      };
    }
    return recorded;
  });
};
