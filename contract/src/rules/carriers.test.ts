import { expect, test } from 'vitest'
import { carrierKeys, carriers, trackingNumber, trackingUrl } from './carriers.ts'

test('every link to a carrier is https and ends with the tracking number', () => {
  for (const carrier of carrierKeys) {
    const url = trackingUrl(carrier, 'AB12345678GB')
    if (carriers[carrier].trackingPage === null) expect(url).toBeNull()
    else expect(url).toMatch(/^https:\/\/[a-z.]+\/\S*AB12345678GB$/)
  }
})

test('a tracking number loses spaces and hyphens and is in capitals', () => {
  expect(trackingNumber().parse(' ab 1234-5678 gb ')).toBe('AB12345678GB')
})

test.each(['', '12345', 'https://evil.example/x', 'AB12345678GB?x=1', '#/../x1', 'x'.repeat(36)])(
  '“%s” is no tracking number',
  (typed) => expect(trackingNumber().safeParse(typed).success).toBe(false),
)
