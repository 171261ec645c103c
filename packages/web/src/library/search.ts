import type { Statement } from './statement.ts';

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** The statements that hold every word that was typed, in their id, their topic or their text. */
export const foundIn = (statements: readonly Statement[], typed: string): readonly Statement[] => {
  const words = folded(typed)
    .split(/\s+/)
    .filter(word => word !== '');
  if (words.length === 0) return statements;
  return statements.filter(({ id, topic, text }) => {
    const whole = folded(`${id} ${topic} ${text}`);
    return words.every(word => whole.includes(word));
  });
};
