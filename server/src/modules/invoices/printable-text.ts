/** Letters that decomposition leaves whole. */
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

/** What the standard fonts of PDF can show: Latin-1 and the marks of Windows-1252, the pound and euro signs among them. */
const shown = /[\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/** A text in letters that the standard fonts have: other accents are dropped, other scripts become question marks. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (shown.test(letter)) return letter
    const bare = plain[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return Array.from(bare, (part) => (shown.test(part) ? part : '?')).join('')
  }).join('')
}
