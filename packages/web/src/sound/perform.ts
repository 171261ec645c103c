import type { Voice } from './scores.ts';

/** What takes the edge off everything that is heard, in hertz. */
const SOFT = 5200;
/** As good as silent: a level that falls off exponentially never comes to nothing. */
const SILENT = 0.0001;

/** Swells to its level and dies away. */
const envelope = (
  context: BaseAudioContext,
  start: number,
  { swell = 0.005, lasts, level }: Voice,
): GainNode => {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENT, start);
  node.gain.linearRampToValueAtTime(level, start + swell);
  node.gain.exponentialRampToValueAtTime(SILENT, start + swell + lasts);
  return node;
};

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time. */
const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
};

const glide = (
  param: AudioParam,
  start: number,
  from: number,
  to: number | undefined,
  lasts: number,
): void => {
  param.setValueAtTime(from, start);
  if (to !== undefined) param.exponentialRampToValueAtTime(to, start + lasts);
};

function playVoice(context: BaseAudioContext, out: AudioNode, voice: Voice, start: number): void {
  const body = envelope(context, start, voice);
  body.connect(out);
  const end = start + (voice.swell ?? 0.005) + voice.lasts;
  if ('around' in voice) {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = voice.ring;
    glide(band.frequency, start, voice.around, voice.to, voice.lasts);
    source.connect(band).connect(body);
    source.start(start);
    source.stop(end);
    return;
  }
  for (const [ratio, share] of [[1, 1], ...(voice.overtones ?? [])] as const) {
    const source = context.createOscillator();
    glide(source.frequency, start, voice.hertz * ratio, voice.to && voice.to * ratio, voice.lasts);
    const part = context.createGain();
    part.gain.value = share;
    source.connect(part).connect(body);
    source.start(start);
    source.stop(end);
  }
}

/** Plays a score at a loudness between 0 and 1, live or into a recording; nothing of it is left when it is over. */
export function perform(
  context: BaseAudioContext,
  score: readonly Voice[],
  loudness: number,
  start: number,
): void {
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = SOFT;
  const master = context.createGain();
  master.gain.value = loudness;
  soft.connect(master).connect(context.destination);
  for (const voice of score) playVoice(context, soft, voice, start + voice.at);
}
