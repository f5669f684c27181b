import { applicationErasure, wireApplications } from './modules/applications/applications.reactions.ts'
import { countApplications, listTalentApplicationsAmong, listUndecidedCampaigns } from './modules/applications/applications.store.ts'
import { brandProfilePart } from './modules/brands/brand-profile.ts'
import { brandErasure, wireBrands } from './modules/brands/brands.reactions.ts'
import { type CampaignCounts, campaignQuestions, nothingYet } from './modules/campaigns/campaigns.ports.ts'
import { campaignErasure, wireCampaigns } from './modules/campaigns/campaigns.reactions.ts'
import { dealErasure, wireDeals } from './modules/deals/deals.reactions.ts'
import { countRunningDeals, hasDealIn, listRunningDealCampaigns } from './modules/deals/deals.store.ts'
import { wireFiles } from './modules/files/files.reactions.ts'
import { wireHome } from './modules/home/home.reactions.ts'
import { type DemoAccount, demoAccounts, type Erasure, erasures, profileParts } from './modules/identity/identity.ports.ts'
import { offerErasure, wireOffers } from './modules/offers/offers.reactions.ts'
import { countOpenOffers, hasOfferFor, listOpenOfferCampaigns } from './modules/offers/offers.store.ts'
import { talentProfilePart } from './modules/talents/talent-profile.ts'
import { talentErasure, wireTalents } from './modules/talents/talents.reactions.ts'

/** Questions get their answers and reactions their place. The order of reactions is the order in which they run. */
export function wireModules(demo: DemoAccount[]): void {
  demoAccounts.answer(demo)
  profileParts.answer({ brand: brandProfilePart, talent: talentProfilePart })
  const parts: Erasure[] = [dealErasure, offerErasure, campaignErasure, applicationErasure, talentErasure, brandErasure]
  erasures.answer(parts)
  answerCampaigns()
  wireFiles()
  wireBrands()
  wireTalents()
  wireCampaigns()
  // Offers first: a cancelled campaign's applicants come back from their offers before their applications close.
  wireOffers()
  wireApplications()
  wireDeals()
  wireHome()
}

function answerCampaigns(): void {
  campaignQuestions.answer({
    countsOf: async (ids) => {
      const [applications, offers, deals] = await Promise.all([countApplications(ids), countOpenOffers(ids), countRunningDeals(ids)])
      const counts = new Map<string, CampaignCounts>()
      const at = (id: string) => counts.get(id) ?? nothingYet
      for (const row of applications) counts.set(row.campaignId, { ...at(row.campaignId), applications: row.all, undecided: row.undecided })
      for (const row of offers) if (row.campaignId) counts.set(row.campaignId, { ...at(row.campaignId), offers: row.open })
      for (const row of deals) if (row.campaignId) counts.set(row.campaignId, { ...at(row.campaignId), deals: row.running })
      return counts
    },
    appliedTo: async (talentId, ids) => {
      const rows = await listTalentApplicationsAmong(talentId, ids)
      return new Set(rows.filter((row) => row.status !== 'invited' && row.status !== 'withdrawn').map((row) => row.campaignId))
    },
    involvementOf: async (talentId, campaignId) => {
      const [applications, offered, working] = await Promise.all([
        listTalentApplicationsAmong(talentId, [campaignId]),
        hasOfferFor(talentId, campaignId),
        hasDealIn(talentId, campaignId),
      ])
      const application = applications[0] ? { id: applications[0].id, status: applications[0].status } : null
      return { application, takesPart: application !== null || offered || working }
    },
    activeFor: async (talentId) => {
      const lists = await Promise.all([
        listUndecidedCampaigns(talentId),
        listOpenOfferCampaigns(talentId),
        listRunningDealCampaigns(talentId),
      ])
      return [...new Set(lists.flat())]
    },
  })
}
