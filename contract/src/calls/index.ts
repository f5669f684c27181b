import type { Calls } from '../call.ts'
import { accountCalls } from './accounts.ts'
import { adCodeCalls } from './ad-codes.ts'
import { agencyCalls } from './agency.ts'
import { amendmentCalls } from './amendments.ts'
import { applicationCalls } from './applications.ts'
import { blockCalls } from './blocks.ts'
import { attachedTermsCalls, brandTermsCalls } from './brand-terms.ts'
import { brandCalls } from './brands.ts'
import { budgetCalls, earningCalls } from './budgets.ts'
import { calendarCalls } from './calendar.ts'
import { campaignTemplateCalls } from './campaign-templates.ts'
import { campaignCalls } from './campaigns.ts'
import { cancellationCalls } from './cancellations.ts'
import { cardCalls } from './cards.ts'
import { contactCalls } from './contact.ts'
import { contentCalls } from './content.ts'
import { conversationCalls } from './conversations.ts'
import { dealSheetCalls } from './deal-sheets.ts'
import { dealCalls } from './deals.ts'
import { disputeCalls } from './disputes.ts'
import { evidenceCalls } from './evidence.ts'
import { dataExportCalls } from './exports.ts'
import { favouriteCalls } from './favourites.ts'
import { figureCalls } from './figures.ts'
import { fileCalls } from './files.ts'
import { financeCalls } from './finance.ts'
import { homeCalls } from './home.ts'
import { invoiceCalls } from './invoices.ts'
import { brandListCalls, talentListCalls } from './lists.ts'
import { mandateCalls } from './mandates.ts'
import { milestoneCalls } from './milestones.ts'
import { notificationCalls } from './notifications.ts'
import { offerCalls } from './offers.ts'
import { operatorCaseCalls } from './operator-cases.ts'
import { operatorContentCalls } from './operator-content.ts'
import { operatorListCalls } from './operator-lists.ts'
import { operatorRecordCalls } from './operator-records.ts'
import { operatorReportCalls } from './operator-reports.ts'
import { operatorRetentionCalls } from './operator-retention.ts'
import { operatorSettingCalls } from './operator-settings.ts'
import { operatorUserCalls } from './operator-users.ts'
import { operatorCalls } from './operators.ts'
import { outsideTalentCalls } from './outside-talents.ts'
import { paymentCalls } from './payments.ts'
import { payoutCalls } from './payouts.ts'
import { portfolioCalls } from './portfolios.ts'
import { postCheckCalls } from './post-checks.ts'
import { publicCampaignCalls } from './public-campaigns.ts'
import { queueCalls } from './queue.ts'
import { reportCalls } from './reports.ts'
import { resultCalls } from './results.ts'
import { reviewCalls } from './reviews.ts'
import { rosterCalls } from './roster.ts'
import { savedSearchCalls } from './saved-searches.ts'
import { searchCalls } from './search.ts'
import { securityCalls } from './security.ts'
import { sessionCalls } from './session.ts'
import { settingsCalls } from './settings.ts'
import { sharedListCalls } from './shared-lists.ts'
import { shipmentCalls } from './shipments.ts'
import { signInCalls } from './sign-in.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { suggestionCalls } from './suggestions.ts'
import { supportVisitCalls } from './support-visits.ts'
import { talentCalls } from './talents.ts'
import { trackingCalls } from './tracking.ts'
import { usageRightsCalls } from './usage-rights.ts'
import { verificationCalls } from './verification.ts'
import { workLinkCalls } from './work-links.ts'

/**
 * Every call by group, in the order of the printed documentation. The documentation and the invariant tests
 * are generated from it.
 */
export const callGroups = {
  'Accounts and sessions': {
    ...signInCalls,
    ...sessionCalls,
    ...accountCalls,
    ...securityCalls,
    ...dataExportCalls,
  },
  'Market settings': settingsCalls,
  Lists: { ...brandListCalls, ...talentListCalls },
  Files: fileCalls,
  Talents: { ...talentCalls, ...searchCalls },
  Brands: brandCalls,
  Portfolios: portfolioCalls,
  Blocks: blockCalls,
  Agencies: agencyCalls,
  Roster: rosterCalls,
  Mandates: mandateCalls,
  Campaigns: { ...campaignCalls, ...campaignTemplateCalls, ...publicCampaignCalls },
  Applications: applicationCalls,
  Favourites: { ...favouriteCalls, ...savedSearchCalls, ...sharedListCalls },
  'Talents from outside': outsideTalentCalls,
  Suggestions: suggestionCalls,
  Offers: { ...offerCalls, ...attachedTermsCalls },
  'Terms of brands': brandTermsCalls,
  Deals: dealCalls,
  Milestones: milestoneCalls,
  Products: shipmentCalls,
  Cancellations: cancellationCalls,
  Disputes: disputeCalls,
  'Deal sheets': dealSheetCalls,
  Evidence: evidenceCalls,
  'Cases of operators': operatorCaseCalls,
  Reports: { ...reportCalls, ...operatorReportCalls },
  'Changes of deals': amendmentCalls,
  'Tracking links': trackingCalls,
  'Checks of posts': postCheckCalls,
  Results: resultCalls,
  'Outside review': workLinkCalls,
  Reviews: { ...reviewCalls, ...figureCalls },
  Verification: verificationCalls,
  Calendar: calendarCalls,
  'Usage rights': usageRightsCalls,
  'Ad codes': adCodeCalls,
  Cards: cardCalls,
  Subscription: subscriptionCalls,
  Payments: paymentCalls,
  Payouts: payoutCalls,
  Documents: invoiceCalls,
  'Budgets and earnings': { ...budgetCalls, ...earningCalls },
  Conversations: conversationCalls,
  Notifications: notificationCalls,
  Home: homeCalls,
  Operators: {
    ...operatorCalls,
    ...operatorSettingCalls,
    ...operatorListCalls,
    ...operatorUserCalls,
    ...operatorRetentionCalls,
    ...queueCalls,
    ...operatorRecordCalls,
  },
  'Money of the market': financeCalls,
  'Support visits': supportVisitCalls,
  'Messages to the operators': contactCalls,
  Content: { ...contentCalls, ...operatorContentCalls },
} as const satisfies Record<string, Calls>

/** What the calls of each group are for, in a sentence. */
export const callGroupTexts: Record<keyof typeof callGroups, string> = {
  'Accounts and sessions':
    'Sign-up, sign-in, password, second factor, email address, profile and sessions of an account.',
  'Market settings': 'Fees and periods of this market.',
  Lists: 'Industries and kinds of talent, for forms.',
  Files: 'Uploads, in one request or in resumable parts.',
  Talents: 'Talents as brands find them.',
  Brands: 'A brand as talents read about it.',
  Portfolios: 'Works, packages and the public page of a talent.',
  Blocks: 'Whom a brand or a talent does not want to hear from.',
  Agencies: 'Agencies and their members.',
  Roster: 'The talents that an agency represents.',
  Mandates: 'What an agency may do for a talent, and for which commission.',
  Campaigns: 'Briefs of brands and their applicants’ places.',
  Applications: 'Talents apply for campaigns, and brands decide.',
  Favourites: 'Talents, campaigns and searches that someone keeps for later.',
  'Talents from outside':
    'Invitations of brands to people who are not on Marquee, and the months without a fee that follow.',
  Suggestions: 'Talents who fit a campaign, and campaigns that fit a talent.',
  Offers: 'Negotiation: offers, counter-offers and their answers.',
  'Terms of brands': 'Terms of their own that brands can attach to offers.',
  Deals: 'Agreed work: submissions, reviews, posts and completion.',
  Milestones: 'The parts of a deal that are paid and paid out on their own.',
  'Usage rights': 'Which work a brand may use, where and until when.',
  'Ad codes': 'Codes of platforms by which a brand runs the posts of a deal as ads.',
  Products: 'Products that a brand sends for a deal: address, parcel, receipt, problem and return.',
  Cancellations: 'Requests to end a running deal with a split of its payment.',
  Disputes: 'Disagreements about a deal: statements, settlement, appeal.',
  'Deal sheets': 'The terms of a deal in plain sentences, its changes and its signatures.',
  Evidence: 'The evidence pack of a deal, and what a bank receives of it.',
  'Cases of operators': 'Decisions about cancellations and disputes.',
  Reports: 'Reported content and accounts: decisions with reasons, and appeals.',
  'Changes of deals':
    'Changes of a running deal that one side proposes and the other answers, and renewals of the rights of a completed one.',
  'Tracking links': 'Short links that talents post, their clicks, and discount codes.',
  'Outside review': 'Links by which people without an account read submitted work and comment on it.',
  'Checks of posts': 'Weekly checks of posted work, and requests to put a post right.',
  Results: 'What posts and campaigns brought, and reports about it.',
  Reviews:
    'What both sides of an ended deal say about each other, published together, and figures of how both work.',
  Verification: 'What Marquee has verified about brands and talents, with source and date.',
  Calendar: 'What is due when.',
  Cards: 'The cards of a brand.',
  Subscription: 'The plan of a brand.',
  Payments: 'Holds, charges and refunds.',
  Payouts: 'Bank accounts and payouts.',
  Documents: 'Invoices and statements.',
  'Budgets and earnings': 'What a campaign costs and what work earns.',
  Conversations: 'Messages between a brand and a talent about a campaign.',
  Notifications: 'Notifications and their channels.',
  Home: 'What needs an answer now.',
  'Money of the market': 'Balances, VAT and every movement of money, for operators.',
  'Messages to the operators': 'What anyone may write to Marquee’s operators.',
  Content: 'The texts of the public pages, as anyone reads and operators edit them.',
  'Support visits': 'Visits of Marquee’s operators to an account.',
  Operators: 'Sign-in, users and audit log of operators.',
}

/** Every call by its name. */
export const allCalls: Calls = Object.fromEntries(
  Object.values(callGroups).flatMap((calls) => Object.entries(calls)),
)
