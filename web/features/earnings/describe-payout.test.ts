import { holdReasons } from '@marquee/contract/lifecycles/payout'
import { expect, it } from 'vitest'
import { describePayout, describeTheirPayout } from './describe-payout.ts'

const payout = { status: 'in_transit', reason: null, arrivesBy: null } as const
const now = new Date('2026-11-23T09:00:00Z')

it('a payout on hold says why', () => {
  expect(
    describePayout({ ...payout, status: 'on_hold', reason: 'We need your bank details first.' }, now),
  ).toBe('We need your bank details first.')
})

it('a payout in transit names its arrival date only once it is known', () => {
  expect(describePayout(payout, now)).not.toMatch(/\d/)
  expect(describePayout({ ...payout, arrivesBy: '2026-11-24T00:00:00Z' }, now)).toBe(
    'Expected in your bank account on 24 Nov, 2026.',
  )
})

it('a payout returned by the bank says what to do', () => {
  expect(describePayout({ ...payout, status: 'failed' }, now)).toMatch(/Check your bank details/)
})

it('a payout that has arrived never names a future day', () => {
  const paid = { ...payout, status: 'paid' } as const
  expect(describePayout({ ...paid, arrivesBy: '2026-11-22T00:00:00Z' }, now)).toBe(
    'In your bank account since 22 Nov, 2026.',
  )
  expect(describePayout({ ...paid, arrivesBy: '2026-11-24T00:00:00Z' }, now)).toBe('In your bank account.')
})

it('an agent reads about the talent’s bank and details, never about their own', () => {
  const states = ['scheduled', 'in_transit', 'paid', 'failed', 'reversed'] as const
  const texts = [
    ...states.map((status) => describeTheirPayout({ ...payout, status }, now)),
    ...Object.values(holdReasons).map((reason) =>
      describeTheirPayout({ ...payout, status: 'on_hold', reason }, now),
    ),
  ]
  for (const text of texts) expect(text).not.toMatch(/\byour?\b/i)
  expect(texts).toContain('On hold until they’ve added their bank details.')
})
