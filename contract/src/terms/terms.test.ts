import { expect, test } from 'vitest'
import { comparedTerms, describeTerms } from './describe-terms.ts'
import { type OfferTerms, offerTerms } from './offer-terms.ts'
import type { Price } from './price.ts'
import { termRows } from './rows.ts'

const terms: OfferTerms = {
  price: 120_000,
  currency: 'GBP',
  deliverables: [
    {
      platform: 'instagram',
      format: 'reel',
      quantity: 2,
      brief: '',
      draftDue: '2026-12-02',
      postFrom: '2026-12-05',
      postUntil: '2026-12-08',
      minLiveDays: 30,
    },
  ],
  revisions: 2,
  rights: { channels: ['organic'], territory: 'uk', days: 90, mayEdit: false, aiTraining: false },
  extraRevisionPrice: null,
  renewalPrice: null,
  product: null,
  exclusivity: { category: 'Skincare', days: 30 },
  milestones: [],
  brandTerms: null,
  message: '',
}
const price: Price = {
  currency: 'GBP',
  payerPays: 120_000,
  tax: 20_000,
  taxPercent: 20,
  net: 100_000,
  fee: 20_000,
  feeBps: 2_000,
  feeMode: 'deducted',
  agent: 0,
  agentBps: 0,
  talent: 80_000,
}

test('the schema of an offer has one field for each row', () => {
  expect(Object.keys(offerTerms.shape).sort()).toEqual(Object.keys(termRows).sort())
  expect(offerTerms.parse(terms)).toEqual(terms)
})

test('a missing term and an unknown term are both rejected', () => {
  const { revisions: _revisions, ...without } = terms
  expect(offerTerms.safeParse(without).success).toBe(false)
  expect(offerTerms.safeParse({ ...terms, deposit: 1 }).success).toBe(false)
})

test('an invalid posting window names its field', () => {
  const [spec] = terms.deliverables
  const late = { ...terms, deliverables: [{ ...spec, postFrom: '2026-12-01' }] }
  expect(offerTerms.safeParse(late).error?.issues[0]?.path).toEqual(['deliverables', 0, 'postFrom'])
})

test('the offer page shows product, revisions, rights and exclusivity', () => {
  expect(describeTerms(terms)).toEqual([
    { label: 'Product', text: 'None' },
    { label: 'Payment', text: 'In one payment' },
    { label: 'Revisions included', text: '2' },
    { label: 'Extra revision', text: 'No price agreed' },
    { label: 'Usage rights', text: 'Organic social for 90 days in the UK' },
    { label: 'Rights renewal', text: 'No price agreed' },
    { label: 'Exclusivity', text: 'Skincare, 30 days' },
    { label: 'Attached terms', text: 'None' },
  ])
})

test('a comparison weighs what is better for the talent', () => {
  const fewer = comparedTerms({ ...terms, revisions: 1 }, price)
  const changed = comparedTerms(terms, price).flatMap((row, index) => {
    const other = fewer[index]
    return other && other.identity !== row.identity ? [(other.weight ?? 0) - (row.weight ?? 0)] : []
  })
  expect(changed).toEqual([1])
})
