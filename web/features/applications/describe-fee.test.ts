import { expect, it } from 'vitest'
import { defaultPriceRules } from '#lib/price-preview.ts'
import { brandPays, budgetOf, compareFee } from './describe-fee.ts'

it('a fee is compared with the highest fee of the brief', () => {
  const budget = budgetOf({ payModel: 'range', feeMin: 40_000, feeMax: 80_000 })
  expect(compareFee(72_000, budget, 'GBP')).toEqual({ text: '£80 under budget', isOver: false })
  expect(compareFee(86_000, budget, 'GBP')).toEqual({ text: '£60 over budget', isOver: true })
  expect(compareFee(80_000, budget, 'GBP')).toEqual({ text: 'On budget', isOver: false })
})

it('a fee added on top is compared as what the brand pays, VAT included', () => {
  const [fee, budget] = [72_000, 80_000].map((price) =>
    brandPays(price, 'GBP', { ...defaultPriceRules, feeMode: 'on_top' }),
  )
  expect(budget).toBeGreaterThan(80_000)
  expect(compareFee(fee ?? null, budget ?? null, 'GBP')?.text).toBe('£115.20 under budget')
})

it('nothing is compared without a fee or for a product only', () => {
  expect(compareFee(null, 80_000, 'GBP')).toBeNull()
  expect(compareFee(72_000, budgetOf({ payModel: 'gifted', feeMin: 0, feeMax: 0 }), 'GBP')).toBeNull()
})
