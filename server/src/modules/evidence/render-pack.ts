import { deliverableLifecycle } from '@marquee/contract/lifecycles/deliverable'
import { formatMoney } from '@marquee/contract/rules/currency'
import { formatLocalDateTime } from '@marquee/contract/rules/dates'
import { formatNumber } from '@marquee/contract/rules/wording'
import { columnFrom, type PdfColumn } from '../invoices/pdf-column.ts'
import { colours, openPdf, page } from '../invoices/pdf-page.ts'
import { decisionLabels, type EvidencePack } from './evidence-pack.ts'
import type { SignedPack } from './load-pack.ts'

const width = page.right - page.left
/** Renders a pack for people: the deal, its terms, work, disputes, messages and timeline, and how to check the file. */
export async function renderPack({ content, signature, publicKey }: SignedPack): Promise<Buffer> {
  const { deal, issuedAt } = content
  const title = `Evidence: ${deal.title}`
  const sheet = await openPdf({ title, author: 'Marquee', issuedAt: new Date(issuedAt) })
  const below = sheet.text(title, page.left, page.top, { size: 19, bold: true, width })
  sheet.rule(below + 8, { colour: colours.accent, thick: 1.5 })
  const column = columnFrom(sheet, below + 20)
  writeDeal(column, content)
  writeWork(column, content)
  writeCases(column, content)
  writeSeals(column, content, { signature, publicKey })
  return sheet.finish((pageNo, pages) => {
    sheet.rule(page.bottom + 14)
    sheet.text(`Marquee  ·  deal ${deal.id}  ·  ${pageNo} of ${pages}`, page.left, page.bottom + 22, {
      size: 8,
      colour: colours.mute,
    })
  })
}

function writeDeal(column: PdfColumn, { deal, terms, offerVersions, issuedAt }: EvidencePack): void {
  const money = (minor: number) => formatMoney(minor, deal.price.currency)
  column.pair('Issued', formatLocalDateTime(issuedAt))
  column.pair('Brand', deal.brand)
  column.pair('Talent', deal.talent)
  column.pair('Agreed', formatLocalDateTime(deal.agreedAt))
  column.pair('Price', `${money(deal.price.amount)}, of which VAT ${money(deal.price.tax)}`)
  if (deal.payment)
    column.pair(
      'Payment',
      `${deal.payment.status}: ${money(deal.payment.captured)} charged, ${money(deal.payment.refunded)} refunded`,
    )
  column.heading(`Agreed terms, version ${terms.versionNo}`)
  for (const one of terms.deliverables)
    column.entry(`${one.quantity} x ${one.format} (${one.platform}), draft due ${one.draftDue}`, one.brief)
  for (const { label, text } of terms.rest) column.pair(label, text)
  if (terms.attached) column.pair('SHA-256 of the attached terms', terms.attached.sha256)
  column.heading('Offer versions')
  for (const { no, by, payerPays, at } of offerVersions)
    column.pair(`Version ${no} by the ${by}`, `${money(payerPays)}, ${formatLocalDateTime(at)}`)
}

function writeWork(column: PdfColumn, { deliverables, timeline }: EvidencePack): void {
  column.heading('Work')
  for (const { title, status, postUrl, postedAt, submissions } of deliverables) {
    column.pair(
      title,
      `${deliverableLifecycle.states[status].label}${postUrl ? `, posted ${formatLocalDateTime(postedAt ?? '')} at ${postUrl}` : ''}`,
    )
    if (submissions.length === 0) column.line('Nothing was submitted.')
    for (const one of submissions) {
      const decision = one.decision ? `, ${decisionLabels[one.decision]}` : ''
      column.entry(`Submission ${one.no}, ${formatLocalDateTime(one.at)}${decision}`, one.caption)
      for (const { name, bytes, sha256 } of one.files)
        column.line(`${name}, ${formatNumber(bytes)} bytes, SHA-256 ${sha256}`)
      for (const { text, at } of one.comments) column.entry(`Comment, ${formatLocalDateTime(at)}`, text)
    }
  }
  column.heading('Timeline')
  for (const { at, text } of timeline) column.pair(formatLocalDateTime(at), text)
}

function writeCases(column: PdfColumn, { disputes, messages, deal }: EvidencePack): void {
  const nameOf: Record<string, string> = { brand: deal.brand, talent: deal.talent, bank: 'The bank' }
  for (const { about, openedBy, at, statements, decisions } of disputes) {
    column.heading(`Dispute: ${about}`)
    column.pair('Opened', `${nameOf[openedBy] ?? openedBy}, ${formatLocalDateTime(at)}`)
    for (const one of statements) {
      column.entry(`${nameOf[one.by] ?? one.by}, ${formatLocalDateTime(one.at)}`, one.text)
      for (const { name, sha256 } of one.files) column.line(`${name}, SHA-256 ${sha256}`)
    }
    for (const one of decisions)
      column.entry(`Marquee’s decision, ${formatLocalDateTime(one.at)}: ${one.reason}`, one.text)
  }
  column.heading(`Messages between both sides (${messages.length})`)
  if (messages.length === 0) column.line('They have not written to each other.')
  for (const { author, text, at } of messages) column.entry(`${author}, ${formatLocalDateTime(at)}`, text)
}

function writeSeals(
  column: PdfColumn,
  { rows, notSealed, isCut }: EvidencePack,
  { signature, publicKey }: Pick<SignedPack, 'signature' | 'publicKey'>,
): void {
  column.heading('How to check this evidence')
  column.line(
    `The JSON file of the same name holds ${rows.length} sealed rows of the log. Each has its path to the signed root of its batch. The command scripts/check-evidence.mjs, which needs only Node.js, checks them, the signature of the file, and the files in a folder against their SHA-256.`,
  )
  if (notSealed > 0)
    column.line(
      `${notSealed === 1 ? '1 row is' : `${notSealed} rows are`} not sealed yet; download the evidence again in a minute.`,
    )
  if (isCut) column.line(`Only the first ${rows.length} rows are included.`)
  column.pair('Public key (Ed25519)', publicKey)
  column.pair('Signature', signature)
}
