/**
 * Returns short facts as one line: "Influencer · Beauty · London". A line that wraps ends with the dot and never begins with
 * it. What is empty is left out.
 */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ')
