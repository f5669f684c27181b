import type { Currency } from '@marquee/contract/rules/currency'
import { roundHalfUp } from '@marquee/contract/rules/rounding'
import type { Document } from './invoices.store.ts'
import type { DocumentLine } from './invoices.tables.ts'
import { showsVat } from './invoices.view.ts'
import { colours, type PdfPage, page } from './pdf-page.ts'

interface Column {
  label: string
  /** The right edge of the column; the first column starts at the left margin instead. */
  right: number
  value(line: DocumentLine): string
}

/** Space for the first number to the left of its edge. */
const numberWidth = 70

/** Draws the lines of a document as a table, over several pages if needed. Returns the position below. */
export function renderLines(sheet: PdfPage, document: Document, y: number): number {
  const columns = columnsOf(document)
  let at = drawLabels(sheet, columns, y)
  for (const line of document.lines) {
    const width = (columns[0]?.right ?? page.right) - page.left - numberWidth
    const height = sheet.height(line.description, { width })
    if (at + height > page.bottom) {
      sheet.turnPage()
      at = drawLabels(sheet, columns, page.top)
    }
    sheet.text(line.description, page.left, at, { width })
    for (const column of columns) sheet.textRight(column.value(line), column.right, at)
    at += height + 7
    sheet.rule(at - 2)
    at += 6
  }
  return at
}

function columnsOf(document: Document): Column[] {
  const { currency, kind } = document
  const quantity: Column = { label: 'Quantity', right: 345, value: (line) => String(line.quantity) }
  const amount: Column = {
    label: 'Amount',
    right: page.right,
    value: (line) => amountIn(currency, line.net + line.tax),
  }
  if (kind === 'statement') return [amount]
  if (!showsVat(document)) return [quantity, amount]
  return [
    quantity,
    { label: 'Unit price', right: 415, value: (line) => amountIn(currency, unitOf(line)) },
    { label: 'VAT rate', right: 465, value: (line) => `${line.taxPercent}%` },
    { label: 'Net', right: page.right, value: (line) => amountIn(currency, line.net) },
  ]
}

const unitOf = ({ net, quantity }: DocumentLine): number =>
  Math.sign(net) * roundHalfUp(Math.abs(net), quantity)

function drawLabels(sheet: PdfPage, columns: readonly Column[], y: number): number {
  sheet.text('Description', page.left, y, { size: 8.5, colour: colours.mute })
  for (const { label, right } of columns)
    sheet.textRight(label, right, y, { size: 8.5, colour: colours.mute })
  sheet.rule(y + 16)
  return y + 25
}

/** Formats minor units always with two decimals, so that the columns of a document align: `£1,200.00`. */
export function amountIn(currency: Currency, minor: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100)
}
