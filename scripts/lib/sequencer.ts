import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Groups of tests in the order they begin: what takes long first, so that no worker is left alone with it. */
const groups = ['slow', 'browser', 'house', 'rules'];

/** Test files group by group. Those that share a process must stand together to find it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project }: TestSpecification): number => groups.indexOf(project.name);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
