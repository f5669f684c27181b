import { expect, it } from 'vitest'
import { byCurrency, type Earnings } from './by-currency.ts'

const now = new Date('2027-01-09T10:00:00Z')
const deal = (payDay: string | null, state: 'held' | 'coming', currency: 'GBP' | 'EUR' = 'GBP') => ({
  dealId: crypto.randomUUID(),
  title: 'Autumn',
  talentName: null,
  amount: 54_400,
  currency,
  payDay,
  state,
  isPayoutHeld: false,
})
const earnings = (given: Partial<Earnings>): Earnings => ({ totals: [], upcoming: [], months: [], ...given })
const pounds = { currency: 'GBP', held: 0, coming: 0, paid: 0 } as const

it('the next payout date is the earliest of approved work in that currency', () => {
  const upcoming = [
    deal('2027-02-01', 'held'),
    deal('2027-03-02', 'coming'),
    deal('2027-03-01', 'coming'),
    deal('2027-01-01', 'coming', 'EUR'),
  ]
  expect(byCurrency(earnings({ totals: [pounds], upcoming }), now)[0]?.nextPayDay).toBe('2027-03-01')
})

it('work that is not approved has no payout date', () => {
  expect(
    byCurrency(earnings({ totals: [pounds], upcoming: [deal('2027-02-01', 'held')] }), now)[0]?.nextPayDay,
  ).toBeNull()
})

it('the chart has at least six months, months without payouts as zero, also across years', () => {
  const months = [{ month: '2026-11', currency: 'GBP' as const, paid: 54_400 }]
  expect(byCurrency(earnings({ totals: [pounds], months }), now)[0]?.months).toEqual([
    { month: '2026-08', paid: 0 },
    { month: '2026-09', paid: 0 },
    { month: '2026-10', paid: 0 },
    { month: '2026-11', paid: 54_400 },
    { month: '2026-12', paid: 0 },
    { month: '2027-01', paid: 0 },
  ])
})

it('a currency without payouts has no chart', () => {
  const months = [{ month: '2026-11', currency: 'EUR' as const, paid: 54_400 }]
  expect(byCurrency(earnings({ totals: [pounds], months }), now)[0]?.months).toEqual([])
})
