/** Returns the word with an 's' when the count is above 1 (specification section 9). */
export function plural(word: string, count: number): string {
  return count > 1 ? `${word}s` : word
}

/** Formats a count with its word: `1 offer`, `3 offers`, and `no offer` for none. */
export function formatCount(count: number, word: string): string {
  return `${count === 0 ? 'no' : count} ${plural(word, count)}`
}

/** Formats how many rows a list has: `1 talent`, `14 talents`, and `More than 1,000 talents` where no more are counted. */
export function formatListCount(
  { total, isCounted }: { total: number; isCounted: boolean },
  word: string,
): string {
  const count = `${formatNumber(total)} ${plural(word, total)}`
  return isCounted ? count : `More than ${count}`
}

/** Joins texts as "one, two and three". */
export function joinList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** Returns the text with its first letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const counts = new Intl.NumberFormat('en-GB')

/** Returns a whole number with a comma between thousands. One format serves all: making one takes longer than its use. */
export const formatNumber = (value: number): string => counts.format(value)
