import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db, inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { lockCounter, sumDocumentTax } from './invoices.store.ts'
import { type Document, issueDocument } from './issue-document.ts'
import {
  brandId,
  credit,
  draft,
  issue,
  otherId,
  startInvoicesServer,
  subject,
} from './testing/start-invoices-server.ts'

const year = new Date().getUTCFullYear()
let server: TestServer

beforeAll(async () => {
  server = await startInvoicesServer()
})
afterAll(() => server?.stop())

const listOf = async (token: string, path = '/brand/getInvoiceList', input: object = {}) =>
  (await server.call(path, input, { token })).data
const tokenOf = (id: string, role = 'brand'): string => `${role}:${id}`
const numberOf = ({ number }: Document): number => Number(number.split('-')[2])

describe('numbers', () => {
  test('document numbers have no gaps, even when many are issued at once and some roll back', async () => {
    const tries = Array.from({ length: 8 }, (_, index) =>
      inTransaction(systemActor, async () => {
        const document = await issueDocument(draft())
        if (index % 3 === 1) throw new Error('given up')
        return document
      }).catch(() => null),
    )
    const numbers = (await Promise.all(tries))
      .flatMap((document) => (document ? [numberOf(document)] : []))
      .sort((a, b) => a - b)
    expect(numbers).toEqual([1, 2, 3, 4, 5])
  })

  test('the same fact issued twice at once is one document under one number', async () => {
    const factKey = 'capture:pi_same'
    const all = await Promise.all(Array.from({ length: 4 }, () => issue({ factKey })))
    expect(new Set(all.map((document) => document.number)).size).toBe(1)
    const next = await issue()
    expect(numberOf(next)).toBe(numberOf(all[0] ?? next) + 1)
  })

  test('each series counts separately and restarts each year', async () => {
    const original = await issue()
    expect((await credit(original, 50_000, 10_000)).number).toBe(`CN-${year}-000001`)
    expect((await issue({ kind: 'subscription' })).number).toBe(`SUB-${year}-000001`)
    expect((await issue({ kind: 'statement', ownerId: otherId })).number).toBe(`PS-${year}-000001`)
    expect(await inTransaction(systemActor, () => lockCounter('INV', year + 1))).toBe(1)
  })
})

describe('a credit note', () => {
  test('credit notes cover a part and then the rest of an invoice, never more', async () => {
    const original = await issue()
    const statusNow = async () =>
      (await listOf(tokenOf(brandId))).items.find((item: { id: string }) => item.id === original.id)?.status
    await credit(original, 50_000, 10_000)
    expect(await statusNow()).toBe('issued')
    await expect(credit(original, 50_001, 10_000)).rejects.toThrow(RangeError)
    const twice = await Promise.all([1, 2].map(() => credit(original, 50_000, 10_000, 'refund:re_last')))
    expect(twice[0]?.id).toBe(twice[1]?.id)
    expect(await statusNow()).toBe('credited')
    await expect(credit(original, 1, 0)).rejects.toThrow(RangeError)
  })

  test('a credit note needs an original of the same owner', async () => {
    const foreign = await issue({ ownerId: otherId })
    await expect(credit(foreign, 1, 0)).rejects.toThrow(RangeError)
    await expect(credit({ ...foreign, id: subject }, 1, 0)).rejects.toThrow('We could not find that.')
  })
})

describe('an issued document', () => {
  test('an issued document cannot be changed or deleted, not even by SQL', async () => {
    const { id } = await issue()
    const error = (change: ReturnType<typeof sql>) =>
      db()
        .execute(change)
        .then(String, (error) => String(error.cause ?? error))
    expect(
      await error(sql`update documents set gross = gross + 1, net = net + 1 where id = ${id}`),
    ).toContain('never changed')
    expect(await error(sql`delete from documents where id = ${id}`)).toContain('never changed')
    expect(await error(sql`truncate documents`)).toContain('never changed')
  })

  test('a document in another currency shows its VAT in pounds, or is not issued', async () => {
    await expect(issue({ currency: 'EUR' })).rejects.toThrow(RangeError)
    expect((await issue({ currency: 'EUR', vatGbp: 17_000 })).vatGbp).toBe(17_000)
  })

  test('a document counts in the tax of its month, minus credits', async () => {
    const before = (await sumDocumentTax()).find((row) => row.currency === 'GBP')?.tax ?? 0
    await credit(await issue(), 50_000, 10_000)
    await issue({ kind: 'statement', ownerId: otherId })
    expect(await sumDocumentTax()).toContainEqual({ month: '2026-11', currency: 'GBP', tax: before + 10_000 })
  })
})

describe('people', () => {
  test('a brand pages through its own documents only, newest first, and by kind', async () => {
    const first = await listOf(tokenOf(brandId), '/brand/getInvoiceList', { limit: 3 })
    const second = await listOf(tokenOf(brandId), '/brand/getInvoiceList', {
      limit: 3,
      cursor: first.nextCursor,
    })
    const ids = [...first.items, ...second.items].map((item: { id: string }) => item.id)
    expect(new Set(ids).size).toBe(6)
    const notes = await listOf(tokenOf(brandId), '/brand/getInvoiceList', { kind: 'credit_note', limit: 100 })
    expect(new Set(notes.items.map((item: { title: string }) => item.title))).toEqual(
      new Set(['Credit note']),
    )
    expect((await listOf(tokenOf(subject))).items).toEqual([])
  })

  test('a talent reads statements, and a brand’s list has none', async () => {
    const statements = await listOf(tokenOf(otherId, 'talent'), '/talent/getStatementList')
    expect(statements.items[0]).toMatchObject({ kind: 'statement', title: 'Payment statement' })
    expect((await server.call('/talent/getStatementList', {}, { token: tokenOf(brandId) })).status).toBe(403)
  })
})

test('a payer’s documents come as a table in which nothing is a formula, and only their own', async () => {
  const ownerId = '44444444-4444-4444-8444-444444444444'
  const own = { ownerId, subjectTitle: '=HYPERLINK("https://foreign.example")' }
  const invoice = await issue(own)
  const note = await issue({
    ...own,
    kind: 'credit_note',
    creditsId: invoice.id,
    lines: [{ description: 'Refund of 50%', quantity: 1, net: 50_000, tax: 10_000, taxPercent: 20 }],
  })
  const day = invoice.issuedAt.toISOString().slice(0, 10)
  const { name, csv, isComplete } = await listOf(tokenOf(ownerId), '/brand/getInvoiceTable')
  expect({ name, isComplete }).toEqual({ name: `marquee-invoices-${day}.csv`, isComplete: true })
  const lines = csv.split('\r\n')
  expect(lines[0]).toBe('"Number","Date","Type","For","Net","VAT","Total","Currency"')
  expect(lines.slice(1).sort()).toEqual(
    [
      '',
      `"${invoice.number}","${day}","VAT invoice","'=HYPERLINK(""https://foreign.example"")",1000.00,200.00,1200.00,"GBP"`,
      `"${note.number}","${day}","Credit note","'=HYPERLINK(""https://foreign.example"")",-500.00,-100.00,-600.00,"GBP"`,
    ].sort(),
  )
  const foreign = await listOf(tokenOf(otherId), '/brand/getInvoiceTable')
  expect(foreign.csv).not.toContain(invoice.number)
})

test('a payee’s statements come as a table', async () => {
  const statement = await issue({ kind: 'statement', ownerId: otherId })
  const { name, csv } = await listOf(tokenOf(otherId, 'talent'), '/talent/getStatementTable')
  expect(name).toMatch(/^marquee-statements-/)
  expect(csv).toContain(`"${statement.number}"`)
  expect(csv).not.toContain('INV-')
})
