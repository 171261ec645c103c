import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { attack as attackBare, type Battle } from '../../battle/kit.ts';
import {
  holding as holdingBare,
  mayPlay as mayPlayBare,
  playing as playingBare,
  type TurnSetting,
} from '../../tactics/kit.ts';

/** The box is open. */
export const options = { expansion: 'banners-of-war' } as const;

type Arrange = (t: Table) => void;

// What the stories of the base game have, with the box open.

export const holding = (names: readonly string[], arrange?: Arrange, setting?: TurnSetting): Play<Table> =>
  holdingBare(names, arrange, { ...setting, options: { ...setting?.options, ...options } });

export const playing = (name: string, arrange?: Arrange, setting?: TurnSetting): Play<Table> =>
  playingBare(name, arrange, { ...setting, options: { ...setting?.options, ...options } });

export const mayPlay = (name: string, arrange?: Arrange, setting?: TurnSetting): boolean =>
  mayPlayBare(name, arrange, { ...setting, options: { ...setting?.options, ...options } });

export const attack = (battle: Battle): Play<Table> =>
  attackBare({ ...battle, options: { ...battle.options, ...options } });
