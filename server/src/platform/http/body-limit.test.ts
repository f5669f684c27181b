import { read } from '@marquee/contract/call'
import { signInCalls } from '@marquee/contract/calls/sign-in'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bodyLimitOf } from './body-limit.ts'

const limitOf = (fields: z.ZodRawShape) =>
  bodyLimitOf(
    read('/test/body', { by: 'anyone', input: z.strictObject(fields), response: z.object({}), summary: '' }),
  )

test('a call with short fields accepts 16 kB, and sign-in is one of them', () => {
  expect(limitOf({ name: z.string().max(80), isOpen: z.boolean(), on: z.iso.date() })).toBe(16_384)
  expect(bodyLimitOf(signInCalls.brandSignIn)).toBe(16_384)
})

test('a call accepts what its fields can hold, each character as an escape', () => {
  const texts = z.array(z.string().max(1_000)).max(10)
  const body = JSON.stringify({ texts: Array.from({ length: 10 }, () => '\\u00e9'.repeat(1_000)) })
  expect(limitOf({ texts })).toBeGreaterThan(body.length - 10 * 1_000)
  expect(limitOf({ texts })).toBeLessThan(100_000)
})

test('a field without a bound is bounded by the largest body of any call', () => {
  expect(limitOf({ file: z.string() })).toBe(1_048_576)
  expect(limitOf({ code: z.string().regex(/^\d{6}$/) })).toBe(16_384)
})
