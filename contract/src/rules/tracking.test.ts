import { expect, test } from 'vitest'
import {
  isOnWebsite,
  parameterOf,
  parseRedemptions,
  targetOf,
  trackedAddress,
  UnreadableRedemptions,
  websiteOf,
} from './tracking.ts'

test.each([
  'https://glow.example',
  'https://www.glow.example/new?a=1#part',
  'https://shop.glow.co.uk/straße',
  'HTTPS://GLOW.EXAMPLE/x',
])('%s can be tracked', (address) => {
  expect(trackedAddress().safeParse(address).success).toBe(true)
})

test.each([
  'http://glow.example',
  'javascript:alert(1)',
  'https:glow.example',
  'https:///glow.example',
  'https://127.0.0.1/x',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://localhost/',
  'https://glow.example:8443/',
  'https://me:secret@glow.example/',
  'https://glow.example@evil.example/',
  'https://glow.example\\@evil.example/',
  'https://glow.example/\r\nset-cookie: a=b',
  'https://glow.example/with space',
  '//glow.example',
  'glow.example',
  `https://glow.example/${'x'.repeat(2_048)}`,
  '',
])('%s cannot be tracked', (address) => {
  expect(trackedAddress().safeParse(address).success).toBe(false)
})

test('parameters are added to the address, replace those of before, and leave the rest', () => {
  const utm = { source: 'marquee', medium: 'creator', campaign: 'new & old', content: '' }
  expect(targetOf('https://glow.example/p?x=1&utm_source=else#top', utm)).toBe(
    'https://glow.example/p?x=1&utm_source=marquee&utm_medium=creator&utm_campaign=new+%26+old#top',
  )
})

test('a website counts with what is below it, but not a site where everybody has pages', () => {
  expect(websiteOf('https://WWW.Glow.example/x')).toBe('glow.example')
  expect(isOnWebsite('glow.example', 'glow.example')).toBe(true)
  expect(isOnWebsite('shop.glow.example', 'glow.example')).toBe(true)
  expect(isOnWebsite('evilglow.example', 'glow.example')).toBe(false)
  expect(isOnWebsite('glow.example', '')).toBe(false)
  expect(isOnWebsite('instagram.com', 'instagram.com')).toBe(false)
})

test('parameters are written in lower case with hyphens', () => {
  expect(parameterOf(' Élan & Co: Summer 2026! ')).toBe('elan-co-summer-2026')
})

test('uses of a code are read line by line, with or without sales', () => {
  expect(
    parseRedemptions('Date,Uses,Sales\n2026-11-24, 12, 480.50\r\n\n"2026-11-25";"3"\n2026-11-26\t4\t£9'),
  ).toEqual([
    { day: '2026-11-24', count: 12, amount: 48_050 },
    { day: '2026-11-25', count: 3, amount: 0 },
    { day: '2026-11-26', count: 4, amount: 900 },
  ])
})

test.each([
  ['2026-11-24, twelve', 'Line 1'],
  ['2026-11-24, 1\n24/11/2026, 12', 'Line 2'],
  ['2026-02-30, 1', 'Line 1'],
  ['2026-11-24, 1, -4', 'Line 1'],
  ['2026-11-24, 1\n2026-11-24, 2', '2026-11-24 is there twice'],
  [Array.from({ length: 401 }, (_, n) => `2026-11-24, ${n}`).join('\n'), 'at most 400'],
])('%j is refused with a reason', (text, reason) => {
  expect(() => parseRedemptions(text)).toThrow(UnreadableRedemptions)
  expect(() => parseRedemptions(text)).toThrow(reason)
})
