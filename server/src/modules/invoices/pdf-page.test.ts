// cspell:ignore beginbfrange Straße Ğüneş Ελένη
import { expect, test } from 'vitest'
import { openPdf } from './pdf-page.ts'

/** Returns the bytes of a PDF with one line, as text. */
async function pdfOf(line: string, typeface?: 'Inter'): Promise<string> {
  const pdf = await openPdf({
    title: 'Sheet',
    author: 'Marquee',
    issuedAt: new Date('2026-09-30T12:00:00Z'),
    ...(typeface && { typeface }),
  })
  pdf.text(line, 56, 56)
  return (await pdf.finish(() => undefined)).toString('latin1')
}

/** Returns the characters that the embedded fonts of a PDF show, each once, in the order of the text. */
function embeddedCharacters(pdf: string): string {
  const lists = pdf.matchAll(/beginbfrange\n<0000> <[0-9a-f]{4}> \[<0000> ([^\]]*)\]/g)
  return [...lists]
    .flatMap(([, codes = '']) => codes.match(/[0-9a-f]{4}/g) ?? [])
    .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')
}

test('a text that the standard fonts have embeds no font', async () => {
  const pdf = await pdfOf('Straße & Sons Ltd, £1,200.00 – “net”')
  expect(embeddedCharacters(pdf)).toBe('')
  expect(pdf).not.toContain('/FontFile2')
})

test('names in Polish, Turkish, Greek and Russian keep their letters', async () => {
  expect(embeddedCharacters(await pdfOf('Łódź'))).toBe('Łódź')
  expect(embeddedCharacters(await pdfOf('Ğüneş Ελένη Юля'))).toBe('Ğüneş ΕλένηЮля')
})

test('characters that no font here has become question marks', async () => {
  expect(embeddedCharacters(await pdfOf('Ł 東'))).toBe('Ł ?')
})

test('a PDF in Inter embeds its letters, and the same text results in the same bytes', async () => {
  const pdf = await pdfOf('Maya', 'Inter')
  expect(embeddedCharacters(pdf)).toBe('May')
  expect(await pdfOf('Maya', 'Inter')).toBe(pdf)
})
