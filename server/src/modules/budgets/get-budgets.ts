import type { Budget, budgetCalls } from '@marquee/contract/calls/budgets'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import type { Handler } from '../../platform/handler.ts'
import { listBudgetedCampaigns, sumAheadByCampaign, sumByCampaign, sumSpentByMonth } from './budgets.store.ts'

type Sums = Awaited<ReturnType<typeof sumByCampaign>>[number]
type Campaign = Awaited<ReturnType<typeof listBudgetedCampaigns>>[number]

/** Returns what each campaign has cost and its remaining budget; direct offers last. */
export const getBudgets: Handler<typeof budgetCalls.budgetList> = async (ctx, { campaignId }) => {
  const [paid, ahead, campaigns, months] = await Promise.all([
    sumByCampaign(ctx.actor.id, campaignId),
    sumAheadByCampaign(ctx.actor.id, campaignId),
    listBudgetedCampaigns(ctx.actor.id, campaignId),
    sumSpentByMonth(ctx.actor.id, campaignId),
  ])
  // A deal with milestones ahead has paid for the first one, so its campaign has sums.
  const sums = paid.map((row) => ({
    ...row,
    committed:
      row.committed +
      (ahead.find((one) => one.campaignId === row.campaignId && one.currency === row.currency)?.ahead ?? 0),
  }))
  const ofCampaigns = campaigns.flatMap((campaign) => {
    const sum = sums.find((row) => row.campaignId === campaign.id)
    return sum || campaign.budget > 0 ? [budgetOf(campaign, sum)] : []
  })
  const ofDirectOffers = sums.filter((row) => row.campaignId === null).map(directBudget)
  return { items: [...ofCampaigns, ...ofDirectOffers], months }
}

function budgetOf({ id, title, currency, budget }: Campaign, sum: Sums | undefined): Budget {
  const { committed = 0, held = 0, released = 0, refunded = 0 } = sum ?? {}
  const limit = budget > 0 ? budget : null
  return {
    campaign: { id, title, isDirect: false },
    currency,
    budget: limit,
    committed,
    held,
    released,
    refunded,
    remaining: limit === null ? null : limit - committed - held - released,
  }
}

/** Builds the row of direct offers, which have no budget. */
function directBudget({ currency, committed, held, released, refunded }: Sums): Budget {
  const campaign = { id: DIRECT_CAMPAIGN_ID, title: 'Direct offers', isDirect: true }
  return { campaign, currency, budget: null, committed, held, released, refunded, remaining: null }
}
