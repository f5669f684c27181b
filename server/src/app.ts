import { agencyCalls } from '@marquee/contract/calls/agency'
import { applicationCalls } from '@marquee/contract/calls/applications'
import { budgetCalls, earningCalls } from '@marquee/contract/calls/budgets'
import { calendarCalls } from '@marquee/contract/calls/calendar'
import { campaignCalls } from '@marquee/contract/calls/campaigns'
import { cardCalls } from '@marquee/contract/calls/cards'
import { conversationCalls } from '@marquee/contract/calls/conversations'
import { dealCalls } from '@marquee/contract/calls/deals'
import { fileCalls } from '@marquee/contract/calls/files'
import { homeCalls } from '@marquee/contract/calls/home'
import { identityCalls } from '@marquee/contract/calls/identity'
import { invoiceCalls } from '@marquee/contract/calls/invoices'
import { brandListCalls, talentListCalls } from '@marquee/contract/calls/lists'
import { mandateCalls } from '@marquee/contract/calls/mandates'
import { notificationCalls } from '@marquee/contract/calls/notifications'
import { offerCalls } from '@marquee/contract/calls/offers'
import { paymentCalls } from '@marquee/contract/calls/payments'
import { payoutCalls } from '@marquee/contract/calls/payouts'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { talentCalls } from '@marquee/contract/calls/talents'
import type { FastifyInstance } from 'fastify'
import { shownAccounts } from '../seed/demo-accounts.ts'
import type { Config } from './config.ts'
import { requireNoDemoAccounts } from './demo-database.ts'
import { serveInvitationOptOut } from './modules/agencies/serve-opt-out.ts'
import { applicationRoutes } from './modules/applications/applications.routes.ts'
import { brandListRoutes } from './modules/brands/brands.routes.ts'
import { budgetRoutes } from './modules/budgets/budgets.routes.ts'
import { calendarRoutes } from './modules/calendar/calendar.routes.ts'
import { campaignRoutes } from './modules/campaigns/campaigns.routes.ts'
import { cardRoutes } from './modules/cards/cards.routes.ts'
import { conversationRoutes } from './modules/conversations/conversations.routes.ts'
import { dealRoutes } from './modules/deals/deals.routes.ts'
import { earningRoutes } from './modules/earnings/earnings.routes.ts'
import { fileRoutes } from './modules/files/files.routes.ts'
import { openFiles } from './modules/files/open-files.ts'
import { homeRoutes } from './modules/home/home.routes.ts'
import { setBreachedPasswords } from './modules/identity/breached-passwords.ts'
import { identityRoutes } from './modules/identity/identity.routes.ts'
import { isKnownNetwork } from './modules/identity/known-networks.store.ts'
import { setSecretsKey } from './modules/identity/secrets.ts'
import { resolveSession } from './modules/identity/session.ts'
import { setSocketTicketSecret } from './modules/identity/socket-ticket.ts'
import { serveDocuments } from './modules/invoices/document-pdf.ts'
import { invoiceRoutes } from './modules/invoices/invoices.routes.ts'
import { serveVerification } from './modules/ledger/serve-verification.ts'
import { resolveDelegation } from './modules/mandates/act-on-behalf.ts'
import { mandateRoutes } from './modules/mandates/mandates.routes.ts'
import { notificationRoutes } from './modules/notifications/notifications.routes.ts'
import { openPush } from './modules/notifications/push-keys.ts'
import { serveUnsubscribe } from './modules/notifications/unsubscribe-page.ts'
import { offerRoutes } from './modules/offers/offers.routes.ts'
import { paymentRoutes } from './modules/payments/payments.routes.ts'
import { payoutRoutes } from './modules/payouts/payouts.routes.ts'
import { agencyRoutes, rosterRoutes } from './modules/roster/roster.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { subscriptionRoutes } from './modules/subscriptions/subscriptions.routes.ts'
import { talentListRoutes, talentRoutes } from './modules/talents/talents.routes.ts'
import { serveCalls } from './platform/http/serve-calls.ts'
import { Runtime } from './platform/runtime.ts'
import { type AppServer, assembleServer, type OpenEngines } from './platform/server.ts'
import { registerModules } from './register-modules.ts'
import { serveWeb } from './web-host.ts'

/**
 * Assembles the server: the platform, then every module in dependency order. Fails with `InvalidConfigError` in production on a
 * database with demo accounts.
 */
export async function buildApp(config: Config, engines?: OpenEngines): Promise<AppServer> {
  const server = await assembleServer(
    config,
    { runtime: new Runtime(), resolveSession, resolveDelegation, isKnownNetwork, modules },
    engines,
  )
  if (config.isProduction)
    await requireNoDemoAccounts().catch((error: unknown) => server.stop().then(() => Promise.reject(error)))
  return server
}

async function modules(app: FastifyInstance, config: Config): Promise<void> {
  registerModules(config.demo ? shownAccounts : [])
  setSecretsKey(config.secret)
  setBreachedPasswords(config.BREACHED_PASSWORDS_URL)
  serveCalls(app, settingsCalls, settingsRoutes)
  serveCalls(app, fileCalls, fileRoutes)
  await openFiles(app, config)
  setSocketTicketSecret(config.secret)
  serveCalls(app, identityCalls, identityRoutes)
  serveCalls(app, brandListCalls, brandListRoutes)
  serveCalls(app, talentListCalls, talentListRoutes)
  serveCalls(app, talentCalls, talentRoutes)
  serveCalls(app, agencyCalls, agencyRoutes)
  await serveInvitationOptOut(app, config)
  serveCalls(app, rosterCalls, rosterRoutes)
  serveCalls(app, mandateCalls, mandateRoutes)
  serveCalls(app, invoiceCalls, invoiceRoutes)
  serveVerification(app, config)
  serveDocuments(app)
  serveCalls(app, cardCalls, cardRoutes)
  serveCalls(app, subscriptionCalls, subscriptionRoutes)
  serveCalls(app, paymentCalls, paymentRoutes)
  serveCalls(app, payoutCalls, payoutRoutes)
  serveCalls(app, campaignCalls, campaignRoutes)
  serveCalls(app, applicationCalls, applicationRoutes)
  serveCalls(app, offerCalls, offerRoutes)
  serveCalls(app, dealCalls, dealRoutes)
  serveCalls(app, calendarCalls, calendarRoutes)
  serveCalls(app, budgetCalls, budgetRoutes)
  serveCalls(app, earningCalls, earningRoutes)
  serveCalls(app, conversationCalls, conversationRoutes)
  serveCalls(app, notificationCalls, notificationRoutes)
  openPush(config)
  await serveUnsubscribe(app, config.secret)
  serveCalls(app, homeCalls, homeRoutes)
  await serveWeb(app, {
    nonceOf: (request) => request.nonce,
    settings: { apiBase: config.API_BASE, socketHost: config.SOCKET_HOST ?? '' },
  })
}
