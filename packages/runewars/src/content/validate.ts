import type { Universe } from './box.ts';
import type { Lists } from './content.ts';
import type { Fault, Problem } from './problems.ts';
import { heldBy, promiseFaults } from './promises.ts';
import { cardFaults } from './validate-cards.ts';
import { realmFaults } from './validate-realm.ts';

/** The box that each name came in; a name that comes twice counts for the box that brought it again. */
const boxesByName = ({ boxes, boxOf, ...content }: Universe): ReadonlyMap<string, string> => {
  const byName = new Map<string, string>();
  for (const list of Object.keys(boxOf) as (keyof Lists)[])
    for (const [i, thing] of content[list].entries()) {
      const { id } = boxes[boxOf[list][i] ?? 0];
      const names = [
        ...('id' in thing ? [thing.id] : [`questUnits.${thing.unit}`]),
        ...('key' in thing ? [thing.key] : []),
        ...('areas' in thing ? thing.areas.map(area => area.id) : []),
      ];
      for (const name of names) byName.set(name, id);
    }
  return byName;
};

/** What must hold of everything there is: names, references, ranges. A problem names the box of the thing it is about. */
export const contentProblems = (content: Universe): Problem[] => {
  const byName = boxesByName(content);
  const first = content.boxes[0].id;
  const boxOfFault = ({ path, key, detail }: Fault): string => {
    const named = key === 'content.twice' ? byName.get(detail) : undefined;
    return named ?? byName.get(path.split('.')[0]) ?? byName.get(path) ?? first;
  };
  return [...realmFaults(content), ...cardFaults(content)].map(fault => ({
    ...fault,
    box: boxOfFault(fault),
  }));
};

/** Where what a box brings is not what the box says of it: each is asked about its own alone. */
const promiseProblems = (content: Universe): Problem[] =>
  content.boxes.flatMap(({ id }, box) =>
    promiseFaults(heldBy(content, box)).map(fault => ({ ...fault, box: id })),
  );

/** Everything that is wrong with shipped boxes. */
export const shippedProblems = (content: Universe): Problem[] => [
  ...contentProblems(content),
  ...promiseProblems(content),
];
