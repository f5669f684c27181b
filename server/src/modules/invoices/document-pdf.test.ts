import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '../../platform/database/database.ts'
import { storage } from '../../platform/files/storage.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { deleteSetting, saveSetting } from '../settings/settings.store.ts'
import { brandId, credit, issue, platform, startInvoicesServer } from './testing/start-invoices-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startInvoicesServer()
})
afterAll(() => server?.stop())

/** Returns the brand's newest documents. */
const newest = async (limit: number) =>
  (await server.call('/brand/getInvoiceList', { limit }, { token: `brand:${brandId}` })).data.items

async function download(url: string): Promise<{
  status: number
  text: string
  bytes: string
  disposition: string
  caching: unknown
  sha256: string
}> {
  const { statusCode, rawPayload, headers } = await server.app.inject({ method: 'GET', url })
  const sha256 = createHash('sha256').update(rawPayload).digest('hex')
  return {
    status: statusCode,
    text: textOf(rawPayload),
    bytes: rawPayload.toString('latin1'),
    disposition: String(headers['content-disposition']),
    caching: headers['cache-control'],
    sha256,
  }
}

/** Returns the text of an uncompressed PDF, whose standard fonts write it as hexadecimal in Windows-1252. */
function textOf(pdf: Buffer): string {
  const decoder = new TextDecoder('windows-1252')
  const lines = pdf.toString('latin1').matchAll(/\[((?:<[0-9a-f]*> ?-?[\d.]* ?)+)\] TJ/g)
  return [...lines]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join('\n')
}

test('a PDF has everything a VAT invoice needs and never changes', async () => {
  const document = await issue()
  await server.runDueTimers()
  const [item] = await newest(1)
  const pdf = await download(item.pdfUrl)
  expect(pdf).toMatchObject({ status: 200, disposition: `attachment; filename="${document.number}.pdf"` })
  const expectedTexts = [
    'VAT invoice',
    document.number,
    'VAT number GB123456789',
    'Company number 01234567',
    'VAT number GB987654321',
  ]
  const amounts = [
    '£500.00',
    '20%',
    '£1,000.00',
    'Total excluding VAT',
    'VAT at 20%',
    '£200.00',
    '£1,200.00',
    '03 Nov, 2026',
  ]
  for (const word of [...expectedTexts, ...amounts]) expect(pdf.text).toContain(word)
  // “Łódź & Sons Ltd” is in an embedded font, which lists each of its letters once.
  expect(pdf.bytes).toContain('<0141> <00f3> <0064> <017a> <0020> <0026>')
  await saveSetting('platform', { ...platform, name: 'Another name' })
  expect((await download(item.pdfUrl)).sha256).toBe(pdf.sha256)
  await saveSetting('platform', platform)
})

test('a PDF that is not rendered yet is rendered once at the first download', async () => {
  const document = await issue()
  await db().execute(sql`delete from timers where subject_id = ${document.id}`)
  const [item] = await newest(1)
  const [first, second] = await Promise.all([download(item.pdfUrl), download(item.pdfUrl)])
  expect(first?.sha256).toBe(second?.sha256)
  const kept = await db().execute<{ sha: string; key: string }>(
    sql`select pdf_sha256 as sha, pdf_key as key from documents where id = ${document.id}`,
  )
  expect(kept.rows[0]).toEqual({ sha: first?.sha256, key: `documents/${document.id}.pdf` })
  expect(await storage().size(`documents/${document.id}.pdf`)).toBeGreaterThan(1_000)
})

test('the PDF of a credit note names its original and the reason', async () => {
  const original = await issue()
  await credit(original, 50_000, 10_000)
  const [note] = await newest(1)
  const { text } = await download(note.pdfUrl)
  for (const word of ['Credit note', original.number, 'The deal was cancelled.', 'Total credited', '£600.00'])
    expect(text).toContain(word)
})

test('without a VAT number a document is a receipt that shows no VAT', async () => {
  await deleteSetting('platform')
  await issue()
  await saveSetting('platform', platform)
  const [item] = await newest(1)
  expect(item).toMatchObject({ kind: 'receipt', title: 'Receipt', net: 120_000, tax: 0, gross: 120_000 })
  const { text } = await download(item.pdfUrl)
  expect(text).toContain('Receipt')
  expect(text).not.toMatch(/VAT (?:at|rate|invoice)/)
})

test('a long PDF continues on a second page with page numbers', async () => {
  const line = { description: 'A reel', quantity: 1, net: 1_000, tax: 200, taxPercent: 20 }
  await issue({ lines: Array.from({ length: 30 }, () => line) })
  const [item] = await newest(1)
  const { text } = await download(item.pdfUrl)
  expect(text.match(/A reel/g)).toHaveLength(30)
  expect(text).toContain('2 of 2')
})

test('a PDF opens only at a URL that was signed for it', async () => {
  const [one, other] = await newest(2)
  const elsewhere = other.pdfUrl.replace(other.id, one.id)
  expect((await download(elsewhere)).status).toBe(404)
  expect((await download(one.pdfUrl)).caching, 'a browser keeps no document').toBe('no-store')
  expect((await download(one.pdfUrl.split('?')[0])).status).toBe(404)
  server.clock.offset(4 * 3_600_000)
  expect((await download(one.pdfUrl)).status).toBe(404)
  server.clock.offset(0)
})
