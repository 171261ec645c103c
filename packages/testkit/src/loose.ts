/** A sentence with plain spaces, for tests that are about its words and not about where a line may break. */
export const loose = (said: string): string => said.replaceAll('\u00a0', ' ');
