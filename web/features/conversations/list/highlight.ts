export interface Part {
  text: string
  isFound: boolean
}

/** The number of characters that a row shows; a match further in is moved forward. */
const inSight = 40
/** How many characters stay before the match. */
const before = 24

/**
 * Returns a one-line message as matching and other parts, starting shortly before the first match and cut at
 * whole words.
 */
export function foundParts(line: string, q: string): Part[] {
  const words = q.split(/\s+/).filter(Boolean).map(escaped)
  if (words.length === 0) return [{ text: line, isFound: false }]
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu')
  const at = line.search(found)
  const shown = at > inSight ? `… ${line.slice(line.indexOf(' ', at - before) + 1)}` : line
  return shown
    .split(found)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
