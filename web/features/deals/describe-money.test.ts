import { holdReasons } from '@marquee/contract/lifecycles/payout'
import { expect, it } from 'vitest'
import { describePayment, describeShare, mayKnowWhyPayoutWaits } from './describe-money.ts'

it('a charged payment is described as held until approval', () => {
  const payment = { status: 'captured', label: 'Funded', captured: 120_000, refunded: 0 } as const
  expect(describePayment({ payment }, 'GBP')?.sentence).toBe(
    '£1,200 was charged. We hold it until the work is approved.',
  )
})

it('a refund is described with the charge it belongs to', () => {
  const payment = {
    status: 'partially_refunded',
    label: 'Partially refunded',
    captured: 120_000,
    refunded: 84_000,
  } as const
  expect(describePayment({ payment }, 'GBP')?.sentence).toBe(
    '£1,200 was charged, £840 was refunded. We hold the remaining £360 until the work is approved.',
  )
})

it('a payment of a cancelled deal is not described as held', () => {
  const payment = {
    status: 'partially_refunded',
    label: 'Partially refunded',
    captured: 120_000,
    refunded: 60_000,
  } as const
  expect(describePayment({ payment }, 'GBP', 'cancelled')?.sentence).toBe(
    '£1,200 was charged, £600 was refunded.',
  )
})

it('a released payment is said to be for the deal, or for what was paid of one that has ended', () => {
  const payment = { status: 'released', label: 'Released', captured: 40_000, refunded: 0 } as const
  const of = (status: 'completed' | 'cancelled') => describePayment({ payment }, 'GBP', status)?.sentence
  expect(of('completed')).toBe('£400 was charged. It is released for the completed deal.')
  expect(of('cancelled')).toBe('£400 was charged. It is released for the paid work.')
})

it('a payment waits for the end of an open case', () => {
  const payment = { status: 'captured', label: 'Funded', captured: 120_000, refunded: 0 } as const
  expect(describePayment({ payment }, 'GBP', 'disputed')?.sentence).toBe(
    '£1,200 was charged. We hold it until the dispute is closed.',
  )
})

it('a share on hold says why, and one in transit says when it arrives', () => {
  const payout = {
    status: 'on_hold',
    amount: 68_000,
    reason: 'We need your bank details first.',
    arrivesBy: null,
  } as const
  expect(describeShare(payout, 'GBP', true)?.sentence).toBe('£680. We need your bank details first.')
  const sent = {
    status: 'in_transit',
    amount: 68_000,
    reason: null,
    arrivesBy: '2026-12-03T00:00:00.000Z',
  } as const
  expect(describeShare(sent, 'GBP', true)).toMatchObject({
    state: 'In transit',
    sentence: '£680, in the bank account by 03 Dec, 2026.',
  })
})

it('a brand does not see what the talent’s account lacks', () => {
  const payout = {
    status: 'on_hold',
    amount: 68_000,
    reason: 'We need your bank details first.',
    arrivesBy: null,
  } as const
  expect(describeShare(payout, 'GBP', false)?.sentence).toBe('£680, not sent to the bank yet.')
})

it('an agency sees that a managed profile is unclaimed, but nothing about a talent’s own account', () => {
  const waiting = (reason: string) => ({
    payout: { status: 'on_hold', amount: 68_000, reason, arrivesBy: null } as const,
  })
  expect(mayKnowWhyPayoutWaits('agent', waiting(holdReasons.unclaimed))).toBe(true)
  expect(mayKnowWhyPayoutWaits('agent', waiting(holdReasons.onboarding))).toBe(false)
  expect(mayKnowWhyPayoutWaits('brand', waiting(holdReasons.unclaimed))).toBe(false)
  expect(mayKnowWhyPayoutWaits('talent', waiting(holdReasons.onboarding))).toBe(true)
})

it('a share is never described as an amount only', () => {
  const share = { status: 'in_transit', amount: 15_000, reason: null, arrivesBy: null } as const
  expect(describeShare(share, 'GBP', true)?.sentence).toBe('£150, in transit to the bank.')
})

it('no share is described before completion', () => {
  expect(describeShare(null, 'GBP', true)).toBeNull()
})
