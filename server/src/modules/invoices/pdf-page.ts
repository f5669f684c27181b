import { buffer } from 'node:stream/consumers'
import { interFonts, interIsTallerBy, isStandard, printable } from './pdf-fonts.ts'

/** Colours of the design. */
export const colours = { ink: '#010028', mute: '#5c5f78', line: '#e4e7f0', accent: '#0059d0' } as const

/** A4 in points, with its margins. */
export const page = { left: 56, right: 539, top: 56, bottom: 770 } as const

interface TextOptions {
  size?: number
  bold?: boolean
  colour?: string
  width?: number
  align?: 'left' | 'right'
}

/** A4 pages with absolute positions: each text is placed explicitly and returns where it ends. */
export interface PdfPage {
  /** Writes a text with its upper left corner at this position; returns the position below it. */
  text(content: string, x: number, y: number, options?: TextOptions): number
  /** Writes a text on one line that ends at this position. */
  textRight(content: string, right: number, y: number, options?: TextOptions): void
  /** Returns the height of a text. */
  height(content: string, options?: TextOptions): number
  width(content: string, options?: TextOptions): number
  /** Draws a JPEG or PNG that fills this frame in points; its shape must be that of the frame. */
  picture(bytes: Buffer, x: number, y: number, width: number, height: number): void
  rule(y: number, options?: { from?: number; colour?: string; thick?: number }): void
  turnPage(): void
  /** Puts a file into the PDF, without compression. */
  attach(name: string, content: string): void
  /** Writes the footer of every page and returns the bytes. */
  finish(foot: (page: number, pages: number) => void): Promise<Buffer>
}

interface PdfInfo {
  title: string
  author: string
  issuedAt: Date
  /**
   * What every text is set in. Helvetica is in every reader and quick to write; a text with letters that it does not have, such as a name
   * in Polish, is set in Inter by itself. Inter has the letters of Latin, Greek and Cyrillic scripts.
   */
  typeface?: 'Helvetica' | 'Inter'
}

/** Opens a PDF. The same content results in the same bytes: the PDF has the date of issue, not of rendering. */
export async function openPdf(info: PdfInfo): Promise<PdfPage> {
  const { title, author, issuedAt, typeface = 'Helvetica' } = info
  // Loaded here, because a server without documents to render does without its 1.5 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    compress: false,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: printable(title), Author: printable(author), CreationDate: issuedAt, ModDate: issuedAt },
  })
  const bytes = buffer(pdf)
  const inter = await interFonts()
  pdf.registerFont('Inter', inter.regular).registerFont('Inter-Bold', inter.bold)
  /** Sets the font for a text, and returns the text as the font can show it with its layout. */
  const prepare = (content: string, options: TextOptions) => {
    const { size = 9.5, bold = false, colour = colours.ink, width, align = 'left' } = options
    const shown = printable(content)
    const name = isStandard(shown) ? typeface : 'Inter'
    pdf
      .font(bold ? `${name}-Bold` : name)
      .fontSize(size)
      .fillColor(colour)
    const lineGap = name === 'Inter' ? 2.5 - size * interIsTallerBy : 2.5
    const layout = { align, lineGap, ...(width === undefined ? { lineBreak: false } : { width }) }
    return { shown, layout }
  }
  return {
    text(content, x, y, options = {}) {
      const { shown, layout } = prepare(content, options)
      pdf.text(shown, x, y, layout)
      return y + pdf.heightOfString(shown, layout)
    },
    textRight(content, right, y, options = {}) {
      const { shown, layout } = prepare(content, options)
      pdf.text(shown, right - pdf.widthOfString(shown), y, layout)
    },
    height(content, options = {}) {
      const { shown, layout } = prepare(content, options)
      return pdf.heightOfString(shown, layout)
    },
    width: (content, options = {}) => pdf.widthOfString(prepare(content, options).shown),
    picture: (bytes, x, y, width, height) => void pdf.image(bytes, x, y, { width, height }),
    rule(y, { from = page.left, colour = colours.line, thick = 0.75 } = {}) {
      pdf.moveTo(from, y).lineTo(page.right, y).lineWidth(thick).strokeColor(colour).stroke()
    },
    turnPage: () => void pdf.addPage(),
    attach(name, content) {
      pdf.file(Buffer.from(content, 'utf8'), {
        name,
        type: 'application/json',
        creationDate: issuedAt,
        modifiedDate: issuedAt,
      })
    },
    finish(foot) {
      const { count } = pdf.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index)
        foot(index + 1, count)
      }
      pdf.end()
      return bytes
    },
  }
}
