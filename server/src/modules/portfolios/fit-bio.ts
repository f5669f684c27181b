/** The size of the bio in points where there is much room, the usual one, and one for long texts. */
const [largeSize, usualSize, smallSize] = [11, 9.5, 8.5]

interface Fit {
  /** The heights that the bio may take, from the one beside all other parts to the one beside the fewest. Only the first fits large text. */
  rooms: readonly number[]
  /** Returns the height of a text in this size. */
  heightOf: (text: string, size: number) => number
}

/**
 * Returns a bio and its size, so that it fits the first room that holds all of it. One that fits none is cut at the end of a sentence, in the
 * small size and the last room.
 */
export function fitBio(bio: string, { rooms, heightOf }: Fit): { text: string; size: number } {
  const text = bio.replace(/\s+/g, ' ').trim()
  for (const size of [largeSize, usualSize, smallSize])
    for (const room of size === largeSize ? rooms.slice(0, 1) : rooms)
      if (heightOf(text, size) <= room) return { text, size }
  const [last, size] = [rooms.at(-1) ?? 0, smallSize]
  // The most characters that fit, by halving.
  let [fits, tooMany] = [0, text.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (heightOf(cutAtSentence(text, middle), size) <= last) fits = middle
    else tooMany = middle
  }
  return { text: fits === 0 ? '' : cutAtSentence(text, fits), size }
}

/** Cuts a text to `max` characters at the end of a sentence with an ellipsis; at the end of a word where one sentence takes more than half. */
export function cutAtSentence(text: string, max: number): string {
  if (text.length <= max) return text
  const end = [...text.slice(0, max - 1).matchAll(/[.!?]["”’]?(?=\s)/g)].at(-1)
  const length = end ? end.index + end[0].length : 0
  return length > max / 2 ? `${text.slice(0, length)} …` : shorten(text, max)
}

/** Cuts a text after `max` characters, at the end of a word; a word that takes them all is cut within. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max - 1)
  return `${/\s/.test(text.charAt(max - 1)) ? start.trimEnd() : start.replace(/\s+\S*$/, '')}…`
}
