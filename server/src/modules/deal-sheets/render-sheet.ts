import { IN_ADVANCE, signerText, signingText } from '@marquee/contract/rules/signature-text'
import { columnFrom } from '../invoices/pdf-column.ts'
import { colours, openPdf, page } from '../invoices/pdf-page.ts'
import type { HashedSheet } from './load-sheet.ts'

const width = page.right - page.left

/** Renders a deal sheet for people: its sentences, who signed what, and how to check it. The JSON file is in the PDF. */
export async function renderSheet({ sheet, hash }: HashedSheet, json: string): Promise<Buffer> {
  const title = `Deal sheet: ${sheet.brand} and ${sheet.talent}`
  const pdf = await openPdf({ title, author: 'Marquee', issuedAt: new Date(sheet.asOf) })
  const below = pdf.text(title, page.left, page.top, { size: 19, bold: true, width })
  pdf.rule(below + 8, { colour: colours.accent, thick: 1.5 })
  const column = columnFrom(pdf, below + 20)
  for (const { title: heading, lines } of sheet.sections) {
    column.heading(heading)
    for (const sentence of lines) column.entry(sentence, '', false)
  }
  column.heading('Signatures')
  for (const { title: what, termsHash, signatures, isAgreedInAdvance } of sheet.signed) {
    column.entry(
      what,
      signatures.length === 0 ? 'Not signed: it was agreed before there were signatures.' : '',
    )
    for (const signature of signatures) column.pair(signerText(signature), signingText(signature))
    if (isAgreedInAdvance) column.pair(sheet.talent, IN_ADVANCE)
    if (termsHash) column.pair('SHA-256 of the signed terms', termsHash)
  }
  column.heading('How to check this sheet')
  column.line(
    'This PDF contains the signed JSON file of the sheet, with the exact text that both sides signed. The command scripts/check-evidence.mjs, which needs only Node.js, reads the PDF or the JSON file and checks every hash and the signature of Marquee.',
  )
  column.pair('SHA-256 of the sheet', hash)
  pdf.attach('deal-sheet.json', json)
  return pdf.finish((pageNo, pages) => {
    pdf.rule(page.bottom + 14)
    pdf.text(`Marquee  ·  deal ${sheet.dealId}  ·  ${pageNo} of ${pages}`, page.left, page.bottom + 22, {
      size: 8,
      colour: colours.mute,
    })
  })
}
