import type { Budget } from '@marquee/contract/calls/budgets'
import { expect, it } from 'vitest'
import { byCurrency } from './by-currency.ts'

const budget = (change: Partial<Budget>): Budget => ({
  campaign: { id: '0b0e6f0a-0000-4000-8000-000000000001', title: 'Autumn', isDirect: false },
  currency: 'GBP',
  budget: 500_000,
  committed: 0,
  held: 0,
  released: 0,
  refunded: 0,
  remaining: 500_000,
  ...change,
})

it('pounds and euros are never added up, and pounds come first', () => {
  const items = [
    budget({ currency: 'EUR', held: 50_000 }),
    budget({ held: 120_000, released: 30_000 }),
    budget({ held: 1 }),
  ]
  const parts = byCurrency({ items, months: [] })
  expect(parts.map(({ currency, sums }) => [currency, sums.held, sums.released])).toEqual([
    ['GBP', 120_001, 30_000],
    ['EUR', 50_000, 0],
  ])
})

it('a month without a payment shows as zero, also across years', () => {
  const months = [
    { month: '2026-11', currency: 'GBP' as const, spent: 120_000 },
    { month: '2027-01', currency: 'GBP' as const, spent: 5_000 },
  ]
  const [pounds] = byCurrency({ items: [], months })
  expect(pounds?.months).toEqual([
    { month: '2026-08', spent: 0 },
    { month: '2026-09', spent: 0 },
    { month: '2026-10', spent: 0 },
    { month: '2026-11', spent: 120_000 },
    { month: '2026-12', spent: 0 },
    { month: '2027-01', spent: 5_000 },
  ])
})

it('a brand without budgets and payments has nothing to show', () => {
  expect(byCurrency({ items: [], months: [] })).toEqual([])
})
