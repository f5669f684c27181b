import { expect, it } from 'vitest'
import { holdOutcome } from './hold-outcome.ts'

const sentence = 'There is not enough money on this card at the moment. Try another card.'

it('a declined card is told in the server’s words', () => {
  expect(holdOutcome({ status: 'failed', decline: { code: 'insufficient_funds', sentence } })).toEqual({
    how: 'declined',
    sentence,
  })
})

it('a decline without words still says what helps', () => {
  expect(holdOutcome({ status: 'failed', decline: null }).sentence).toMatch(/another card/)
})

it('a bank that nobody answered holds nothing, and says so', () => {
  expect(holdOutcome({ status: 'requires_action', decline: null })).toMatchObject({
    how: 'bank',
    sentence: expect.stringMatching(/Nothing is held/),
  })
})

it.each(['authorised', 'captured', 'released'] as const)('a payment that is %s is held', (status) => {
  expect(holdOutcome({ status, decline: null }).how).toBe('held')
})

it('an answer that is still out is neither a hold nor a decline', () => {
  expect(holdOutcome({ status: 'requires_payment', decline: null }).how).toBe('open')
})
