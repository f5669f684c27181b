import { colours, type PdfPage, page } from './pdf-page.ts'

const width = page.right - page.left
const MAX_TEXT = 1_500

/** Writes one text below the other and turns the page where it does not fit. */
export interface PdfColumn {
  heading(text: string): void
  pair(label: string, value: string): void
  entry(head: string, text: string, isBold?: boolean): void
  line(text: string): void
}

/**
 * Returns a column that starts at this height. A text longer than 1,500 characters is cut: the JSON file beside the PDF has
 * all of it.
 */
export function columnFrom(sheet: PdfPage, start: number): PdfColumn {
  let y = start
  const room = (height: number): void => {
    if (y + height <= page.bottom) return
    sheet.turnPage()
    y = page.top
  }
  const shown = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} …` : text)
  const write = (
    text: string,
    options: { bold?: boolean; size?: number; colour?: string },
    below: number,
  ): void => {
    room(sheet.height(shown(text), { ...options, width }))
    y = sheet.text(shown(text), page.left, y, { ...options, width }) + below
  }
  return {
    heading: (text) => {
      y += 10
      room(60)
      write(text, { bold: true, size: 12.5 }, 6)
    },
    pair: (label, value) => {
      const left = 170
      const height = sheet.height(shown(value), { width: width - left })
      room(height)
      sheet.text(label, page.left, y, { colour: colours.mute, width: left - 12 })
      const end = sheet.text(shown(value), page.left + left, y, { width: width - left })
      y = Math.max(end, y + sheet.height(label, { width: left - 12 })) + 4
    },
    entry: (head, text, isBold = true) => {
      write(head, { bold: isBold }, isBold ? 1 : 3)
      if (text) write(text, {}, 6)
    },
    line: (text) => write(text, { colour: colours.mute, size: 8.5 }, 4),
  }
}
