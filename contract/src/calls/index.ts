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

/** Every call by its name. */
export const allCalls: Calls = Object.fromEntries(
  Object.values(callGroups).flatMap((calls) => Object.entries(calls)),
)
