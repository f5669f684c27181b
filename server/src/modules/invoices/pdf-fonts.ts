import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The files of Inter in its package, for normal and bold text. */
export const interFiles = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const

/** By how much a line of Inter is taller than one of Helvetica, for each point of its size: both are spaced alike. */
export const interIsTallerBy = 0.054

let read: Promise<{ regular: Buffer; bold: Buffer }> | null = null

/** Returns the files of Inter, which are read once. A PDF embeds them only where it has text in them, and of them only the letters of that text. */
export function interFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const fileOf = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)))
  read ??= Promise.all([fileOf(interFiles.regular), fileOf(interFiles.bold)]).then(([regular, bold]) => ({
    regular,
    bold,
  }))
  return read
}

/** A character in the standard PDF fonts: Latin-1 and Windows-1252, including the pound and euro signs. */
const standard = /[\n -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
/** A further letter that Inter has, or an accent. */
const inInter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]/u

/** Returns whether the standard PDF fonts have every character of a text. */
export function isStandard(text: string): boolean {
  return Array.from(text).every((character) => standard.test(character))
}

/** Converts a text to characters that Inter or a standard PDF font has: those of other scripts become question marks. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (standard.test(character) || inInter.test(character)) return character
    const parts = Array.from(character.normalize('NFKD').replace(/\p{M}/gu, ''))
    return parts.map((part) => (standard.test(part) ? part : '?')).join('')
  }).join('')
}
