import { expect, test } from 'vitest'
import { payTextOf } from '#features/campaigns/pay-text.ts'
import { previewPrice, defaultPriceRules as rules } from '#lib/price-preview.ts'
import { campaignChoices, feeFor } from './campaign-choices.ts'

type Range = NonNullable<Parameters<typeof campaignChoices>[0]['range']>

const today = '2026-11-30'
const range: Range = {
  closesFirst: '2026-12-10',
  highestFee: 90_000,
  payModels: ['fixed', 'range'],
  platforms: ['tiktok', 'file'],
}
const optionsOf = (name: string, facts: Partial<Parameters<typeof campaignChoices>[0]> = {}) =>
  campaignChoices({ range, rules, today, asked: {}, ...facts })
    .find((choice) => choice.name === name)
    ?.options.map(({ label }) => label)

test('the days and the earnings to choose from are those that a campaign meets, and the chosen ones', () => {
  expect(optionsOf('closesWithin')).toEqual(['Closes within 14 days', 'Closes within 30 days'])
  expect(optionsOf('closesWithin', { asked: { closesWithin: '7' } })).toHaveLength(3)
  expect(optionsOf('earnFrom')).toEqual(['You can earn £300+', 'You can earn £500+'])
  expect(optionsOf('earnFrom', { asked: { earnFrom: '100000' } })).toHaveLength(3)
})

test('nothing is chosen where no campaign is open, and everything where the campaigns are not known', () => {
  const none: Range = { closesFirst: null, highestFee: null, payModels: [], platforms: [] }
  expect(campaignChoices({ range: none, rules, today, asked: {} })).toEqual([])
  expect(optionsOf('closesWithin', { range: null })).toHaveLength(3)
  expect(optionsOf('earnFrom', { range: null })).toHaveLength(3)
  expect(optionsOf('payModel', { range: null })).toHaveLength(3)
})

test('the ways to pay and the networks are those of campaigns, and the chosen ones', () => {
  expect(optionsOf('payModel')).toHaveLength(2)
  expect(optionsOf('payModel', { asked: { payModel: 'gifted' } })).toContain('Gifted product')
  expect(optionsOf('platform')).toHaveLength(2)
  expect(optionsOf('platform', { asked: { platform: 'twitch' } })).toContain('Twitch')
})

test('a chosen number that is none of the steps is a choice too, unless the list does not take it', () => {
  expect(optionsOf('closesWithin', { asked: { closesWithin: '10' } })).toEqual([
    'Closes within 10 days',
    'Closes within 14 days',
    'Closes within 30 days',
  ])
  expect(optionsOf('closesWithin', { asked: { closesWithin: '1' } })).toContain('Closes within 1 day')
  expect(optionsOf('earnFrom', { asked: { earnFrom: '12345' } })?.[0]).toBe('You can earn £123.45+')
  for (const wrong of ['much', '-1', '1.5', '99999999999'])
    expect(optionsOf('earnFrom', { asked: { earnFrom: wrong } }), wrong).toHaveLength(2)
})

test('a range that a choice of earnings lists says on its card that a talent can earn so much', () => {
  const fee = Number(feeFor('50000', rules))
  const pay = { payModel: 'range', feeMin: 30_000, currency: 'GBP' } as const
  expect(payTextOf({ ...pay, feeMax: fee }, 'talent', rules)).toMatch(/^You earn £\d+ to £500$/)
  expect(payTextOf({ ...pay, feeMax: fee - 1 }, 'talent', rules)).toMatch(/to £499$/)
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
