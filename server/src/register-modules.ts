import { registerAgencies } from './modules/agencies/agencies.event-handlers.ts'
import { representedTalents } from './modules/agencies/agencies.ports.ts'
import { agencyProfilePart } from './modules/agencies/agency-profile.ts'
import { amendmentErasure, registerAmendments } from './modules/amendments/amendments.event-handlers.ts'
import {
  countAgreedRenewalsOf,
  hasAgreedChange,
  isPayableAgreed,
  talentOfAmendment,
} from './modules/amendments/amendments.store.ts'
import {
  applicationErasure,
  registerApplications,
} from './modules/applications/applications.event-handlers.ts'
import { workRecords } from './modules/applications/applications.ports.ts'
import {
  countApplications,
  countUndecidedOf,
  hasApplied,
  listTalentApplicationsAmong,
  listUndecidedCampaigns,
  talentOfApplication,
} from './modules/applications/applications.store.ts'
import { blockErasure } from './modules/blocks/blocks.event-handlers.ts'
import { brandTermsErasure } from './modules/brand-terms/brand-terms.event-handlers.ts'
import { brandProfilePart } from './modules/brands/brand-profile.ts'
import { brandErasure, registerBrands } from './modules/brands/brands.event-handlers.ts'
import { calendarErasure } from './modules/calendar/calendar-feed.ts'
import { campaignErasure, registerCampaigns } from './modules/campaigns/campaigns.event-handlers.ts'
import {
  brandRecords,
  type CampaignCounts,
  campaignQuestions,
  noCounts,
} from './modules/campaigns/campaigns.ports.ts'
import { campaignPageUrls, industryPageUrls } from './modules/campaigns/get-campaigns.ts'
import { applicationMarks } from './modules/campaigns/open-campaigns.store.ts'
import { registerCancellations } from './modules/cancellations/cancellations.event-handlers.ts'
import { talentOfCancellation } from './modules/cancellations/cancellations.store.ts'
import { registerCards } from './modules/cards/cards.event-handlers.ts'
import { cardUses } from './modules/cards/cards.ports.ts'
import { contactErasure, registerContact } from './modules/contact/contact.event-handlers.ts'
import { sitemapPages } from './modules/content/content.ports.ts'
import { listCaseMessages } from './modules/conversations/case-messages.ts'
import {
  conversationErasure,
  registerConversations,
} from './modules/conversations/conversations.event-handlers.ts'
import { messageReports } from './modules/conversations/conversations.ports.ts'
import { talentOfConversation } from './modules/conversations/conversations.store.ts'
import { sharesWork } from './modules/conversations/shared-work.store.ts'
import { dealErasure, registerDeals } from './modules/deals/deals.event-handlers.ts'
import { dealChanges, dealMilestones, dealProducts, outsideComments } from './modules/deals/deals.ports.ts'
import { isDisputed, lockDealOfOffer, talentOfDeal } from './modules/deals/deals.store.ts'
import {
  countRunningDeals,
  countRunningDealsOf,
  hasDealInCampaign,
  listRunningDealCampaigns,
} from './modules/deals/deals-of-parties.store.ts'
import { talentOfDeliverable } from './modules/deals/deliverables.store.ts'
import { getWorkRecord } from './modules/deals/work-record.ts'
import { registerDisputes } from './modules/disputes/disputes.event-handlers.ts'
import { caseMessages } from './modules/disputes/disputes.ports.ts'
import { talentOfDispute } from './modules/disputes/disputes.store.ts'
import { requireCase } from './modules/disputes/require-case.ts'
import { registerEvidence } from './modules/evidence/send-evidence.ts'
import { registerExports } from './modules/exports/exports.event-handlers.ts'
import { favouriteErasure } from './modules/favourites/favourites.event-handlers.ts'
import { registerFigures } from './modules/figures/register-figures.ts'
import { registerFiles } from './modules/files/files.event-handlers.ts'
import { loadSubjectTitles } from './modules/home/subject-titles.store.ts'
import { registerIdentity } from './modules/identity/identity.event-handlers.ts'
import {
  type DemoAccount,
  demoAccounts,
  type Erasure,
  erasures,
  profileParts,
  signUpInvitations,
} from './modules/identity/identity.ports.ts'
import { registerInvoices } from './modules/invoices/invoices.event-handlers.ts'
import { sumDocumentTax } from './modules/invoices/invoices.store.ts'
import { documentTax, providerTransactions } from './modules/ledger/ledger.ports.ts'
import { registerLedger } from './modules/ledger/verify-daily.ts'
import { audienceOf, registerMandates } from './modules/mandates/mandates.event-handlers.ts'
import {
  noWork,
  subjectTalents,
  subjectTitles,
  type TalentWork,
  talentWork,
} from './modules/mandates/mandates.ports.ts'
import { listRepresentedAmong } from './modules/mandates/mandates.store.ts'
import { registerMilestones } from './modules/milestones/milestones.event-handlers.ts'
import { findMilestoneOfPayable } from './modules/milestones/milestones.store.ts'
import { openMilestones } from './modules/milestones/open-milestones.ts'
import { pauseMilestones, resumeMilestones } from './modules/milestones/pause-milestones.ts'
import { settleMilestones } from './modules/milestones/settle-milestones.ts'
import {
  notificationErasure,
  registerNotifications,
} from './modules/notifications/notifications.event-handlers.ts'
import { offerErasure, registerOffers } from './modules/offers/offers.event-handlers.ts'
import { loadOffer, lockOffer } from './modules/offers/offers.store.ts'
import {
  countOpenOffers,
  countOpenOffersOf,
  hasOfferFor,
  listOpenOfferCampaigns,
  talentOfOffer,
} from './modules/offers/open-offers.store.ts'
import { registerOperators } from './modules/operators/operators.event-handlers.ts'
import { supportCases } from './modules/operators/operators.ports.ts'
import { joinByInvitation } from './modules/outside-talents/join-by-invitation.ts'
import {
  outsideTalentErasure,
  registerOutsideTalents,
} from './modules/outside-talents/outside-talents.event-handlers.ts'
import { rememberHandles } from './modules/outside-talents/remember-identifiers.ts'
import { countDisputedOf } from './modules/payments/payables.store.ts'
import {
  listProviderTransactions,
  paymentErasure,
  registerPayments,
} from './modules/payments/payments.event-handlers.ts'
import { owedShares, payableSubjects } from './modules/payments/payments.ports.ts'
import { isCardHeld } from './modules/payments/payments.store.ts'
import { payoutErasure, registerPayouts } from './modules/payouts/payouts.event-handlers.ts'
import { paidDeals, payoutHolds } from './modules/payouts/payouts.ports.ts'
import { countPendingPayoutsOf } from './modules/payouts/payouts.store.ts'
import { owedOf } from './modules/payouts/reverse-shares.ts'
import { portfolioErasure } from './modules/portfolios/portfolios.event-handlers.ts'
import { cardPictures } from './modules/portfolios/portfolios.store.ts'
import { talentPageUrls } from './modules/portfolios/shown-elsewhere.ts'
import { registerPostChecks } from './modules/post-checks/post-checks.event-handlers.ts'
import { registerQueue } from './modules/queue/remind-operators.ts'
import { reportInConversation } from './modules/reports/make-report.ts'
import { registerReports, reportErasure } from './modules/reports/reports.event-handlers.ts'
import { hasPayoutHold } from './modules/reports/reports.store.ts'
import { registerResults, resultErasure } from './modules/results/results.event-handlers.ts'
import { registerReviews } from './modules/reviews/reviews.event-handlers.ts'
import { rateSubjects } from './modules/reviews/reviews.store.ts'
import { viewRating } from './modules/reviews/reviews.view.ts'
import { registerRoster, rosterErasure } from './modules/roster/roster.event-handlers.ts'
import {
  registerSavedSearches,
  savedSearchErasure,
} from './modules/saved-searches/saved-searches.event-handlers.ts'
import { registerSharedLists, sharedListErasure } from './modules/shared-lists/shared-lists.event-handlers.ts'
import { openShipment } from './modules/shipments/open-shipment.ts'
import { registerShipments, shipmentErasure } from './modules/shipments/shipments.event-handlers.ts'
import {
  isCharged,
  registerSubscriptions,
  subscriptionErasure,
} from './modules/subscriptions/subscriptions.event-handlers.ts'
import { nichePageUrls } from './modules/talents/niche-slugs.ts'
import { portfolioPictures } from './modules/talents/search.store.ts'
import { talentProfilePart } from './modules/talents/talent-profile.ts'
import { registerTalents, talentErasure } from './modules/talents/talents.event-handlers.ts'
import { knownHandles } from './modules/talents/talents.ports.ts'
import { sharedWork } from './modules/talents/talents.store.ts'
import { registerTracking } from './modules/tracking/count-clicks.ts'
import { registerUsageRights } from './modules/usage-rights/usage-rights.event-handlers.ts'
import { registerVerification } from './modules/verification/verification.event-handlers.ts'
import { listFactsOf } from './modules/verification/verification.store.ts'
import { viewVerified } from './modules/verification/verification.view.ts'
import { takeOverComments } from './modules/work-links/take-over-comments.ts'
import { registerWorkLinks, workLinkErasure } from './modules/work-links/work-links.event-handlers.ts'
import { registerLiveRefresh } from './platform/realtime/live-refresh.ts'

/** What each module removes with an account, in this order. */
const erasuresInOrder: Erasure[] = [
  rosterErasure,
  dealErasure,
  amendmentErasure,
  shipmentErasure,
  offerErasure,
  subscriptionErasure,
  paymentErasure,
  payoutErasure,
  campaignErasure,
  applicationErasure,
  outsideTalentErasure,
  sharedListErasure,
  calendarErasure,
  resultErasure,
  workLinkErasure,
  favouriteErasure,
  savedSearchErasure,
  portfolioErasure,
  talentErasure,
  brandTermsErasure,
  brandErasure,
  conversationErasure,
  notificationErasure,
  blockErasure,
  contactErasure,
  reportErasure,
]

/**
 * Connects the ports and registers the event handlers of every module. Handlers run in the order of
 * registration.
 */
export function registerModules(demo: DemoAccount[]): void {
  demoAccounts.provide(demo)
  profileParts.provide({ brand: brandProfilePart, talent: talentProfilePart, talentagent: agencyProfilePart })
  erasures.provide(erasuresInOrder)
  answerCampaigns()
  answerPayments()
  answerRoster()
  answerTalents()
  sitemapPages.provide([nichePageUrls, industryPageUrls, campaignPageUrls, talentPageUrls])
  registerFiles()
  registerIdentity()
  supportCases.provide({ requireCase })
  registerOperators()
  registerContact()
  registerSharedLists()
  registerBrands()
  registerTalents()
  registerAgencies()
  registerMandates()
  registerRoster()
  registerLedger()
  registerInvoices()
  registerCards()
  registerSubscriptions()
  registerPayments()
  registerPayouts()
  registerVerification()
  registerCampaigns()
  registerOutsideTalents()
  signUpInvitations.provide({ join: joinByInvitation })
  // Offers come first: applicants of a cancelled campaign return from their offers before their applications
  // close.
  registerOffers()
  registerApplications()
  registerDeals()
  dealProducts.provide({ open: openShipment })
  registerShipments()
  registerTracking()
  registerPostChecks()
  registerResults()
  registerCancellations()
  registerDisputes()
  registerReviews()
  registerUsageRights()
  registerFigures()
  registerEvidence()
  outsideComments.provide({ takeOver: takeOverComments })
  registerWorkLinks()
  dealMilestones.provide({
    open: openMilestones,
    settle: settleMilestones,
    pause: pauseMilestones,
    resume: resumeMilestones,
  })
  registerMilestones()
  dealChanges.provide({ isAgreed: hasAgreedChange })
  registerAmendments()
  registerConversations()
  registerReports()
  registerNotifications()
  registerSavedSearches()
  registerQueue()
  registerExports()
  registerLiveRefresh(audienceOf)
}

/**
 * Connects payments with offers, changes and milestones of deals: the offer and its deal are locked first, and only what both
 * sides have agreed on may be charged.
 */
function answerPayments(): void {
  payableSubjects.provide({
    lock: async ({ subjectId }) =>
      void (await Promise.all([lockOffer(subjectId), lockDealOfOffer(subjectId)])),
    isAgreed: async ({ id, subject, subjectId }) =>
      subject === 'amendment'
        ? isPayableAgreed(id)
        : subject === 'milestone'
          ? (await findMilestoneOfPayable(id))?.status === 'due'
          : (await loadOffer(subjectId))?.status === 'awaiting_payment',
  })
  owedShares.provide({ owedOf })
  paidDeals.provide({ isFrozen: isDisputed })
  payoutHolds.provide({ isHeld: hasPayoutHold })
  messageReports.provide({ report: reportInConversation })
  caseMessages.provide({ listBetween: listCaseMessages })
  providerTransactions.provide({ transactions: listProviderTransactions })
  documentTax.provide({ byMonth: sumDocumentTax })
  cardUses.provide({
    isInUse: async (brandId, card) =>
      (await isCardHeld(card.id)) || (card.isDefault && (await isCharged(brandId))),
  })
}

/** Connects talents with what others know of them: pictures of their work, their handles, and who works with them. */
function answerTalents(): void {
  portfolioPictures.provide({ columnFor: cardPictures })
  knownHandles.provide({ remember: rememberHandles })
  sharedWork.provide({ conditionFor: sharesWork })
}

/** Connects the roster with the subjects of delegated calls, their titles and the talents' open work. */
function answerRoster(): void {
  representedTalents.provide(listRepresentedAmong)
  subjectTitles.provide(loadSubjectTitles)
  subjectTalents.provide({
    application: talentOfApplication,
    offer: talentOfOffer,
    deal: talentOfDeal,
    deliverable: talentOfDeliverable,
    cancellation: talentOfCancellation,
    dispute: talentOfDispute,
    amendment: talentOfAmendment,
    conversation: talentOfConversation,
  })
  talentWork.provide({
    countsOf: async (ids) => {
      const [applications, offers, deals, shares, disputed, renewals] = await Promise.all([
        countUndecidedOf(ids),
        countOpenOffersOf(ids),
        countRunningDealsOf(ids),
        countPendingPayoutsOf(ids),
        countDisputedOf(ids),
        countAgreedRenewalsOf(ids),
      ])
      const counts = new Map<string, TalentWork>()
      const at = (id: string) => counts.get(id) ?? noWork
      for (const row of applications)
        counts.set(row.talentId, { ...at(row.talentId), undecidedApplications: row.count })
      for (const row of offers) counts.set(row.talentId, { ...at(row.talentId), openOffers: row.count })
      for (const row of deals) counts.set(row.talentId, { ...at(row.talentId), runningDeals: row.count })
      for (const row of [...shares, ...disputed, ...renewals])
        counts.set(row.talentId, {
          ...at(row.talentId),
          pendingPayouts: at(row.talentId).pendingPayouts + row.count,
        })
      return counts
    },
  })
}

function answerCampaigns(): void {
  workRecords.provide({ recordOf: getWorkRecord })
  applicationMarks.provide({ hasApplied })
  brandRecords.provide({
    recordOf: async (brandId) => {
      const [[rating], facts] = await Promise.all([
        rateSubjects('brand', [brandId]),
        listFactsOf({ brandId }),
      ])
      const [verified = null] = viewVerified([brandId], facts, (row) => row.brandId).items
      return { rating: viewRating('brand', rating), verified }
    },
  })
  campaignQuestions.provide({
    countsOf: async (ids) => {
      const [applications, offers, deals] = await Promise.all([
        countApplications(ids),
        countOpenOffers(ids),
        countRunningDeals(ids),
      ])
      const counts = new Map<string, CampaignCounts>()
      const at = (id: string) => counts.get(id) ?? noCounts
      for (const row of applications)
        counts.set(row.campaignId, { ...at(row.campaignId), applications: row.all, undecided: row.undecided })
      for (const row of offers)
        if (row.campaignId) counts.set(row.campaignId, { ...at(row.campaignId), offers: row.open })
      for (const row of deals)
        if (row.campaignId) counts.set(row.campaignId, { ...at(row.campaignId), deals: row.running })
      return counts
    },
    involvementOf: async (talentIds, campaignId) => {
      const [applications, offered, working] = await Promise.all([
        listTalentApplicationsAmong(talentIds, [campaignId]),
        hasOfferFor(talentIds, campaignId),
        hasDealInCampaign(talentIds, campaignId),
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
