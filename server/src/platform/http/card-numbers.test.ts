import { execFileSync } from 'node:child_process'
import { AppError } from '@marquee/contract/errors'
import { describe, expect, test } from 'vitest'
import { rejectCardNumbers } from './card-numbers.ts'

const refusedField = (value: unknown): string | null => {
  try {
    rejectCardNumbers(value)
    return null
  } catch (error) {
    return error instanceof AppError && error.code === 'card_number_sent'
      ? (Object.keys(error.data.fields ?? {})[0] ?? '')
      : 'another fault'
  }
}

describe('card numbers', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '5555-5555-5555-4444',
    'my card is 378282246310005, thanks',
  ])('a card number is rejected: %s', (text) => expect(refusedField({ note: text })).toBe('note'))
  test('a card number is found at any depth and as a number, and the error names its field', () => {
    expect(refusedField({ terms: { deliverables: [{ brief: '4242424242424242' }] } })).toBe(
      'terms.deliverables.0.brief',
    )
    expect(refusedField({ amount: 4242424242424242 })).toBe('amount')
  })
})

test.each([
  '4242424242424241',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'a4242424-2424-4242-8424-242424242424',
  '42424242-4242-4242-8242-424242424242',
  '+44 7700 900123',
  'JJD0099990011223344',
  '1234567812345670',
])('other long numbers are accepted: %s', (text) => expect(refusedField({ note: text })).toBeNull())

test('the API rejects a request with a card number and repeats it neither in the response nor in the log', () => {
  const script = `
    import { startSampleServer } from ${JSON.stringify(new URL('../testing/start-sample-server.ts', import.meta.url).href)}
    const server = await startSampleServer({ LOG_LEVEL: 'trace' })
    const answer = await server.call('/sample/note', { text: 'pay with 4242 4242 4242 4242' }, { token: 'brand:7c9e6679-7425-40de-944b-e07fc1f90ae7' })
    console.log(JSON.stringify(answer))
    await server.stop()`
  const out = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(out).toContain('card_number_sent')
  expect(out).toContain('"request')
  expect(out).not.toMatch(/4242.?4242/)
})
