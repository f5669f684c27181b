import { fail } from '@marquee/contract/errors'
import type { Currency } from '@marquee/contract/rules/currency'
import { openTransaction } from '../../platform/database/database.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { readMarketSettings } from '../settings/market-settings.ts'
import {
  createDocument,
  type Document,
  findDocumentByFact,
  lockCounter,
  lockDocument,
  type NewDocument,
  type Series,
  sumCredits,
  updateDocument,
} from './invoices.store.ts'
import type { DocumentLine, Party } from './invoices.tables.ts'

export type { Document } from './invoices.store.ts'
export type { DocumentLine, Party } from './invoices.tables.ts'

/**
 * The content of a new document. Amounts in minor units; those of a credit note are positive and are
 * refunded.
 */
export interface DocumentDraft {
  kind: 'invoice' | 'credit_note' | 'subscription' | 'statement'
  /** The business fact, such as capture:pi_x or refund:re_x: the same fact is the same document. */
  factKey: string
  /** The brand or payee it is for. */
  ownerId: string
  recipient: Party
  /** The object it is about; unknown to this module. */
  subject?: string | undefined
  subjectTitle: string
  currency: Currency
  lines: readonly DocumentLine[]
  /** When the tax fell due: the time of the ledger's journal, so that both use the same month. */
  taxPoint: Date
  /** Its total VAT in pence; required for VAT in another currency. */
  vatGbp?: number | undefined
  /** The document that a credit note credits, wholly or in part. */
  creditsId?: string | undefined
  reason?: string | undefined
}

const seriesOf = {
  invoice: 'INV',
  receipt: 'INV',
  credit_note: 'CN',
  subscription: 'SUB',
  statement: 'PS',
} as const satisfies Record<Document['kind'], Series>

/**
 * Issues a document in the caller's transaction with a number without gaps; its PDF is rendered after the
 * commit. The same fact returns the same document. Without a VAT number of Marquee an invoice becomes a
 * receipt. Throws RangeError for lines that are not whole amounts, or a credit above the rest of its
 * original; fails with `not_found` without that original.
 */
export async function issueDocument(draft: DocumentDraft): Promise<Document> {
  const { now } = openTransaction('issueDocument()')
  const existing = await findDocumentByFact(draft.factKey)
  if (existing) return existing
  const { platform: issuer } = await readMarketSettings()
  const kind = draft.kind === 'invoice' && !issuer.vatNumber ? 'receipt' : draft.kind
  const series = seriesOf[kind]
  const year = now.getUTCFullYear()
  const original = draft.kind === 'credit_note' ? await lockOriginal(draft) : null
  const next = await lockCounter(series, year)
  // Another transaction may have issued it while this one waited for the counter.
  const issued = await findDocumentByFact(draft.factKey)
  if (issued) return issued
  if (original) await applyCredit(draft, original)
  const number = `${series}-${year}-${String(next).padStart(6, '0')}`
  const row =
    (await createDocument({ ...valuesOf(draft), kind, series, year, number, issuer, issuedAt: now }, next)) ??
    fail('internal')
  await scheduleTimer('document', row.id, 'print', now)
  return row
}

async function lockOriginal({ creditsId }: DocumentDraft): Promise<Document> {
  return (creditsId ? await lockDocument(creditsId) : undefined) ?? fail('not_found')
}

/** Checks that the original has that much left; marks it once it is fully credited. */
async function applyCredit(draft: DocumentDraft, original: Document): Promise<void> {
  const before = await sumCredits(original.id)
  const { net, tax } = totalsOf(draft)
  const isTooMuch = before.net + net > original.net || before.tax + tax > original.tax
  if (original.ownerId !== draft.ownerId || original.currency !== draft.currency || isTooMuch)
    throw new RangeError(
      `${draft.factKey} credits more than is left of ${original.number}, or another owner or currency`,
    )
  if (before.gross + net + tax === original.gross) await updateDocument(original.id, { status: 'credited' })
}

function valuesOf(
  draft: DocumentDraft,
): Omit<NewDocument, 'kind' | 'series' | 'year' | 'number' | 'issuer' | 'issuedAt'> {
  const { factKey, ownerId, recipient, subject, subjectTitle, currency, taxPoint, creditsId, reason } = draft
  const { net, tax } = totalsOf(draft)
  const vatGbp = currency === 'GBP' || tax === 0 ? tax : draft.vatGbp
  if (vatGbp === undefined)
    throw new RangeError(`${factKey} has VAT in ${currency} without its amount in pounds`)
  const taxPercent = Math.max(0, ...draft.lines.map((line) => line.taxPercent))
  return {
    factKey,
    ownerId,
    recipient,
    subject,
    subjectTitle,
    currency,
    taxPoint,
    creditsId,
    reason,
    lines: [...draft.lines],
    net,
    tax,
    gross: net + tax,
    vatGbp,
    taxPercent,
  }
}

function totalsOf({ factKey, lines }: DocumentDraft): { net: number; tax: number } {
  const amounts = lines.flatMap((line) => [line.net, line.tax])
  if (lines.length === 0 || !amounts.every(Number.isSafeInteger))
    throw new RangeError(`${factKey} has no lines of whole amounts`)
  return {
    net: lines.reduce((sum, line) => sum + line.net, 0),
    tax: lines.reduce((sum, line) => sum + line.tax, 0),
  }
}

/** Returns the brand as the recipient of documents. */
export async function recipientOf(brandId: string): Promise<Party> {
  const brand = await loadBrand(brandId)
  if (!brand) return { name: '', address: '', vatNumber: '' }
  const { legalName, companyName, country, vatNumber, companyNumber } = brand
  return { name: legalName || companyName, address: formatAddress(brand), country, vatNumber, companyNumber }
}

/** Where a recipient of documents is. */
interface Address {
  street?: string
  city?: string
  postcode?: string
  country?: string
}

/** Returns street, city with postcode and country, one per line; empty without any of them. */
export function formatAddress({ street, city, postcode, country }: Address): string {
  const town = [city, postcode].filter(Boolean).join(' ')
  return [street, town, country === 'GB' ? 'United Kingdom' : country].filter(Boolean).join('\n')
}
