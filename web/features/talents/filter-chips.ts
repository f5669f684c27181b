import { DEFAULT_CURRENCY, formatMoney } from '@marquee/contract/rules/currency'
import { formatDate } from '@marquee/contract/rules/dates'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatNumber } from '@marquee/contract/rules/wording'
import { isDay } from '#lib/is-day.ts'
import { currencyOf, type FilterName, numberOf } from './talent-search.ts'

/** What is asked for by one filter, or by two that belong together. */
export interface FilterChip {
  /** The filters that it removes. */
  names: readonly FilterName[]
  text: string
}

type Filters = Readonly<Record<FilterName, string>>

/** The filters that a chip shows, in their order, each with its text; empty while none of them is set. */
const rows: { names: readonly FilterName[]; describe: (filters: Filters) => string }[] = [
  { names: ['city'], describe: ({ city }) => city },
  { names: ['language'], describe: ({ language }) => language },
  {
    names: ['min', 'max'],
    describe: ({ min, max }) => rangeOf(numberOf(min), numberOf(max), formatNumber, 'followers'),
  },
  {
    names: ['engagement'],
    describe: ({ engagement }) =>
      numberOf(engagement) ? `${formatBps(Number(engagement))} engagement or more` : '',
  },
  {
    names: ['priceMin', 'price'],
    describe: ({ priceMin, price, currency }) =>
      rangeOf(numberOf(priceMin), numberOf(price), (amount) =>
        formatMoney(amount, currencyOf(currency) ?? DEFAULT_CURRENCY),
      ),
  },
  { names: ['takes'], describe: ({ takes }) => (takes === 'gifted' ? 'Open to gifted work' : '') },
  { names: ['from', 'to'], describe: ({ from, to }) => describeDays(from, to) },
  { names: ['reply'], describe: ({ reply }) => (reply ? `Usually replies within ${reply} hours` : '') },
  {
    names: ['stars'],
    describe: ({ stars }) => (stars ? `${stars} stars${stars === '5' ? '' : ' or more'}` : ''),
  },
  { names: ['only'], describe: ({ only }) => (only === 'verified' ? 'Verified' : '') },
]

/** How the choices of the filters that an address has as an id or a code are named. */
type Names = Record<'type' | 'niche' | 'network' | 'country', (value: string) => string>

/** Returns the chips of the filters that are set. */
export function chipsOf(filters: Filters, names: Names): FilterChip[] {
  const named = (name: keyof Names) => filters[name] && names[name](filters[name])
  return [
    // The niches depend on the talent type.
    { names: ['type', 'niche'] as const, text: named('type') },
    { names: ['niche'] as const, text: named('niche') },
    { names: ['network'] as const, text: named('network') },
    { names: ['country'] as const, text: named('country') },
    ...rows.map((row) => ({ names: row.names, text: row.describe(filters) })),
  ].filter(({ text }) => text !== '')
}

function rangeOf(
  from: number | null,
  to: number | null,
  format: (value: number) => string,
  unit?: string,
): string {
  const ofUnit = unit ? ` ${unit}` : ''
  if (from !== null && to !== null) return `${format(from)} to ${format(to)}${ofUnit}`
  if (from !== null) return `From ${format(from)}${ofUnit}`
  return to === null ? '' : `Up to ${format(to)}${ofUnit}`
}

function describeDays(from: string, to: string): string {
  const [first, last] = [isDay(from) ? from : to, isDay(to) ? to : from]
  if (!isDay(first) || !isDay(last)) return ''
  return first === last
    ? `Available on ${formatDate(first)}`
    : `Available from ${formatDate(first)} to ${formatDate(last)}`
}
