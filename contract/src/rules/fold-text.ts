/** Letters that do not consist of a plain letter and an accent, in their usual spelling. */
const spellings: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Returns lower-case text without accents, as the database folds what it stores (`fold_text`). */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/g, (letter) => spellings[letter] ?? letter) // cspell:disable-line
}
