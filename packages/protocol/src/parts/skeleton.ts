/** Letters of other alphabets and signs that are taken for a Latin letter, each row with the letter it is taken for. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβьЬƅ',
  c: 'сϲᴄ',
  d: 'ԁđɗ',
  e: 'еєεɛҽ',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һнηհ',
  j: 'јϳ',
  k: 'кκ',
  // An upper-case I, a lower-case l, a 1 and a bar cannot be told apart in most writing.
  l: 'iіιıɩӏ1|!łℓ',
  m: 'мμ',
  n: 'пνոñ',
  o: '0оοσօøө',
  p: 'рρþ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕʂ5$',
  t: 'тτ',
  u: 'υսʋц',
  v: 'ѵ',
  w: 'ѡωшԝ',
  x: 'хχ×',
  y: 'уүγʏ',
  z: 'ᴢʐ2',
};

const letterFor = new Map(
  Object.entries(lookAlikes).flatMap(([letter, signs]) => [...signs].map(sign => [sign, letter] as const)),
);

/**
 * What is left of a name when everything is put aside that eyes pass over: width and style of letters, case, accents,
 * gaps, and which alphabet a letter comes from. Two names with one skeleton are taken for each other.
 */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFKD')]
    .map(sign => letterFor.get(sign) ?? sign)
    .filter(sign => /[\p{L}\p{N}]/u.test(sign))
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
