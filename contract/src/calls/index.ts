import type { Calls } from '../call.ts'
import { agencyCalls } from './agency.ts'
import { applicationCalls } from './applications.ts'
import { budgetCalls, earningCalls } from './budgets.ts'
import { calendarCalls } from './calendar.ts'
import { campaignCalls } from './campaigns.ts'
import { cardCalls } from './cards.ts'
import { conversationCalls } from './conversations.ts'
import { dealCalls } from './deals.ts'
import { fileCalls } from './files.ts'
import { homeCalls } from './home.ts'
import { identityCalls } from './identity.ts'
import { invoiceCalls } from './invoices.ts'
import { brandListCalls, talentListCalls } from './lists.ts'
import { mandateCalls } from './mandates.ts'
import { notificationCalls } from './notifications.ts'
import { offerCalls } from './offers.ts'
import { paymentCalls } from './payments.ts'
import { payoutCalls } from './payouts.ts'
import { rosterCalls } from './roster.ts'
import { settingsCalls } from './settings.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { talentCalls } from './talents.ts'

/**
 * Every call by group, in the order of the printed documentation. The documentation and the invariant tests
 * are generated from it.
 */
export const callGroups = {
  'Accounts and sessions': identityCalls,
  'Market settings': settingsCalls,
  Lists: { ...brandListCalls, ...talentListCalls },
  Files: fileCalls,
  Talents: talentCalls,
  Agencies: agencyCalls,
  Roster: rosterCalls,
  Mandates: mandateCalls,
  Campaigns: campaignCalls,
  Applications: applicationCalls,
  Offers: offerCalls,
  Deals: dealCalls,
  Calendar: calendarCalls,
  Cards: cardCalls,
  Subscription: subscriptionCalls,
  Payments: paymentCalls,
  Payouts: payoutCalls,
  Documents: invoiceCalls,
  'Budgets and earnings': { ...budgetCalls, ...earningCalls },
  Conversations: conversationCalls,
  Notifications: notificationCalls,
  Home: homeCalls,
} as const satisfies Record<string, Calls>

/** What the calls of each group are for, in a sentence. */
export const callGroupTexts: Record<keyof typeof callGroups, string> = {
  'Accounts and sessions': 'Sign-up, sign-in, password, profile and sessions of an account.',
  'Market settings': 'Fees and periods of this market.',
  Lists: 'Industries and kinds of talent, for forms.',
  Files: 'Uploads, in one request or in resumable parts.',
  Talents: 'Talents as brands find them.',
  Agencies: 'Agencies and their members.',
  Roster: 'The talents that an agency represents.',
  Mandates: 'What an agency may do for a talent, and for which commission.',
  Campaigns: 'Briefs of brands and their applicants’ places.',
  Applications: 'Talents apply for campaigns, and brands decide.',
  Offers: 'Negotiation: offers, counter-offers and their answers.',
  Deals: 'Agreed work: submissions, reviews, posts and completion.',
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
}

/** Every call by its name. */
export const allCalls: Calls = Object.fromEntries(
  Object.values(callGroups).flatMap((calls) => Object.entries(calls)),
)
