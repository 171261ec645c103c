/** Two seats cannot play one faction. (RW-COMP-01) */
export const refuseOptions = (
  seats: number,
  options: Readonly<Record<string, string>>,
): string | undefined => {
  const chosen = Array.from({ length: seats }, (_, seat) => options[`faction${seat + 1}`]).filter(
    faction => faction !== undefined && faction !== 'any',
  );
  return new Set(chosen).size < chosen.length ? 'refusal.same-faction' : undefined;
};
