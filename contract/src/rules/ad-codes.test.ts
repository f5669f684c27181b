import { expect, test } from 'vitest'
import { adCodeReminderAt, adCodeText, adPlatformOf, mayAskAdCode } from './ad-codes.ts'

const enteredAt = new Date('2026-03-01T12:00:00Z')
const days = (count: number) => new Date(enteredAt.getTime() + count * 86_400_000)

test('a code is printable and without spaces, as the platforms show it', () => {
  expect(adCodeText().parse('  #Zb/E9N+1pQ== ')).toBe('#Zb/E9N+1pQ==')
  for (const wrong of ['abc', 'two words', 'tab\tcode', 'naïve-code', 'x'.repeat(301)])
    expect(adCodeText().safeParse(wrong).success, wrong).toBe(false)
})

test('only platforms with ad codes have one', () => {
  expect(adPlatformOf('tiktok')).toBe('tiktok')
  for (const other of ['file', 'blog', 'toString']) expect(adPlatformOf(other)).toBeNull()
})

test('the reminder comes 3 days before the end, and after half of a shorter time', () => {
  expect(adCodeReminderAt(enteredAt, days(30))).toEqual(days(27))
  expect(adCodeReminderAt(enteredAt, days(2))).toEqual(days(1))
})

test('a brand asks again after 3 days', () => {
  expect(mayAskAdCode(null, enteredAt)).toBe(true)
  expect(mayAskAdCode(enteredAt, days(2))).toBe(false)
  expect(mayAskAdCode(enteredAt, days(3))).toBe(true)
})
