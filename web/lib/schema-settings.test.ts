import './schema-settings.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf } from './field-errors-of.ts'

const days = z.object({ days: z.int().min(1).max(90) })

it.each([
  [120, 'This can be at most 90.'],
  [0, 'This must be at least 1.'],
  [null, 'Enter a number.'],
])('%s days are rejected with a message: %s', (typed, expected) => {
  expect(fieldErrorsOf(days, { days: typed })).toEqual({ days: expected })
})

it('an empty choice is rejected with a message', () => {
  const schema = z.object({ kind: z.enum(['spam', 'fraud']) })
  expect(fieldErrorsOf(schema, { kind: '' })).toEqual({ kind: 'Please choose one.' })
})

it('a message of the call itself takes precedence', () => {
  expect(
    fieldErrorsOf(z.object({ rate: z.int().max(5_000, 'A commission is at most half.') }), { rate: 6_000 }),
  ).toEqual({
    rate: 'A commission is at most half.',
  })
})
