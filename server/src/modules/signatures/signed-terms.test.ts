import { BRAND_TERMS_PRECEDENCE } from '@marquee/contract/terms/brand-terms-precedence'
import { termsShape } from '@marquee/contract/terms/stored'
import { expect, test } from 'vitest'
import { offerTermsText } from './signed-terms.ts'

/** Terms as they were stored before offers could attach terms or name the price of a renewal. */
const stored = {
  price: 100,
  currency: 'GBP',
  deliverables: [
    {
      platform: 'file',
      format: 'photo_set',
      quantity: 1,
      brief: '',
      draftDue: '2026-12-02',
      postFrom: null,
      postUntil: null,
      minLiveDays: 0,
    },
  ],
  product: null,
  revisions: 1,
  extraRevisionPrice: null,
  rights: { channels: [], territory: 'uk', days: 0, mayEdit: false, aiTraining: false },
  exclusivity: null,
  message: '',
}
const price = {
  currency: 'GBP' as const,
  payerPays: 100,
  tax: 0,
  taxPercent: 0,
  net: 100,
  fee: 0,
  feeBps: 0,
  feeMode: 'deducted' as const,
  agent: 10,
  agentBps: 1_000,
  talent: 90,
}
const offer = { id: 'o', brandId: 'b', talentId: 't' }
const before =
  '{"brandId":"b","kind":"marquee-offer-terms","offerId":"o","price":{"currency":"GBP","fee":0,"feeBps":0,"feeMode":"deducted","net":100,"payerPays":100,"tax":0,"taxPercent":0},"talentId":"t","terms":{"currency":"GBP","deliverables":[{"brief":"","draftDue":"2026-12-02","format":"photo_set","minLiveDays":0,"platform":"file","postFrom":null,"postUntil":null,"quantity":1}],"exclusivity":null,"extraRevisionPrice":null,"message":"","price":100,"product":null,"revisions":1,"rights":{"aiTraining":false,"channels":[],"days":0,"mayEdit":false,"territory":"uk"}},"v":1,"versionNo":1}'

test('the signed text of an offer without newer terms is the one from before there were any', () => {
  expect(offerTermsText({ offer, no: 1, terms: termsShape.upgrade(stored), price })).toBe(before)
})

test('the signed text names the price of a renewal', () => {
  const terms = termsShape.upgrade({ ...stored, renewalPrice: 5_000 })
  expect(JSON.parse(offerTermsText({ offer, no: 1, terms, price })).terms.renewalPrice).toBe(5_000)
})

test('the signed text names attached terms by their hash, and says that they count last', () => {
  const brandTerms = { id: '5e2a6d0e-33f5-4a33-9be9-b1d6a7b0a001', name: 'Terms', sha256: 'a'.repeat(64) }
  const text = offerTermsText({ offer, no: 1, terms: termsShape.upgrade({ ...stored, brandTerms }), price })
  expect(JSON.parse(text).terms.brandTerms).toEqual({ ...brandTerms, precedence: BRAND_TERMS_PRECEDENCE })
})
