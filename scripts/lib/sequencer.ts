import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Groups of tests in the order they begin: what takes long first, so that no worker is left alone with it. */
const groups = ['slow', 'browser', 'house', 'pages', 'rules'];

/**
 * What a file is about when it takes long, however short it is: games by the hundred, and commands in processes of their
 * own. Nothing else is known of a file in a bare clone but its size.
 */
const long = /\b(?:fuzz|oracle|determinism|games?|leak|secrets|arena|proof|balance|kill|attack)\b/;

/** Test files group by group. Those that share a process must stand together to find it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification): number =>
      2 * groups.indexOf(project.name) + (long.test(moduleId.slice(moduleId.lastIndexOf('/test/'))) ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
