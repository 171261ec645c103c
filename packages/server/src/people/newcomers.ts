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
