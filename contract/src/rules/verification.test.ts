import { expect, test } from 'vitest'
import {
  companyDomainOf,
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
