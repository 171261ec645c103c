/** What a change of a table goes through: it waits for its turn, the rules take it, it is written down, all are told. */
export type Step = 'wait' | 'rules' | 'append' | 'tell';

/** Begins a step; what is returned ends it. Whoever hosts tables may measure them. */
export type StepWatch = (step: Step) => () => void;

/** Where nobody measures. */
export const unwatched: StepWatch = () => () => undefined;
