import {
  MAX_SUGGESTED_CAMPAIGNS,
  MAX_SUGGESTED_TALENTS,
  type suggestionCalls,
} from '@marquee/contract/calls/suggestions'
import { fail } from '@marquee/contract/errors'
import { type Fit, fitOf } from '@marquee/contract/rules/fit'
import { agencyOf, type Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadOwnCampaign } from '../campaigns/campaigns.store.ts'
import { campaignCards } from '../campaigns/campaigns.view.ts'
import { listOpenCampaigns } from '../campaigns/open-campaigns.store.ts'
import { pricesOf } from '../talents/prices.store.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { listTalentsWhoMayFit, loadNichesOfCampaigns, loadTalentToFit } from './suggestions.store.ts'

/** Of the open campaigns, so many of the newest are compared with a talent. */
const COMPARED_CAMPAIGNS = 200

/** Suggests talents for one of the brand’s campaigns. Fails with `not_found` for a foreign one. */
export const suggestTalents: Handler<typeof suggestionCalls.suggestedTalents> = async (
  ctx,
  { campaignId },
) => {
  const [own, nichesByCampaign] = await Promise.all([
    loadOwnCampaign(campaignId, ctx.actor.id),
    loadNichesOfCampaigns([campaignId]),
  ])
  const { campaign } = own ?? fail('not_found')
  const niches = nichesByCampaign.get(campaignId) ?? []
  const talents = await listTalentsWhoMayFit(campaign, niches)

  const items = bestFits(
    talents,
    (talent) => fitOf({ ...campaign, niches }, { ...talent, prices: pricesOf(talent) }),
    MAX_SUGGESTED_TALENTS,
  )
  return {
    niches: [...new Set(niches.map(({ name }) => name))],
    items: items.map(({ subject, sharesNiche, reasons }) => ({
      ...viewTalentCard(subject),
      subtypes: subject.subtypes,
      completedDeals: subject.completedDeals,
      sharesNiche,
      reasons,
    })),
  }
}

/** Suggests campaigns that the talent can apply for and has not. */
export const suggestCampaigns: Handler<typeof suggestionCalls.suggestedCampaigns> = async (ctx) => {
  const talentId = ctx.actor.id
  const filter = { talentId, agencyId: agencyOf(ctx.actor), markedFor: [talentId] }
  const [talent, rows, card] = await Promise.all([
    loadTalentToFit(talentId),
    listOpenCampaigns(filter, today(ctx.now), { limit: COMPARED_CAMPAIGNS }),
    campaignCards(),
  ])
  if (!talent) fail('not_found')

  const open = rows.filter(({ applied }) => !applied)
  const niches = await loadNichesOfCampaigns(
    open.map(({ campaign }) => campaign.id),
    talent.subtypeIds,
  )

  // The record of the talent is the same beside every campaign, so it decides nothing here.
  const own = { ...talent, prices: pricesOf(talent), completedDeals: 0, replyHours: null }
  const items = bestFits(
    open,
    ({ campaign }) => fitOf({ ...campaign, niches: niches.get(campaign.id) ?? [] }, own),
    MAX_SUGGESTED_CAMPAIGNS,
  )
  return { items: items.map(({ subject, reasons }) => ({ ...card(subject), reasons })) }
}

/**
 * Returns those who fit for a reason, the best fit first and at most `max`; equal ones stay in the order in which they were
 * listed.
 */
function bestFits<Subject>(
  subjects: readonly Subject[],
  fit: (subject: Subject) => Fit | null,
  max: number,
): (Fit & { subject: Subject })[] {
  return subjects
    .flatMap((subject) => {
      const found = fit(subject)
      return found && found.reasons.length > 0 ? [{ subject, ...found }] : []
    })
    .toSorted((one, other) => other.points - one.points)
    .slice(0, max)
}
