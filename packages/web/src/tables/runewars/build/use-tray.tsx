import { pieces, tilePieces } from '@runehold/runewars/pools';
import { isFinished } from '@runehold/runewars/rules/view/areas';
import type { ReactNode } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { placesFor, sent } from '../../../table/session/draft.ts';
import { useDeciding, useTable } from '../../../table/session/table-context.ts';
import { useDraft } from '../../../table/session/use-draft.ts';
import { at } from '../addresses.ts';
import { useDrawing } from '../use-drawing.ts';
import { setOver } from './hand-store.ts';
import { tokensOf } from './held.tsx';
import { LaySvg, TokenSvg } from './tray-svg.tsx';
import type { Carrier } from './use-carry.ts';
import type { Laying } from './use-laying.ts';

/** Something in the tray: pressed, or carried to the map. */
export type Held = Carrier & {
  readonly key: string;
  readonly label: string;
  /** How it looks in the tray, and under the pointer as large as on the map. */
  readonly look: ReactNode;
  readonly shadow: ReactNode;
  readonly state: 'calm' | 'legal' | 'placed';
  press(): void;
};

const nothing = (): void => undefined;

/** The tile, home realm or marker that is laid now. */
const useLaid = (laying: Laying | undefined): Held[] => {
  const drawing = useDrawing();
  const { speaker } = drawing;
  const { touch } = useDeciding();
  if (laying === undefined) return [];
  const { lay, turns, places, chosen, turn, pointAt } = laying;
  const isTile = lay.kind === 'piece' && lay.piece.kind === 'tile';
  const name =
    lay.kind === 'marker'
      ? speaker.say('rw.build.marker')
      : isTile
        ? speaker.say('rw.build.tile', { n: Number(lay.piece.id) })
        : speaker.say('rw.card.home');
  return [
    {
      key: isTile ? at.tile(Number(lay.piece.id)) : lay.kind,
      label: speaker.say('rw.build.held', { name, n: turns * 60 }),
      look: <LaySvg lay={lay} turns={turns} drawing={drawing} />,
      shadow: <LaySvg lay={lay} turns={turns} drawing={drawing} isShadow />,
      state: chosen === undefined ? 'legal' : 'placed',
      press: () => turn(1),
      lift: nothing,
      turn,
      pointAt,
      drop: address => {
        const spot = places.find(place => place.address === address);
        // Dropped once more where it lies, it stays there: only a touch says yes.
        if (spot !== undefined && spot.reason === undefined && spot !== chosen) touch(spot.option);
        else if (spot?.reason !== undefined) pointAt(address);
      },
    },
  ];
};

/** The viewer's tiles that are yet to be laid. Picking one up to lay it says which one it is. */
const useTiles = (): Held[] => {
  const { ask, targets, session } = useTable();
  const draft = useDraft();
  const { touch } = useDeciding();
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const own = sight.view.viewer;
  // Whoever only watches, or looks back, holds nothing.
  if (isFinished(sight) || session === undefined || typeof own !== 'number') return [];
  return tilePieces.slice(0, sight.t.tileOf.length).flatMap((number, tile): Held[] => {
    if (sight.t.tileOf.get(tile) !== own + 1 || sight.t.laid.get(number, 0) > 0) return [];
    const piece = pieces[number];
    const option = targets.get(at.tile(tile + 1))?.options[0];
    const lay = { kind: 'piece', piece } as const;
    return [
      {
        key: at.tile(tile + 1),
        label: speaker.say('rw.build.tile', { n: tile + 1 }),
        look: <LaySvg lay={lay} turns={0} drawing={drawing} />,
        shadow: <LaySvg lay={lay} turns={0} drawing={drawing} isShadow />,
        state: option === undefined ? 'calm' : draft[0] === option.code ? 'placed' : 'legal',
        press: option === undefined ? nothing : () => touch(option),
        lift: () => {
          if (option !== undefined && ask !== undefined) void session.deeds.answer(ask.id, [option.code]);
        },
        pointAt: nothing,
        drop: nothing,
      },
    ];
  });
};

/** Tokens that the open ask puts into areas. */
const useTokens = (): Held[] => {
  const { ask, targets, session } = useTable();
  const draft = useDraft();
  const { touch, setDraft } = useDeciding();
  const drawing = useDrawing();
  if (ask === undefined || session === undefined) return [];
  const isArrangement = ask.kind === 'arrange';
  const dropAt = (item: number, address: Address): void => {
    const option = targets.get(address)?.options[0];
    if (option === undefined) return;
    if (!isArrangement) {
      if (draft[0] !== option.code) touch(option);
    } else if (placesFor(ask, draft, item).includes(option.code)) {
      setDraft(now => sent(ask, now, item, option.code));
    }
  };
  return tokensOf(ask, drawing).map(({ name, look }, item): Held => {
    const place = draft[item];
    const where = ask.options.find(({ code }) => code === place);
    return {
      key: `token/${item}`,
      label:
        where === undefined
          ? name
          : drawing.speaker.say('rw.build.placed', { name, area: drawing.speaker.message(where.label) }),
      look: <TokenSvg>{look}</TokenSvg>,
      shadow: <TokenSvg isShadow>{look}</TokenSvg>,
      state: place === undefined ? 'legal' : 'placed',
      press: () => {
        if (place !== undefined) setDraft(now => (isArrangement ? now.with(item, undefined) : []));
      },
      lift: nothing,
      pointAt: address => setOver(ask.id, 0, address),
      drop: address => dropAt(item, address),
    };
  });
};

/** What lies in the tray now: what is to be laid, else tokens for areas, else the tiles of one's own. */
export const useTray = (laying: Laying | undefined): readonly Held[] => {
  const laid = useLaid(laying);
  const tokens = useTokens();
  const tiles = useTiles();
  return [laid, tokens, tiles].find(some => some.length > 0) ?? [];
};
