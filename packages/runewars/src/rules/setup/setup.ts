import { procedure } from '../rules.ts';

export const setUp = procedure('setup', {}, steps => steps.do(() => {}));
