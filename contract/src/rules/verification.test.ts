import { expect, test } from 'vitest'
import {
  ADAPTER_SOURCE,
  companyDomainOf,
  describeCheck,
  domainOfWebsite,
  isCompanyNumber,
  normaliseHandle,
  profileAddress,
} from './verification.ts'

test.each([
  ['01234567', true],
  ['sc123456', true],
  ['OC 123456', true],
  ['1234567', false],
  ['ABC12345', false],
  ['', false],
])('the company number %s is well-formed: %s', (text, isMet) => {
  expect(isCompanyNumber(text)).toBe(isMet)
})

test('a free-mail address and a missing website have no company domain', () => {
  expect(companyDomainOf('maya@Gmail.com')).toBeNull()
  expect(companyDomainOf('maya@glow.example')).toBe('glow.example')
  expect(domainOfWebsite('https://www.Glow.example/shop?x=1')).toBe('glow.example')
  expect(domainOfWebsite('')).toBeNull()
})

test('a handle leads only to its platform, whatever it contains', () => {
  expect(normaliseHandle(' @Maya.O ')).toBe('maya.o')
  expect(profileAddress('instagram', '@evil.example/../x?y')).toBe(
    'https://www.instagram.com/evil.example%2F..%2Fx%3Fy',
  )
  expect(profileAddress('podcast', 'https://evil.example')).toBeNull()
})

test('readers learn how something was checked, without the code of an account', () => {
  const on = '2026-09-30'
  expect(describeCheck({ kind: 'handle', source: ADAPTER_SOURCE, on })).toBe(
    'Account checked by Marquee on 30 Sep, 2026',
  )
  expect(describeCheck({ kind: 'website', source: 'Companies House', on })).toBe(
    'Companies House, 30 Sep, 2026',
  )
})
