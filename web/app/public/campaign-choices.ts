import type { CallOutput } from '@marquee/contract/call'
import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import type { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { formatMoney } from '@marquee/contract/rules/currency'
import { addDays } from '@marquee/contract/rules/dates'
import { limits } from '@marquee/contract/rules/limits'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { type PriceRules, previewPrice } from '#lib/price-preview.ts'
import type { Choice } from './ListFilters.tsx'

interface CampaignChoicesFacts {
  /** What open campaigns have; null where it could not be loaded. */
  range: Omit<CallOutput<typeof publicCampaignCalls.campaignTopics>, 'items'> | null
  rules: PriceRules
  today: string
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Partial<Record<'closesWithin' | 'earnFrom', string>>>
}

/** The numbers of days until the last day of applications to choose from. */
const periods = [7, 14, 30]

/** The lowest earnings to choose from, in pence. */
const earnings = [30_000, 50_000, 100_000]

/**
 * Returns how a campaign pays and its networks, and of the days until it closes and of what a talent earns those that at least one campaign
 * meets, plus what is already chosen.
 */
export function campaignChoices({ range, rules, today, asked }: CampaignChoicesFacts): Choice[] {
  const closesFirst = range ? range.closesFirst : today
  const mostEarned = range ? earnedFor(range.highestFee ?? 0, rules) : Number.POSITIVE_INFINITY
  const choices: Choice[] = [
    {
      label: 'Pay',
      name: 'payModel',
      any: 'Any pay',
      options: payModels.map((model) => ({
        value: model,
        // The longer label is cut off on a phone.
        label: model === 'gifted' ? 'Gifted product' : payModelLabels[model],
      })),
    },
    {
      label: 'Network',
      name: 'platform',
      any: 'Any network',
      options: platforms.map((platform) => ({ value: platform, label: platformLabels[platform] })),
    },
    {
      label: 'Earnings',
      name: 'earnFrom',
      any: 'Any earnings',
      options: earnings
        .filter((amount) => amount <= mostEarned || asked.earnFrom === String(amount))
        .map((amount) => ({
          value: String(amount),
          label: `You earn at least ${formatMoney(amount, 'GBP')}`,
        })),
    },
    {
      label: 'Closing date',
      name: 'closesWithin',
      any: 'Any closing date',
      options: periods
        .filter(
          (days) =>
            (closesFirst !== null && closesFirst <= addDays(today, days)) ||
            asked.closesWithin === String(days),
        )
        .map((days) => ({ value: String(days), label: `Closes within ${days} days` })),
    },
  ]
  return choices.filter(({ options }) => options.length > 0)
}

/** Returns what a talent earns for a price in pounds, in pence. */
const earnedFor = (price: number, rules: PriceRules): number => previewPrice(price, 'GBP', rules).talent

/** Returns the lowest price in pence for which a talent earns at least so much; the text itself where it is no number of pence. */
export function feeFor(earned: string, rules: PriceRules): number | string {
  const wanted = Number(earned)
  if (!/^\d+$/.test(earned) || wanted > earnedFor(limits.amount, rules)) return earned
  let less = -1
  let enough: number = limits.amount
  while (enough - less > 1) {
    const middle = Math.floor((less + enough) / 2)
    if (earnedFor(middle, rules) >= wanted) enough = middle
    else less = middle
  }
  return enough
}
