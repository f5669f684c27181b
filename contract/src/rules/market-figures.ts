import { formatMoney } from './currency.ts'
import { formatHours } from './public-figures.ts'
import { formatNumber } from './wording.ts'

/** One figure of the whole market, as the public home page shows it. It is computed from what happened. */
interface MarketFigure {
  label: string
  /** `money` in minor units of pounds; `percent` 0 to 100; `hours` with one decimal; `count` whole. */
  unit: 'money' | 'percent' | 'hours' | 'count'
  /** How it is computed, in one sentence. */
  how: string
}

/** The figures show only once so many deals were completed. */
export const MIN_DEALS_OF_FIGURES = 20

/** Every figure of the market, in the order in which it is shown. */
export const marketFigures = {
  completedDeals: {
    label: 'completed deals since we opened',
    unit: 'count',
    how: 'Cancelled deals do not count.',
  },
  paidOut: {
    label: 'paid to talents and agents in the last 12 months',
    unit: 'money',
    how: 'Payouts in pounds, less those that were reversed.',
  },
  onTime: {
    label: 'drafts submitted on time in the last 12 months',
    unit: 'percent',
    how: 'First drafts only. Drafts still overdue count as late.',
  },
  timeToPay: {
    label: 'from approval to payout in the last 12 months',
    unit: 'hours',
    how: 'The median.',
  },
} as const satisfies Record<string, MarketFigure>

export type MarketFigureKey = keyof typeof marketFigures

const isKey = (key: string): key is MarketFigureKey => key in marketFigures
export const marketFigureKeys = Object.keys(marketFigures).filter(isKey)

/** Formats the value of a figure: "£12,400", "96%", "3 days", "1,204". Money is rounded down to whole pounds. */
export function formatMarketFigure(key: MarketFigureKey, value: number): string {
  const { unit } = marketFigures[key]
  if (unit === 'money') return formatMoney(Math.floor(value / 100) * 100)
  if (unit === 'percent') return `${value}%`
  return unit === 'hours' ? formatHours(value) : formatNumber(value)
}
