import { createHash } from 'node:crypto'
import { invoiceCalls } from '@marquee/contract/calls/invoices'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '../../platform/act.ts'
import { db, inTransaction } from '../../platform/database.ts'
import { storage } from '../../platform/files/storage.ts'
import { assemble } from '../../platform/house.ts'
import { serveCalls } from '../../platform/http/serve-calls.ts'
import { sampleSession } from '../../platform/testing/start-sample-house.ts'
import { startTestHouse, type TestHouse } from '../../platform/testing/start-test-house.ts'
import { openFiles } from '../files/open-files.ts'
import { removeSetting, saveSetting } from '../settings/settings.store.ts'
import { wireInvoices } from './invoices.reactions.ts'
import { invoiceRoutes } from './invoices.routes.ts'
import { lockCounter, sumDocumentTax } from './invoices.store.ts'
import { type Document, type DocumentDraft, issueDocument } from './issue-document.ts'
import { serveDocuments } from './serve-documents.ts'

const brandId = '11111111-1111-4111-8111-111111111111'
const otherId = '22222222-2222-4222-8222-222222222222'
const subject = '33333333-3333-4333-8333-333333333333'
const platform = { name: 'Marquee', address: '1 Example Street\nLondon N1 1AA', vatNumber: 'GB123456789', companyNumber: '01234567' }
const taxPoint = new Date('2026-11-03T10:00:00.000Z')

const year = new Date().getUTCFullYear()

let house: TestHouse
let facts = 0

beforeAll(async () => {
  house = await startTestHouse((config, database) =>
    assemble(
      config,
      {
        resolveSession: sampleSession,
        modules: async (app) => {
          await openFiles(app, config)
          serveCalls(app, invoiceCalls, invoiceRoutes)
          serveDocuments(app)
          wireInvoices()
        },
      },
      database,
    ),
  )
  await saveSetting('platform', platform)
})
afterAll(() => house?.stop())

const draft = (given: Partial<DocumentDraft> = {}): DocumentDraft => ({
  kind: 'invoice',
  factKey: `capture:pi_${++facts}`,
  ownerId: brandId,
  recipient: { name: 'Łódź & Sons Ltd', address: '2 Sample Road\nLeeds', vatNumber: 'GB987654321' },
  subject,
  subjectTitle: 'Spring launch',
  currency: 'GBP',
  lines: [
    {
      description: 'Two Instagram reels by Ada Byron, with usage rights for 12 months',
      quantity: 2,
      net: 100_000,
      tax: 20_000,
      taxPercent: 20,
    },
  ],
  taxPoint,
  ...given,
})
const issue = (given?: Partial<DocumentDraft>): Promise<Document> => inTransaction(systemActor, () => issueDocument(draft(given)))
const credit = (original: Document, net: number, tax: number, factKey = `refund:re_${++facts}`): Promise<Document> =>
  issue({
    ...{ kind: 'credit_note', factKey, creditsId: original.id, reason: 'The deal was cancelled.' },
    lines: [{ description: 'Refund of 50%', quantity: 1, net, tax, taxPercent: 20 }],
  })
const listOf = async (token: string, path = '/brand/getInvoiceList', input: object = {}) => (await house.call(path, input, { token })).data
const tokenOf = (id: string, role = 'brand'): string => `${role}:${id}`
const numberOf = ({ number }: Document): number => Number(number.split('-')[2])
async function download(url: string): Promise<{ status: number; text: string; disposition: string; sha256: string }> {
  const { statusCode, rawPayload, headers } = await house.app.inject({ method: 'GET', url })
  const sha256 = createHash('sha256').update(rawPayload).digest('hex')
  return { status: statusCode, text: wordsIn(rawPayload), disposition: String(headers['content-disposition']), sha256 }
}

/** The words of an uncompressed PDF: its fonts write them as hexadecimal in Windows-1252. */
function wordsIn(pdf: Buffer): string {
  const decoder = new TextDecoder('windows-1252')
  const lines = pdf.toString('latin1').matchAll(/\[((?:<[0-9a-f]*> ?-?[\d.]* ?)+)\] TJ/g)
  return [...lines]
    .map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex'))).join(''))
    .join('\n')
}

describe('numbers', () => {
  test('follow each other without gaps, also when many are issued at once and some are given up', async () => {
    const tries = Array.from({ length: 8 }, (_, place) =>
      inTransaction(systemActor, async () => {
        const document = await issueDocument(draft())
        if (place % 3 === 1) throw new Error('given up')
        return document
      }).catch(() => null),
    )
    const numbers = (await Promise.all(tries)).flatMap((document) => (document ? [numberOf(document)] : [])).sort((a, b) => a - b)
    expect(numbers).toEqual([1, 2, 3, 4, 5])
  })

  test('the same fact told twice at once is one document under one number', async () => {
    const factKey = 'capture:pi_same'
    const all = await Promise.all(Array.from({ length: 4 }, () => issue({ factKey })))
    expect(new Set(all.map((document) => document.number)).size).toBe(1)
    const next = await issue()
    expect(numberOf(next)).toBe(numberOf(all[0] ?? next) + 1)
  })

  test('each series counts for itself, and starts again with each year', async () => {
    const original = await issue()
    expect((await credit(original, 50_000, 10_000)).number).toBe(`CN-${year}-000001`)
    expect((await issue({ kind: 'subscription' })).number).toBe(`SUB-${year}-000001`)
    expect((await issue({ kind: 'statement', ownerId: otherId })).number).toBe(`PS-${year}-000001`)
    expect(await inTransaction(systemActor, () => lockCounter('INV', year + 1))).toBe(1)
  })
})

describe('a credit note', () => {
  test('takes back a part and then the rest of its invoice, and never more', async () => {
    const original = await issue()
    const statusNow = async () => (await listOf(tokenOf(brandId))).items.find((item: { id: string }) => item.id === original.id)?.status
    await credit(original, 50_000, 10_000)
    expect(await statusNow()).toBe('issued')
    await expect(credit(original, 50_001, 10_000)).rejects.toThrow(RangeError)
    const twice = await Promise.all([1, 2].map(() => credit(original, 50_000, 10_000, 'refund:re_last')))
    expect(twice[0]?.id).toBe(twice[1]?.id)
    expect(await statusNow()).toBe('credited')
    await expect(credit(original, 1, 0)).rejects.toThrow(RangeError)
  })

  test('needs an original of the same owner', async () => {
    const foreign = await issue({ ownerId: otherId })
    await expect(credit(foreign, 1, 0)).rejects.toThrow(RangeError)
    await expect(credit({ ...foreign, id: subject }, 1, 0)).rejects.toThrow('We could not find that.')
  })
})

describe('an issued document', () => {
  test('cannot be changed or removed, not even by SQL', async () => {
    const { id } = await issue()
    const refusal = (change: ReturnType<typeof sql>) =>
      db()
        .execute(change)
        .then(String, (error) => String(error.cause ?? error))
    expect(await refusal(sql`update documents set gross = gross + 1, net = net + 1 where id = ${id}`)).toContain('never changed')
    expect(await refusal(sql`delete from documents where id = ${id}`)).toContain('never changed')
    expect(await refusal(sql`truncate documents`)).toContain('never changed')
  })

  test('in another currency says its VAT in pounds, or is not issued', async () => {
    await expect(issue({ currency: 'EUR' })).rejects.toThrow(RangeError)
    expect((await issue({ currency: 'EUR', vatGbp: 17_000 })).vatGbp).toBe(17_000)
  })

  test('counts in the tax of its month, less what was credited', async () => {
    const before = (await sumDocumentTax()).find((row) => row.currency === 'GBP')?.tax ?? 0
    await credit(await issue(), 50_000, 10_000)
    await issue({ kind: 'statement', ownerId: otherId })
    expect(await sumDocumentTax()).toContainEqual({ month: '2026-11', currency: 'GBP', tax: before + 10_000 })
  })
})

describe('people', () => {
  test('a brand pages through its own documents alone, newest first, and by kind', async () => {
    const first = await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 3 })
    const second = await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 3, cursor: first.nextCursor })
    const ids = [...first.items, ...second.items].map((item: { id: string }) => item.id)
    expect(new Set(ids).size).toBe(6)
    const notes = await listOf(tokenOf(brandId), '/brand/getInvoiceList', { kind: 'credit_note', limit: 100 })
    expect(new Set(notes.items.map((item: { title: string }) => item.title))).toEqual(new Set(['Credit note']))
    expect((await listOf(tokenOf(subject))).items).toEqual([])
  })

  test('a talent reads statements, and a brand’s list has none', async () => {
    const statements = await listOf(tokenOf(otherId, 'talent'), '/talent/getStatementList')
    expect(statements.items[0]).toMatchObject({ kind: 'statement', title: 'Payment statement' })
    expect((await house.call('/talent/getStatementList', {}, { token: tokenOf(brandId) })).status).toBe(403)
  })
})

describe('a PDF', () => {
  test('says all that a VAT invoice must, and is the same file ever after', async () => {
    const document = await issue()
    await house.strikeDue()
    const [item] = (await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 1 })).items
    const pdf = await download(item.pdfUrl)
    expect(pdf).toMatchObject({ status: 200, disposition: `attachment; filename="${document.number}.pdf"` })
    const words = [
      'VAT invoice',
      document.number,
      'VAT number GB123456789',
      'Company number 01234567',
      'Lódz & Sons Ltd',
      'VAT number GB987654321',
    ]
    const amounts = ['£500.00', '20%', '£1,000.00', 'Total excluding VAT', 'VAT at 20%', '£200.00', '£1,200.00', '03 Nov, 2026']
    for (const word of [...words, ...amounts]) expect(pdf.text).toContain(word)
    await saveSetting('platform', { ...platform, name: 'Another name' })
    expect((await download(item.pdfUrl)).sha256).toBe(pdf.sha256)
    await saveSetting('platform', platform)
  })

  test('that was never printed is printed at the first download, once, whoever else asks', async () => {
    const document = await issue()
    await db().execute(sql`delete from clocks where subject_id = ${document.id}`)
    const [item] = (await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 1 })).items
    const [first, second] = await Promise.all([download(item.pdfUrl), download(item.pdfUrl)])
    expect(first?.sha256).toBe(second?.sha256)
    const kept = await db().execute<{ sha: string; key: string }>(
      sql`select pdf_sha256 as sha, pdf_key as key from documents where id = ${document.id}`,
    )
    expect(kept.rows[0]).toEqual({ sha: first?.sha256, key: `documents/${document.id}.pdf` })
    expect(await storage().size(`documents/${document.id}.pdf`)).toBeGreaterThan(1_000)
  })

  test('of a credit note names its original and why', async () => {
    const original = await issue()
    await credit(original, 50_000, 10_000)
    const [note] = (await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 1 })).items
    const { text } = await download(note.pdfUrl)
    for (const word of ['Credit note', original.number, 'The deal was cancelled.', 'Total credited', '£600.00'])
      expect(text).toContain(word)
  })

  test('without a VAT number of the market is a receipt that names no VAT', async () => {
    await removeSetting('platform')
    await issue()
    await saveSetting('platform', platform)
    const [item] = (await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 1 })).items
    expect(item).toMatchObject({ kind: 'receipt', title: 'Receipt', net: 120_000, tax: 0, gross: 120_000 })
    const { text } = await download(item.pdfUrl)
    expect(text).toContain('Receipt')
    expect(text).not.toMatch(/VAT (?:at|rate|invoice)/)
  })

  test('goes on over the page and says where it is', async () => {
    const line = { description: 'A reel', quantity: 1, net: 1_000, tax: 200, taxPercent: 20 }
    await issue({ lines: Array.from({ length: 30 }, () => line) })
    const [item] = (await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 1 })).items
    const { text } = await download(item.pdfUrl)
    expect(text.match(/A reel/g)).toHaveLength(30)
    expect(text).toContain('2 of 2')
  })

  test('opens only at an address that was signed for it', async () => {
    const [one, other] = (await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 2 })).items
    const elsewhere = other.pdfUrl.replace(other.id, one.id)
    expect((await download(elsewhere)).status).toBe(404)
    expect((await download(one.pdfUrl.split('?')[0])).status).toBe(404)
    house.clock.offset(4 * 3_600_000)
    expect((await download(one.pdfUrl)).status).toBe(404)
    house.clock.offset(0)
  })
})
