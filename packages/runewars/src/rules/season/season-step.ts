import { procedure } from '../rules.ts';

export const seasonStep = procedure('season-step', {}, steps => steps.do(() => {}));
