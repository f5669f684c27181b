/** Returns the single facts of a line of figures, "4.8 ★ (12) · 96% replies"; none without a line. */
export const factsOf = (note: string | null): string[] => note?.split(' · ') ?? []
