import { expect, it } from 'vitest'
import { payoutInWords } from './payout-in-words.ts'

const payout = { status: 'in_transit', reason: null, arrivesBy: null, at: '2026-11-21T09:00:00Z' } as const

it('a pay-out that waits says why', () => {
  expect(payoutInWords({ ...payout, status: 'on_hold', reason: 'We need your bank details first.' })).toBe(
    'We need your bank details first.',
  )
})

it('one that is on its way names the day once it is known, and promises none before', () => {
  expect(payoutInWords(payout)).not.toMatch(/\d/)
  expect(payoutInWords({ ...payout, arrivesBy: '2026-11-24T00:00:00Z' })).toBe('Your bank should have it on 24 Nov, 2026.')
})

it('one that the bank sent back says what to do', () => {
  expect(payoutInWords({ ...payout, status: 'failed' })).toMatch(/Check your bank details/)
})
