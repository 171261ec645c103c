/** The words of table options are keyed `option.<name>` and `option.<name>.<value>`. */
export const optionSpecs = {} as const;
