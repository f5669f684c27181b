import { applicationErasure, wireApplications } from './modules/applications/applications.reactions.ts'
import {
  countApplications,
  countUndecidedOf,
  listTalentApplicationsAmong,
  listUndecidedCampaigns,
  talentOfApplication,
} from './modules/applications/applications.store.ts'
import { brandProfilePart } from './modules/brands/brand-profile.ts'
import { brandErasure, wireBrands } from './modules/brands/brands.reactions.ts'
import { type CampaignCounts, campaignQuestions, nothingYet } from './modules/campaigns/campaigns.ports.ts'
import { campaignErasure, wireCampaigns } from './modules/campaigns/campaigns.reactions.ts'
import { cardUses } from './modules/cards/cards.ports.ts'
import { wireCards } from './modules/cards/cards.reactions.ts'
import { conversationErasure, wireConversations } from './modules/conversations/conversations.reactions.ts'
import { talentOfConversation } from './modules/conversations/conversations.store.ts'
import { dealErasure, wireDeals } from './modules/deals/deals.reactions.ts'
import {
  countRunningDeals,
  countRunningDealsOf,
  hasDealIn,
  listRunningDealCampaigns,
  talentOfDeal,
} from './modules/deals/deals.store.ts'
import { talentOfDeliverable } from './modules/deals/deliverables.store.ts'
import { wireFiles } from './modules/files/files.reactions.ts'
import { wireHome } from './modules/home/home.reactions.ts'
import { nameSubjects } from './modules/home/name-subjects.ts'
import {
  type DemoAccount,
  demoAccounts,
  type Erasure,
  erasures,
  profileParts,
} from './modules/identity/identity.ports.ts'
import { wireInvoices } from './modules/invoices/invoices.reactions.ts'
import { sumDocumentTax } from './modules/invoices/invoices.store.ts'
import { documentTax, providerBook } from './modules/ledger/ledger.ports.ts'
import { wireLedger } from './modules/ledger/verify-daily.ts'
import { notificationErasure, wireNotifications } from './modules/notifications/notifications.reactions.ts'
import { offerErasure, wireOffers } from './modules/offers/offers.reactions.ts'
import { loadOffer, lockOffer } from './modules/offers/offers.store.ts'
import {
  countOpenOffers,
  countOpenOffersOf,
  hasOfferFor,
  listOpenOfferCampaigns,
  talentOfOffer,
} from './modules/offers/open-offers.store.ts'
import { owedShares, payableSubjects } from './modules/payments/payments.ports.ts'
import { paymentErasure, wirePayments } from './modules/payments/payments.reactions.ts'
import { isCardHeld } from './modules/payments/payments.store.ts'
import { readProviderBook } from './modules/payments/provider-book.ts'
import { payoutErasure, wirePayouts } from './modules/payouts/payouts.reactions.ts'
import { countWaitingOf } from './modules/payouts/payouts.store.ts'
import { owedOf } from './modules/payouts/take-back-shares.ts'
import { agencyProfilePart } from './modules/roster/agency-profile.ts'
import {
  noWork,
  subjectTalents,
  subjectTitles,
  type TalentWork,
  talentWork,
} from './modules/roster/roster.ports.ts'
import { rosterErasure, wireRoster } from './modules/roster/roster.reactions.ts'
import {
  isCharged,
  subscriptionErasure,
  wireSubscriptions,
} from './modules/subscriptions/subscriptions.reactions.ts'
import { talentProfilePart } from './modules/talents/talent-profile.ts'
import { talentErasure, wireTalents } from './modules/talents/talents.reactions.ts'

/** Questions get their answers and reactions their place. The order of reactions is the order in which they run. */
export function wireModules(demo: DemoAccount[]): void {
  demoAccounts.answer(demo)
  profileParts.answer({ brand: brandProfilePart, talent: talentProfilePart, talentagent: agencyProfilePart })
  const parts: Erasure[] = [
    rosterErasure,
    dealErasure,
    offerErasure,
    subscriptionErasure,
    paymentErasure,
    payoutErasure,
    campaignErasure,
    applicationErasure,
    talentErasure,
    brandErasure,
    conversationErasure,
    notificationErasure,
  ]
  erasures.answer(parts)
  answerCampaigns()
  answerPayments()
  answerRoster()
  wireFiles()
  wireBrands()
  wireTalents()
  wireRoster()
  wireLedger()
  wireInvoices()
  wireCards()
  wireSubscriptions()
  wirePayments()
  wirePayouts()
  wireCampaigns()
  // Offers first: a cancelled campaign's applicants come back from their offers before their applications close.
  wireOffers()
  wireApplications()
  wireDeals()
  wireConversations()
  wireNotifications()
  wireHome()
}

/** What pays for an offer is locked behind it; only an accepted one may be charged. */
function answerPayments(): void {
  payableSubjects.answer({
    lock: async ({ subjectId }) => void (await lockOffer(subjectId)),
    isAgreed: async ({ subjectId }) => (await loadOffer(subjectId))?.status === 'awaiting_payment',
  })
  owedShares.answer({ owedOf })
  providerBook.answer({ transactions: readProviderBook })
  documentTax.answer({ byMonth: sumDocumentTax })
  cardUses.answer({
    restsOn: async (brandId, card) =>
      (await isCardHeld(card.id)) || (card.isDefault && (await isCharged(brandId))),
  })
}

/** Whose a thing is that agents act on, what it is called, and what keeps them busy. */
function answerRoster(): void {
  subjectTitles.answer(nameSubjects)
  subjectTalents.answer({
    ...{
      application: talentOfApplication,
      offer: talentOfOffer,
      deal: talentOfDeal,
      deliverable: talentOfDeliverable,
    },
    conversation: talentOfConversation,
  })
  talentWork.answer({
    countsOf: async (ids) => {
      const [applications, offers, deals, shares] = await Promise.all([
        countUndecidedOf(ids),
        countOpenOffersOf(ids),
        countRunningDealsOf(ids),
        countWaitingOf(ids),
      ])
      const counts = new Map<string, TalentWork>()
      const at = (id: string) => counts.get(id) ?? noWork
      for (const row of applications)
        counts.set(row.talentId, { ...at(row.talentId), undecidedApplications: row.count })
      for (const row of offers) counts.set(row.talentId, { ...at(row.talentId), openOffers: row.count })
      for (const row of deals) counts.set(row.talentId, { ...at(row.talentId), runningDeals: row.count })
      for (const row of shares) counts.set(row.talentId, { ...at(row.talentId), waitingShares: row.count })
      return counts
    },
  })
}

function answerCampaigns(): void {
  campaignQuestions.answer({
    countsOf: async (ids) => {
      const [applications, offers, deals] = await Promise.all([
        countApplications(ids),
        countOpenOffers(ids),
        countRunningDeals(ids),
      ])
      const counts = new Map<string, CampaignCounts>()
      const at = (id: string) => counts.get(id) ?? nothingYet
      for (const row of applications)
        counts.set(row.campaignId, { ...at(row.campaignId), applications: row.all, undecided: row.undecided })
      for (const row of offers)
        if (row.campaignId) counts.set(row.campaignId, { ...at(row.campaignId), offers: row.open })
      for (const row of deals)
        if (row.campaignId) counts.set(row.campaignId, { ...at(row.campaignId), deals: row.running })
      return counts
    },
    appliedTo: async (talentIds, ids) => {
      const rows = await listTalentApplicationsAmong(talentIds, ids)
      return new Set(
        rows
          .filter((row) => row.status !== 'invited' && row.status !== 'withdrawn')
          .map((row) => row.campaignId),
      )
    },
    involvementOf: async (talentIds, campaignId) => {
      const [applications, offered, working] = await Promise.all([
        listTalentApplicationsAmong(talentIds, [campaignId]),
        hasOfferFor(talentIds, campaignId),
        hasDealIn(talentIds, campaignId),
      ])
      return { applications, takesPart: applications.length > 0 || offered || working }
    },
    activeFor: async (talentIds) => {
      const lists = await Promise.all([
        listUndecidedCampaigns(talentIds),
        listOpenOfferCampaigns(talentIds),
        listRunningDealCampaigns(talentIds),
      ])
      return [...new Set(lists.flat())]
    },
  })
}
