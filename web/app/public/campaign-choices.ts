import type { CallOutput } from '@marquee/contract/call'
import { payModelLabels, payModels } from '@marquee/contract/calls/campaigns'
import { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { formatMoney } from '@marquee/contract/rules/currency'
import { addDays } from '@marquee/contract/rules/dates'
import { limits } from '@marquee/contract/rules/limits'
import { grossForTalent } from '@marquee/contract/rules/money'
import { formatCount } from '@marquee/contract/rules/wording'
import { platformLabels, platforms } from '@marquee/contract/terms/deliverables'
import { type PriceRules, previewPrice, splitTerms } from '#lib/price-preview.ts'
import type { Choice } from './ListFilters.tsx'
import { stepOptions } from './step-options.ts'

interface CampaignChoicesFacts {
  /** What open campaigns have; null where it could not be loaded. */
  range: Omit<CallOutput<typeof publicCampaignCalls.campaignTopics>, 'items'> | null
  rules: PriceRules
  today: string
  /** What the visitor asked for, by the parameters of the address. */
  asked: Readonly<Partial<Record<'payModel' | 'platform' | 'closesWithin' | 'earnFrom', string>>>
}

const input = publicCampaignCalls.publicCampaigns.input.shape

/** The numbers of days until the last day of applications to choose from. */
const periods = [7, 14, 30]

/** The lowest earnings to choose from, in pence. */
const earnings = [30_000, 50_000, 100_000]

/**
 * Returns the ways to pay, networks, earnings and days until it closes that at least one campaign meets, plus what is already chosen.
 * Returns all of them when the range could not be loaded.
 */
export function campaignChoices({ range, rules, today, asked }: CampaignChoicesFacts): Choice[] {
  const closesFirst = range ? range.closesFirst : today
  const mostEarned = range ? earnedFor(range.highestFee ?? 0, rules) : Number.POSITIVE_INFINITY
  const choices: Choice[] = [
    {
      label: 'Pay',
      name: 'payModel',
      any: 'Any pay',
      options: payModels
        .filter((model) => !range || range.payModels.includes(model) || asked.payModel === model)
        .map((model) => ({
          value: model,
          // The longer label is cut off on a phone.
          label: model === 'gifted' ? 'Gifted product' : payModelLabels[model],
        })),
    },
    {
      label: 'Network',
      name: 'platform',
      any: 'Any network',
      options: platforms
        .filter((platform) => !range || range.platforms.includes(platform) || asked.platform === platform)
        .map((platform) => ({ value: platform, label: platformLabels[platform] })),
    },
    {
      label: 'Earnings',
      name: 'earnFrom',
      any: 'Any earnings',
      options: stepOptions({
        steps: earnings,
        isMet: (amount) => amount <= mostEarned,
        chosen: asked.earnFrom,
        read: (text) => (input.feeFrom.safeParse(feeFor(text, rules)).success ? Number(text) : undefined),
        // The list compares the highest fee of a range.
        label: (amount) => `You can earn ${formatMoney(amount, 'GBP')}+`,
      }),
    },
    {
      label: 'Closing date',
      name: 'closesWithin',
      any: 'Any closing date',
      options: stepOptions({
        steps: periods,
        isMet: (days) => closesFirst !== null && closesFirst <= addDays(today, days),
        chosen: asked.closesWithin,
        read: (text) => input.closesWithin.safeParse(text).data,
        label: (days) => `Closes within ${formatCount(days, 'day')}`,
      }),
    },
  ]
  return choices.filter(({ options }) => options.length > 0)
}

/** Returns what a talent earns for a price in pounds, in pence. */
const earnedFor = (price: number, rules: PriceRules): number => previewPrice(price, 'GBP', rules).talent

/**
 * Returns the lowest price in pence for which a talent earns at least so much; the text itself where it is no amount that a price can
 * leave.
 */
export function feeFor(earned: string, rules: PriceRules): number | string {
  const wanted = Number(earned)
  const isAmount = Number.isSafeInteger(wanted) && wanted >= 0
  if (!isAmount || wanted > earnedFor(limits.amount, rules)) return earned
  return grossForTalent(wanted, splitTerms('GBP', rules))
}
