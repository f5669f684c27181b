import { expect, test } from 'vitest'
import { dealSheetSections, type SheetFacts } from './deal-sheet.ts'
import type { Price } from './price.ts'

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
const facts = (renewalPrice: number | null, payerPays = price.payerPays): SheetFacts => ({
  title: 'Reel',
  brand: 'Brand',
  talent: 'Talent',
  agency: null,
  agreedAt: '2026-11-20T09:00:00.000Z',
  versionNo: 1,
  terms: {
    price: payerPays,
    currency: 'GBP',
    deliverables: [],
    revisions: 1,
    extraRevisionPrice: null,
    rights: { channels: ['paid'], territory: 'uk', days: 30, mayEdit: true, aiTraining: true },
    renewalPrice,
    exclusivity: null,
    product: null,
    milestones: [],
    brandTerms: null,
    message: '',
  },
  price: { ...price, payerPays },
  reviewDays: 5,
  payHours: 48,
  changes: [],
})

test('a sheet names a price of a renewal only where one is agreed for paid work', () => {
  const lines = (one: SheetFacts) =>
    dealSheetSections(one).find(({ title }) => title === 'Use of the work')?.lines
  expect(lines(facts(null))).toEqual([
    expect.stringContaining('may use the work'),
    'No exclusivity is agreed.',
  ])
  expect(lines(facts(6_000))).toContainEqual(expect.stringContaining('can renew it for £60 a month'))
  expect(lines(facts(6_000, 0))).toEqual(lines(facts(null, 0)))
})
