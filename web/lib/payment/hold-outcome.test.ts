import { expect, it } from 'vitest'
import { holdOutcome } from './hold-outcome.ts'

const sentence = 'There is not enough money on this card at the moment. Try another card.'

it('a declined card shows the server’s message', () => {
  expect(holdOutcome({ status: 'failed', decline: { code: 'insufficient_funds', sentence } })).toEqual({
    how: 'declined',
    sentence,
  })
})

it('a decline without a message says what to do', () => {
  expect(holdOutcome({ status: 'failed', decline: null }).sentence).toMatch(/another card/)
})

it('a payment that the bank has not confirmed has no hold and says so', () => {
  expect(holdOutcome({ status: 'requires_action', decline: null })).toMatchObject({
    how: 'bank',
    sentence: expect.stringMatching(/Nothing is on hold/),
  })
})

it.each(['authorised', 'captured', 'released'] as const)('a payment that is %s counts as held', (status) => {
  expect(holdOutcome({ status, decline: null }).how).toBe('held')
})

it('a payment without a bank response is neither a hold nor a decline', () => {
  expect(holdOutcome({ status: 'requires_payment', decline: null }).how).toBe('open')
})
