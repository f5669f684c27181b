/** A part of a text: in both versions, only in the earlier one, or only in the later one. */
export interface TextPart {
  text: string
  kind: 'same' | 'removed' | 'added'
}

/** Longest text that is compared word by word, in words; a longer one is shown as replaced. */
const MAX_WORDS = 1500

/** Returns how the later of two texts differs from the earlier one, word by word, with as few changes as possible. */
export function textChanges(earlier: string, later: string): TextPart[] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)]
  if (before.length > MAX_WORDS || after.length > MAX_WORDS)
    return joined([
      { text: earlier, kind: earlier === later ? 'same' : 'removed' },
      { text: earlier === later ? '' : later, kind: 'added' },
    ])
  return joined(sequenceChanges(before, after))
}

/** Returns the items of two sequences in their order, each as in both or in one of them, with as few changes as possible. */
export function sequenceChanges(before: readonly string[], after: readonly string[]): TextPart[] {
  const common = commonLengths(before, after)
  const parts: TextPart[] = []
  let [left, right] = [0, 0]
  while (left < before.length || right < after.length) {
    const [old = '', fresh = ''] = [before[left], after[right]]
    if (left < before.length && right < after.length && old === fresh) {
      parts.push({ text: old, kind: 'same' })
      left += 1
      right += 1
    } else if (
      right >= after.length ||
      (left < before.length && at(common, left + 1, right) >= at(common, left, right + 1))
    ) {
      parts.push({ text: old, kind: 'removed' })
      left += 1
    } else {
      parts.push({ text: fresh, kind: 'added' })
      right += 1
    }
  }
  return parts
}

/** Returns words with the space after them, so that the parts join to the text. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** Returns, for each pair of positions, how many words the rests of both texts have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const row = lengths[left] ?? []
      row[right] =
        before[left] === after[right]
          ? at(lengths, left + 1, right + 1) + 1
          : Math.max(at(lengths, left + 1, right), at(lengths, left, right + 1))
    }
  return lengths
}

const at = (lengths: readonly (readonly number[])[], left: number, right: number): number =>
  lengths[left]?.[right] ?? 0

/** Returns the parts with neighbours of the same kind as one, without empty ones. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const { text, kind } of parts) {
    const last = result.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') result.push({ text, kind })
  }
  return result
}
