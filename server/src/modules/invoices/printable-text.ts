/** Letters that Unicode decomposition does not split. */
const plain: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
}

/** Characters in the standard PDF fonts: Latin-1 and Windows-1252, including the pound and euro signs. */
const shown = /[\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/**
 * Converts a text to characters of the standard fonts: other accents are dropped, other scripts become
 * question marks.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (shown.test(letter)) return letter
    const bare = plain[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return Array.from(bare, (part) => (shown.test(part) ? part : '?')).join('')
  }).join('')
}
