import { splitPrice } from '@marquee/contract/rules/money'
import { heldOf, type Split } from '@marquee/contract/rules/shares'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { startSampleServer } from '../../platform/testing/start-sample-server.ts'
import type { TestServer } from '../../platform/testing/start-test-server.ts'
import * as ledger from './journals.ts'
import { type Entry, postJournal } from './post-journal.ts'
import { sumFamilies } from './verify.store.ts'
import { verifyLedger } from './verify-ledger.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSampleServer()
})
afterAll(() => server?.stop())

const occurredAt = new Date('2026-11-03T10:00:00.000Z')
const talentId = '22222222-2222-4222-8222-222222222222'
const agentId = '33333333-3333-4333-8333-333333333333'
const payees = { talentId, agentId }

/** Courses of a deal's money, as sequences of facts. */
const courses = [
  'held',
  'paid out',
  'refunded',
  'refunded in parts',
  'cancelled',
  'refunded late',
  'refunded before transfer',
  'won',
  'lost',
  'lost late',
] as const
type Course = (typeof courses)[number]

const life = fc.record({
  gross: fc.integer({ min: 100, max: 5_000_000 }),
  agentBps: fc.constantFrom(0, 1_000, 3_333),
  feeMode: fc.constantFrom('deducted' as const, 'on_top' as const),
  cut: fc.integer({ min: 1, max: 99 }),
  course: fc.constantFrom(...courses),
})

let count = 0
const nextSubject = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

/** Returns every journal of one deal, in order. */
function journalsOf({ split, cut, course }: { split: Split; cut: number; course: Course }): Entry[] {
  const subject = nextSubject()
  const deal = { subject, currency: 'GBP', split } as const
  const part = Math.floor((split.payerPays * cut) / 100)
  const entry = (kind: Entry['kind'], lines: Entry['lines'], step = ''): Entry => ({
    factKey: `${kind}:${subject}${step}`,
    kind,
    occurredAt,
    subject,
    lines,
  })
  const whole = { before: 0, amount: split.payerPays }
  const release = entry('released', ledger.releasedLines(deal, payees, { before: 0, amount: heldOf(split) }))
  const send = (role: 'talent' | 'agent'): Entry[] =>
    split[role] === 0
      ? []
      : [
          entry(
            'transferred',
            ledger.transferLines({
              role,
              payeeId: payees[`${role}Id`],
              currency: 'GBP',
              amount: split[role],
            }),
            role,
          ),
        ]
  const refund = (before: number, amount: number): Entry =>
    entry('refunded', ledger.refundLines(deal, { before, amount }), String(before))
  const paid = [release, ...send('talent'), ...send('agent')]
  const dispute = { disputeId: subject, currency: 'GBP', amount: split.payerPays } as const
  const opened = entry('dispute_opened', ledger.disputeOpenedLines({ ...dispute, fee: 2_000 }))
  const lost = { disputeId: subject, ...whole }
  const ways: Record<Course, () => Entry[]> = {
    held: () => [],
    'paid out': () => paid,
    refunded: () => [refund(0, split.payerPays)],
    'refunded in parts': () => [refund(0, part), refund(part, split.payerPays - part)],
    cancelled: () => [refund(0, part), entry('released', ledger.cancellationRestLines(deal, payees, part))],
    'refunded late': () => [
      ...paid,
      entry(
        'refunded_after_release',
        ledger.refundAfterReleaseLines(deal, payees, { before: 0, amount: part }),
      ),
    ],
    'refunded before transfer': () => [
      release,
      ...send('agent'),
      entry(
        'refunded_after_release',
        ledger.refundAfterReleaseLines(deal, payees, whole, { talent: split.talent }),
      ),
    ],
    won: () => [opened, entry('dispute_won', ledger.disputeWonLines(dispute))],
    lost: () => [opened, entry('dispute_lost', ledger.disputeLostLines(deal, lost))],
    'lost late': () => [
      ...paid,
      opened,
      entry('dispute_lost_after_release', ledger.disputeLostLines(deal, lost, { payees })),
    ],
  }
  return [entry('captured', ledger.capturedLines(deal)), ...ways[course]()]
}

test('every invariant holds for many deals, with facts repeated and in any order between deals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 60 }),
      async (lives, draws) => {
        const queues = lives.map((one) =>
          journalsOf({ ...one, split: splitPrice({ ...one, taxPercent: 20, feeBps: 2_000 }) }),
        )
        const entries = interleaved(queues, draws)
        for (const entry of entries) {
          expect(await inTransaction(systemActor, () => postJournal(entry))).toBe('posted')
          expect(await inTransaction(systemActor, () => postJournal(entry))).toBe('known')
        }
        const checks = await verifyLedger({ provider: false, documents: false })
        expect(checks.filter((check) => !check.holds)).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
  const everything = await sumFamilies()
  expect(everything.length).toBeGreaterThan(5)
  expect(everything.reduce((sum, { total }) => sum + total, 0)).toBe(0)
}, 120_000)

/** Merges the queues in a random order that keeps the order within each. */
function interleaved(queues: Entry[][], draws: readonly number[]): Entry[] {
  const waiting = queues.map((queue) => [...queue])
  const entries: Entry[] = []
  for (const draw of draws) {
    const next = waiting[draw % waiting.length]?.shift()
    if (next) entries.push(next)
  }
  return [...entries, ...waiting.flat()]
}
