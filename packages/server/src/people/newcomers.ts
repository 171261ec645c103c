import { NAMELESS } from '@runehold/protocol/parts/nameless';

/** What newcomers are called until they say otherwise. */
export const callings = [
  'Wanderer',
  'Herald',
  'Squire',
  'Ranger',
  'Pilgrim',
  'Scribe',
  'Falconer',
  'Bard',
] as const;

/** The name of a newcomer, made of what chance gave them: always the same for the same bytes. */
export const newcomerName = (bytes: Buffer): string =>
  `${callings[bytes.readUInt8(0) % callings.length]} ${100 + (bytes.readUInt32BE(1) % 9900)}`;

const GIVEN = /^\p{L}+ \d{3,4}$/u;

/** Whether a name is one that its bearer has chosen. */
export const isChosen = (name: string): boolean => name !== NAMELESS && !GIVEN.test(name);
