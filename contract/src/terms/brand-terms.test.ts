import { expect, test } from 'vitest'
import { brandTerms, describeBrandTerms } from './brand-terms.ts'
import { comparedTerms } from './describe-terms.ts'
import { type OfferTerms, offerTerms } from './offer-terms.ts'
import type { Price } from './price.ts'

const attached = {
  id: '5e2a6d0e-33f5-4a33-9be9-b1d6a7b0a001',
  name: 'Creator terms',
  sha256: '12'.repeat(32),
}
const terms: OfferTerms = {
  price: 100,
  currency: 'GBP',
  deliverables: [],
  revisions: 1,
  rights: { channels: [], territory: 'uk', days: 0, mayEdit: false, aiTraining: false },
  extraRevisionPrice: null,
  renewalPrice: null,
  product: null,
  exclusivity: null,
  milestones: [],
  brandTerms: attached,
  message: '',
}
const price: Price = {
  currency: 'GBP',
  payerPays: 100,
  tax: 0,
  taxPercent: 0,
  net: 100,
  fee: 0,
  feeBps: 0,
  feeMode: 'deducted',
  agent: 0,
  agentBps: 0,
  talent: 100,
}

const changed = (other: OfferTerms): string[] => {
  const rows = comparedTerms(terms, price)
  return comparedTerms(other, price).flatMap((row, index) =>
    row.identity === rows[index]?.identity ? [] : [String(row.label)],
  )
}

test('attached terms read with their name and the beginning of their hash', () => {
  expect(describeBrandTerms(attached)).toBe('Creator terms (PDF, SHA-256 121212121212…)')
  expect(describeBrandTerms(null)).toBe('None')
})

test('another file is a change, also when its hash begins in the same way', () => {
  expect(changed(terms)).toEqual([])
  const sha256 = `${attached.sha256.slice(0, 63)}f`
  for (const brandTerms of [null, { ...attached, sha256 }, { ...attached, name: 'Other terms' }])
    expect(changed({ ...terms, brandTerms })).toEqual(['Attached terms'])
})

test('a request that does not know attached terms has none', () => {
  const { brandTerms: _none, ...rest } = terms
  const deliverables = [
    {
      platform: 'file' as const,
      format: 'photo_set' as const,
      quantity: 1,
      brief: '',
      draftDue: '2026-12-02',
      postFrom: null,
      postUntil: null,
      minLiveDays: 0,
    },
  ]
  expect(offerTerms.parse({ ...rest, deliverables }).brandTerms).toBe(null)
})

test('a hash and a name of attached terms are checked', () => {
  expect(brandTerms.safeParse(attached).success).toBe(true)
  for (const wrong of [{ sha256: 'AB'.repeat(32) }, { sha256: '' }, { name: 'a\u202eb' }, { id: 'x' }])
    expect(brandTerms.safeParse({ ...attached, ...wrong }).success).toBe(false)
})
