/** Which installed packages some of ours need to run, as the lock file has them. */

/**
 * @typedef {{ readonly link?: boolean, readonly resolved?: string, readonly dependencies?: Record<string, string>,
 *   readonly optionalDependencies?: Record<string, string>, readonly peerDependencies?: Record<string, string> }} Locked
 */

/**
 * Where the lock file has a package that one at some place asks for: beside it, or above.
 * @param {Readonly<Record<string, Locked>>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(packages, from, name) {
  const inside = from.startsWith('node_modules/') ? from.split('/node_modules/').length : 1;
  const parts = from.startsWith('node_modules/') ? `/${from}`.split('/node_modules/').slice(1) : [];
  // A workspace may have something of its own; else it is looked for from the inside out.
  const folders = [
    ...(parts.length === 0 ? [from] : []),
    ...Array.from({ length: inside }, (_, i) => parts.slice(0, parts.length - i))
      .filter(above => above.length > 0)
      .map(above => `node_modules/${above.join('/node_modules/')}`),
  ];
  return [...folders.map(folder => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    place => place in packages,
  );
}

/**
 * The places of everything that these workspaces need, our own by their folders.
 * @param {Readonly<Record<string, Locked>>} packages
 * @param {readonly string[]} workspaces
 * @returns {{ readonly own: readonly string[], readonly others: readonly string[] }}
 */
export function closureOf(packages, workspaces) {
  const own = new Set(workspaces);
  const others = new Set();
  const open = [...workspaces];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = placeOf(packages, at, name);
      if (place === undefined) continue;
      const found = packages[place];
      const target = found?.link === true ? (found.resolved ?? place) : place;
      const known = found?.link === true ? own : others;
      if (known.has(target)) continue;
      known.add(target);
      open.push(target);
    }
  }
  return { own: [...own].sort(), others: [...others].sort() };
}
