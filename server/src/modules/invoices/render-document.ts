import { formatDate } from '@marquee/contract/rules/dates'
import type { Document } from './invoices.store.ts'
import type { Party } from './invoices.tables.ts'
import { shownTotals, showsVat, titleOf } from './invoices.view.ts'
import { colours, openPdf, type PdfPage, page } from './pdf-page.ts'
import { amountIn, renderLines } from './render-lines.ts'

const middle = 310

/**
 * Renders the PDF of a document: issuer, recipient, lines, VAT by rate, and totals (VAT Regulations 1995,
 * regulation 14). A credit note names its original; a document in another currency shows its VAT in sterling.
 */
export async function renderDocument(document: Document, credited: Document | undefined): Promise<Buffer> {
  const title = titleOf(document)
  const sheet = await openPdf({
    title: `${title} ${document.number}`,
    author: document.issuer.name,
    issuedAt: document.issuedAt,
  })
  const belowHead = drawHead(sheet, document, title)
  const belowParties = drawParties(sheet, document, belowHead)
  const belowFacts = drawFacts(sheet, document, credited, belowParties)
  const belowLines = renderLines(sheet, document, belowFacts)
  drawTotals(sheet, document, belowLines)
  return sheet.finish((pageNo, pages) =>
    drawFoot(sheet, document.issuer, `${document.number}  ·  ${pageNo} of ${pages}`),
  )
}

function drawHead(sheet: PdfPage, { issuer, number }: Document, title: string): number {
  const word = issuer.name.toLowerCase()
  sheet.text(word, page.left, page.top, { size: 19, bold: true })
  sheet.text('.', page.left + sheet.width(word, { size: 19, bold: true }), page.top, {
    size: 19,
    bold: true,
    colour: colours.accent,
  })
  const column = { width: page.right - middle, align: 'right' } as const
  const below = sheet.text(title, middle, page.top, { ...column, size: 19, bold: true })
  const end = sheet.text(number, middle, below + 2, { ...column, size: 11, colour: colours.mute })
  sheet.rule(end + 16, { colour: colours.accent, thick: 1.5 })
  return end + 36
}

function drawParties(sheet: PdfPage, { issuer, recipient }: Document, y: number): number {
  const from = drawParty(sheet, 'From', issuer, page.left, y)
  return Math.max(from, drawParty(sheet, 'To', recipient, middle, y)) + 18
}

function drawParty(sheet: PdfPage, label: string, party: Party, x: number, y: number): number {
  const width = page.right - middle
  const below = sheet.text(label, x, y, { size: 8.5, colour: colours.mute }) + 2
  const named = sheet.text(party.name, x, below, { bold: true, size: 10.5, width }) + 1
  const rest = [
    party.address,
    party.vatNumber && `VAT number ${party.vatNumber}`,
    party.companyNumber && `Company number ${party.companyNumber}`,
  ].filter(Boolean)
  return rest.length === 0 ? named : sheet.text(rest.join('\n'), x, named, { width })
}

/** Draws dates and references in one row. */
function drawFacts(sheet: PdfPage, document: Document, credited: Document | undefined, y: number): number {
  const facts: [string, string][] = [
    ['Issued', formatDate(document.issuedAt)],
    [pointLabel(document), formatDate(document.taxPoint)],
  ]
  if (credited) facts.push(['Credits', `${credited.number} of ${formatDate(credited.issuedAt)}`])
  const step = (page.right - page.left) / 3
  const ends = facts.map(([label, value], index) => {
    const x = page.left + index * step
    const below = sheet.text(label, x, y, { size: 8.5, colour: colours.mute }) + 2
    return sheet.text(value, x, below, { width: step - 12 })
  })
  const about = [
    document.subjectTitle && `For: ${document.subjectTitle}`,
    document.reason && `Reason: ${document.reason}`,
  ].filter(Boolean)
  const below = Math.max(...ends) + 14
  return about.length === 0
    ? below + 8
    : sheet.text(about.join('\n'), page.left, below, { width: page.right - page.left }) + 18
}

function pointLabel(document: Document): string {
  if (showsVat(document)) return 'Tax point'
  return document.kind === 'credit_note' ? 'Credited' : 'Paid'
}

/** Draws the totals on the right, with VAT by rate and in sterling, on a single page. */
function drawTotals(sheet: PdfPage, document: Document, y: number): void {
  const rows = totalRows(document)
  const needed = rows.length * 18 + 30
  const start = y + needed > page.bottom ? turned(sheet) : y + 10
  let at = start
  for (const [label, value, isLast] of rows) {
    const style = isLast ? ({ bold: true, size: 12 } as const) : { colour: colours.mute }
    if (isLast) sheet.rule(at + 3, { from: middle })
    const top = isLast ? at + 11 : at
    sheet.text(label, middle, top, style)
    at =
      sheet.text(value, middle, top, {
        ...style,
        colour: colours.ink,
        width: page.right - middle,
        align: 'right',
      }) + 4
  }
  const { vatGbp, currency } = document
  if (showsVat(document) && currency !== 'GBP')
    sheet.text(`Total VAT in sterling: ${amountIn('GBP', vatGbp)}`, middle, at + 6, { colour: colours.mute })
}

function totalRows(document: Document): [label: string, value: string, isLast: boolean][] {
  const { net, gross } = shownTotals(document)
  const { currency, kind } = document
  const ends = { credit_note: 'Total credited', statement: 'Paid out' } as const
  const last: [string, string, boolean] = [
    kind === 'credit_note' || kind === 'statement' ? ends[kind] : 'Total paid',
    amountIn(currency, gross),
    true,
  ]
  if (!showsVat(document)) return [last]
  const byRate = new Map<number, number>()
  for (const line of document.lines)
    byRate.set(line.taxPercent, (byRate.get(line.taxPercent) ?? 0) + line.tax)
  const taxes = [...byRate].map(([rate, tax]): [string, string, boolean] => [
    `VAT at ${rate}%`,
    amountIn(currency, tax),
    false,
  ])
  return [['Total excluding VAT', amountIn(currency, net), false], ...taxes, last]
}

function turned(sheet: PdfPage): number {
  sheet.turnPage()
  return page.top
}

function drawFoot(sheet: PdfPage, issuer: Party, pageLabel: string): void {
  const style = { size: 8, colour: colours.mute } as const
  sheet.rule(page.bottom + 14)
  sheet.text(
    [issuer.name, issuer.vatNumber && `VAT ${issuer.vatNumber}`].filter(Boolean).join('  ·  '),
    page.left,
    page.bottom + 22,
    style,
  )
  sheet.text(pageLabel, middle, page.bottom + 22, { ...style, width: page.right - middle, align: 'right' })
}
