import { expect, test } from 'vitest'
import { previewPrice, defaultPriceRules as rules } from '#lib/price-preview.ts'
import { campaignChoices, feeFor } from './campaign-choices.ts'

const today = '2026-11-30'
const range = { closesFirst: '2026-12-10', highestFee: 90_000 }
const optionsOf = (name: string, facts: Partial<Parameters<typeof campaignChoices>[0]> = {}) =>
  campaignChoices({ range, rules, today, asked: {}, ...facts })
    .find((choice) => choice.name === name)
    ?.options.map(({ label }) => label)

test('the days and the earnings to choose from are those that a campaign meets, and the chosen ones', () => {
  expect(optionsOf('closesWithin')).toEqual(['Closes within 14 days', 'Closes within 30 days'])
  expect(optionsOf('closesWithin', { asked: { closesWithin: '7' } })).toHaveLength(3)
  expect(optionsOf('earnFrom')).toEqual(['You earn at least £300', 'You earn at least £500'])
  expect(optionsOf('earnFrom', { asked: { earnFrom: '100000' } })).toHaveLength(3)
})

test('nothing is chosen where no campaign is open, and everything where the campaigns are not known', () => {
  const none = { closesFirst: null, highestFee: null }
  expect([optionsOf('closesWithin', { range: none }), optionsOf('earnFrom', { range: none })]).toEqual([
    undefined,
    undefined,
  ])
  expect(optionsOf('closesWithin', { range: null })).toHaveLength(3)
  expect(optionsOf('earnFrom', { range: null })).toHaveLength(3)
})

test('the price for which a talent earns an amount is the lowest one', () => {
  const fee = Number(feeFor('30000', rules))
  const earned = [fee - 1, fee].map((price) => previewPrice(price, 'GBP', rules).talent)
  expect(earned[0]).toBeLessThan(30_000)
  expect(earned[1]).toBeGreaterThanOrEqual(30_000)
  expect(['-1', '1.5', 'much', '99999999999'].map((text) => feeFor(text, rules))).toEqual([
    '-1',
    '1.5',
    'much',
    '99999999999',
  ])
})
