import { expect, test } from 'vitest'
import {
  ADAPTER_SOURCE,
  companyDomainOf,
  describeCheck,
  describeVerified,
  domainOfWebsite,
  formatHandle,
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

test('the badge names what was verified, the identity first, and counts what has no room', () => {
  const [identity, instagram, tiktok] = [
    { kind: 'identity', detail: '' },
    { kind: 'handle', detail: formatHandle('instagram', '@maya') },
    { kind: 'handle', detail: formatHandle('tiktok', '@maya') },
  ] as const
  expect(describeVerified([instagram])).toBe('Instagram verified')
  expect(describeVerified([instagram, instagram, identity])).toBe('Identity and Instagram verified')
  expect(describeVerified([tiktok, instagram, identity])).toBe('Identity, TikTok and Instagram verified')
  const company = (['company_number', 'website', 'email_domain', 'card'] as const).map((kind) => ({
    kind,
    detail: '',
  }))
  expect(describeVerified(company.toSpliced(2, 1))).toBe('Company number, website and payment card verified')
  expect(describeVerified(company)).toBe('Company number, website and 2 more verified')
})
