export interface Part {
  text: string
  isFound: boolean
}

/** A row shows about this many characters; a word that stands further in is brought forward. */
const inSight = 40
/** How much stays before it, in characters. */
const before = 24

/** A message in one line from where the first of the words begins, cut at whole words, in parts that are found or are not. */
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
