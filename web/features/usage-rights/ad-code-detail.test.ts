import { expect, test } from 'vitest'
import { adCodeDetail } from './ad-code-detail.ts'

const deal = { brand: { companyName: 'Glow Botanics' }, talent: { displayName: 'Maya Okafor' } }
const none = { platform: 'tiktok', code: null, expiresAt: null, askedAt: null } as const

test('a missing code says so, and who waits for it', () => {
  expect(adCodeDetail(none, 'brand', deal)).toBe('TikTok, Spark Ads code · no code yet')
  const asked = { ...none, askedAt: '2027-01-05T10:00:00.000Z' }
  expect(adCodeDetail(asked, 'brand', deal)).toContain('you asked Maya Okafor on 05 Jan, 2027')
  expect(adCodeDetail(asked, 'talent', deal)).toContain('Glow Botanics asks for one')
})

test('a code says until when it works, and an expired one since when it does not', () => {
  const expiresAt = '2027-03-03T23:59:59.999Z'
  expect(adCodeDetail({ ...none, code: '#Zb', expiresAt }, 'agent', deal)).toContain('until 03 Mar, 2027')
  expect(adCodeDetail({ ...none, expiresAt }, 'brand', deal)).toContain('expired on 03 Mar, 2027')
})
