import { splitPrice } from '@marquee/contract/rules/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db, inTransaction } from '../../platform/database/database.ts'
import { sealNewRows } from '../../platform/events/seal.ts'
import { verifyChain } from '../../platform/events/verify-chain.ts'
import { systemActor } from '../../platform/handler.ts'
import { startSampleServer } from '../../platform/testing/start-sample-server.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import { held, payableTo, receivable, stripe } from './accounts.ts'
import { balanceOf, balancesOf, balanceToDecideOn, freeToPayOut, heldFor } from './balances.ts'
import { capturedLines, nettedLines, providerFeeLines, releasedLines, transferLines } from './journals.ts'
import type { BalanceTransaction } from './ledger.ports.ts'
import { type Entry, LedgerAlarm, postJournal, reverseJournal } from './post-journal.ts'
import { compareWithProvider, verifyLedger } from './verify-ledger.ts'

let server: TestServer
const subject = '11111111-1111-4111-8111-111111111111'
const talentId = '22222222-2222-4222-8222-222222222222'
const agentId = '33333333-3333-4333-8333-333333333333'
const occurredAt = new Date('2026-11-03T10:00:00.000Z')
const split = splitPrice({ gross: 120_000, taxPercent: 20, feeBps: 2_000, feeMode: 'deducted' })
const deal = { subject, currency: 'GBP', split } as const
const captured: Entry = {
  factKey: 'capture:pi_1',
  kind: 'captured',
  occurredAt,
  subject,
  providerTxn: 'txn_1',
  lines: capturedLines(deal),
}

const post = (entry: Entry) => inTransaction(systemActor, () => postJournal(entry))
const violations = async () =>
  (await verifyLedger({ provider: false, documents: false }))
    .filter((check) => !check.holds)
    .map(({ name }) => name)
const refusedByDatabase = async (change: ReturnType<typeof sql>) =>
  inTransaction(systemActor, async () => void (await db().execute(change))).then(
    () => 'done',
    (error) => String(error.cause ?? error),
  )

beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

test('a fact is booked once, whatever its source and however often', async () => {
  expect(await post(captured)).toBe('posted')
  expect(await post(captured)).toBe('known')
  const both = await Promise.all(
    [1, 2, 3, 4].map(() => post({ ...captured, factKey: 'capture:pi_2', providerTxn: undefined })),
  )
  expect(both.sort()).toEqual(['known', 'known', 'known', 'posted'])
  expect(await balanceOf(stripe('GBP'))).toBe(240_000)
  expect(await reverseOf('capture:pi_2')).toBe('posted')
  expect(await reverseOf('capture:pi_2')).toBe('known')
  expect(await balanceOf(held(subject, 'GBP'))).toBe(-100_000)
  expect(await heldFor([subject, talentId], 'GBP')).toEqual(
    new Map([
      [subject, 100_000],
      [talentId, 0],
    ]),
  )
})

const reverseOf = (factKey: string) =>
  inTransaction(systemActor, () => reverseJournal(factKey, { occurredAt, memo: 'Booked for a test' }))

test.each<[string, Partial<Entry>]>([
  [
    'the same fact with other amounts',
    { lines: capturedLines({ ...deal, split: { ...split, tax: 0, talent: split.talent + split.tax } }) },
  ],
  ['the same fact as another kind', { kind: 'refunded' }],
  ['the same provider transaction under another fact', { factKey: 'capture:pi_3' }],
  [
    'lines that do not sum to zero',
    { factKey: 'capture:pi_4', providerTxn: 'txn_4', lines: captured.lines.slice(1) },
  ],
  ['lines of nothing', { factKey: 'capture:pi_5', providerTxn: 'txn_5', lines: [] }],
])('%s raises an alarm and books nothing', async (_what, change) => {
  const before = await balanceOf(stripe('GBP'))
  await expect(post({ ...captured, ...change })).rejects.toBeInstanceOf(LedgerAlarm)
  expect(await balanceOf(stripe('GBP'))).toBe(before)
})

test.each([
  ['changed', sql`update journals set memo = 'x' where id = 1`],
  ['changed in a line', sql`update postings set amount = amount + 1`],
  ['removed', sql`delete from journals`],
  ['emptied', sql`truncate postings`],
  ['moved to another account', sql`update ledger_accounts set code = 'bank:GBP' where code = 'stripe:GBP'`],
])('the database prevents booked rows from being %s', async (_how, change) => {
  expect(await refusedByDatabase(change)).toContain('append-only')
})

test('the database rejects a journal that does not balance, has no lines, or mixes currencies', async () => {
  const head = sql`insert into journals (fact_key, kind, occurred_at) values ('by hand', 'captured', now())`
  expect(await refusedByDatabase(head)).toContain('does not balance')
  const lopsided = sql`with j as (${head} returning id) insert into postings select j.id, 1, a.id, 5, 'GBP' from j, ledger_accounts a where a.code = 'stripe:GBP'`
  expect(await refusedByDatabase(lopsided)).toContain('does not balance')
  const late = sql`insert into postings select 1, 9, id, 5, 'GBP' from ledger_accounts where code = 'stripe:GBP'`
  expect(await refusedByDatabase(late)).toContain('does not balance')
  const mixed = sql`with j as (${head} returning id) insert into postings select j.id, 1, a.id, 5, 'EUR' from j, ledger_accounts a where a.code = 'stripe:GBP'`
  expect(await refusedByDatabase(mixed)).toContain('postings_account')
})

test('a released deal is transferred to its talent, and only our own part can be paid out to our bank', async () => {
  await post({
    factKey: 'fee:txn_1',
    kind: 'provider_fee',
    occurredAt,
    subject,
    lines: providerFeeLines({ currency: 'GBP', fee: 1_820 }),
  })
  expect(await freeToPayOut('GBP')).toBe(0)
  const alarm = (await verifyLedger({ provider: false, documents: false })).find((check) => check.alert)
  expect(alarm?.detail).toBe('GBP is short by 1820: fees and losses explain it')
  await post({
    factKey: 'release:d1',
    kind: 'released',
    occurredAt,
    subject,
    lines: releasedLines(deal, { talentId }, { before: 0, amount: 100_000 }),
  })
  expect(await freeToPayOut('GBP')).toBe(18_180)
  const sent = transferLines({ role: 'talent', payeeId: talentId, currency: 'GBP', amount: 80_000 })
  await post({
    factKey: 'transfer:tr_1',
    kind: 'transferred',
    occurredAt,
    subject,
    providerTxn: 'txn_2',
    lines: sent,
  })
  const moved = await balancesOf(subject)
  expect(moved.get(payableTo('talent', talentId, 'GBP'))).toBe(0)
  expect(moved.get(stripe('GBP'))).toBe(38_180)
  expect(await violations()).toEqual([])
})

test('two concurrent shares net the same debt once', async () => {
  const [from, owes] = [payableTo('talent', agentId, 'GBP'), receivable(agentId, 'GBP')]
  const start = [
    { account: from, amount: -2_000 },
    { account: owes, amount: 900 },
    { account: stripe('GBP'), amount: 1_100 },
  ]
  await post({ factKey: 'start', kind: 'released', occurredAt, subject: agentId, lines: start })
  const keep = (share: number) =>
    inTransaction(systemActor, async () => {
      const amount = await balanceToDecideOn(owes)
      if (amount === 0) return 'nothing'
      const lines = nettedLines({ role: 'talent', payeeId: agentId, currency: 'GBP', amount })
      return postJournal({ factKey: `netted:${share}`, kind: 'netted', occurredAt, subject: agentId, lines })
    })
  expect((await Promise.all([keep(1), keep(2), keep(3)])).sort()).toEqual(['nothing', 'nothing', 'posted'])
  expect(await balanceOf(owes)).toBe(0)
  expect(await balanceOf(from)).toBe(-1_100)
  await inTransaction(systemActor, async () => {
    const fact =
      (await db().execute<{ fact_key: string }>(sql`select fact_key from journals where kind = 'netted'`))
        .rows[0]?.fact_key ?? ''
    await reverseJournal(fact, { occurredAt, memo: 'Booked for a test' })
    await reverseJournal('start', { occurredAt, memo: 'Booked for a test' })
  })
})

test('our ledger is compared with the provider’s, line by line and in total', async () => {
  const line = (id: string, net: number): BalanceTransaction => ({
    id,
    net,
    fee: 0,
    currency: 'gbp',
    type: 'charge',
    source: 'ch_1',
    created: occurredAt,
  })
  const bookOf = (...lines: BalanceTransaction[]) => ({
    async *transactions() {
      yield* lines
    },
  })
  expect(await compareWithProvider(bookOf(line('txn_1', 118_180), line('txn_2', -80_000)))).toEqual([])
  expect(await compareWithProvider(bookOf(line('txn_1', 118_180), line('txn_9', -100)))).toEqual([
    'txn_9 (charge ch_1, -100 gbp) is not booked',
    'txn_2 is booked and unknown to the provider',
    'stripe:GBP is 38180 here and 118080 at the provider',
  ])
  const fresh = bookOf(line('txn_1', 118_180), line('txn_2', -80_000), line('txn_9', -100))
  expect(await compareWithProvider(fresh, occurredAt)).toEqual([])
  expect(await compareWithProvider(fresh, new Date(occurredAt.getTime() + 1))).toHaveLength(2)
})

test('journals are sealed with their lines, and a directly changed line breaks the chain', async () => {
  expect(await sealNewRows()).toBeGreaterThan(4)
  expect(await verifyChain()).toMatchObject({ broken: null, unsealed: [] })
  await db().execute(sql`alter table postings disable trigger postings_append_only`)
  await db().execute(sql`update postings set amount = amount * 2 where journal_id = 1`)
  expect((await verifyChain()).broken).toMatch(/journal 1$/)
  expect(await violations()).toEqual(
    expect.arrayContaining(['Stored balances equal their postings', 'The hash chain is intact']),
  )
  await db().execute(sql`update postings set amount = amount / 2 where journal_id = 1`)
  await db().execute(sql`alter table postings enable trigger postings_append_only`)
  expect(await violations()).toEqual([])
})

const loan = (factKey: string, lines: Entry['lines'], kind: Entry['kind'], about = talentId): Entry => ({
  factKey,
  kind,
  occurredAt,
  subject: about,
  lines,
})
const euros = { role: 'talent', payeeId: talentId, currency: 'EUR', amount: 500 } as const
const euroDeal = {
  subject: talentId,
  currency: 'EUR',
  split: splitPrice({ gross: 500, taxPercent: 0, feeBps: 0, feeMode: 'deducted' }),
} as const

test('the verifier names a duplicate transfer, money sent but never received, and a wrong journal kind', async () => {
  await post(loan('capture:pi_7', capturedLines(euroDeal), 'captured'))
  await post(
    loan('release:d7', releasedLines(euroDeal, { talentId }, { before: 0, amount: 500 }), 'released'),
  )
  await post(loan('transfer:tr_7', transferLines(euros), 'transferred'))
  expect(await violations()).toEqual([])
  await post(loan('transfer:tr_8', transferLines(euros), 'transferred'))
  await post(
    loan(
      'odd',
      [
        { account: held(talentId, 'EUR'), amount: 1 },
        { account: stripe('EUR'), amount: -1 },
      ],
      'netted',
    ),
  )
  const checks = await verifyLedger({ provider: false, documents: false })
  const broken = checks.filter((check) => !check.holds)
  expect(
    broken.map(({ name, detail }) => `${name}: ${detail.replaceAll(/journal \d+/g, 'its journal')}`),
  ).toEqual([
    `Held funds, payables and receivables were never overdrawn: held:${talentId}:EUR stood at 1 after its journal; pay:talent:${talentId}:EUR stood at 500 after its journal`,
    `Captured is refunded, released or held: odd moves held:${talentId}:EUR`,
    `No more is transferred than was captured and not refunded: ${talentId}: 1000 transferred, 0 of it owed to us, of 500 captured and 0 refunded`,
    `No share is transferred twice: ${talentId}: pay:talent:${talentId}:EUR was sent 500 more than it was owed`,
    'Assets cover liabilities: EUR is short by 501, of which fees and losses explain 0',
  ])
})
