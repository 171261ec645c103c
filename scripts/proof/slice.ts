import type { Slice } from '@runehold/testkit/proof';
import type { DoneSlice } from './ledger.ts';
import { loadPart } from './parts.ts';

// One slice in a process of its own: its file and its slice are told by whoever started it.

type Work = { readonly path: string; readonly slice: Slice };

const done = async ({ path, slice }: Work): Promise<DoneSlice> => {
  const part = await loadPart(path);
  const evidence = await part.prove(slice);
  return { ...evidence, index: slice.index, seconds: performance.now() / 1000 };
};

process.once('message', (work: Work) => {
  done(work).then(
    slice => process.send?.({ slice }, () => process.exit()),
    error => process.send?.({ error: String((error as Error).stack ?? error) }, () => process.exit(1)),
  );
});
process.on('disconnect', () => process.exit(1));
