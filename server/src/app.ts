import { accountCalls } from '@marquee/contract/calls/accounts'
import { adCodeCalls } from '@marquee/contract/calls/ad-codes'
import { agencyCalls } from '@marquee/contract/calls/agency'
import { amendmentCalls } from '@marquee/contract/calls/amendments'
import { applicationCalls } from '@marquee/contract/calls/applications'
import { blockCalls } from '@marquee/contract/calls/blocks'
import { attachedTermsCalls, brandTermsCalls } from '@marquee/contract/calls/brand-terms'
import { brandCalls } from '@marquee/contract/calls/brands'
import { budgetCalls, earningCalls } from '@marquee/contract/calls/budgets'
import { calendarCalls } from '@marquee/contract/calls/calendar'
import { campaignTemplateCalls } from '@marquee/contract/calls/campaign-templates'
import { campaignCalls } from '@marquee/contract/calls/campaigns'
import { cancellationCalls } from '@marquee/contract/calls/cancellations'
import { cardCalls } from '@marquee/contract/calls/cards'
import { contactCalls } from '@marquee/contract/calls/contact'
import { contentCalls } from '@marquee/contract/calls/content'
import { conversationCalls } from '@marquee/contract/calls/conversations'
import { dealSheetCalls } from '@marquee/contract/calls/deal-sheets'
import { dealCalls } from '@marquee/contract/calls/deals'
import { disputeCalls } from '@marquee/contract/calls/disputes'
import { evidenceCalls } from '@marquee/contract/calls/evidence'
import { dataExportCalls } from '@marquee/contract/calls/exports'
import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { figureCalls } from '@marquee/contract/calls/figures'
import { fileCalls } from '@marquee/contract/calls/files'
import { financeCalls } from '@marquee/contract/calls/finance'
import { homeCalls } from '@marquee/contract/calls/home'
import { invoiceCalls } from '@marquee/contract/calls/invoices'
import { brandListCalls, talentListCalls } from '@marquee/contract/calls/lists'
import { mandateCalls } from '@marquee/contract/calls/mandates'
import { milestoneCalls } from '@marquee/contract/calls/milestones'
import { notificationCalls } from '@marquee/contract/calls/notifications'
import { offerCalls } from '@marquee/contract/calls/offers'
import { operatorCaseCalls } from '@marquee/contract/calls/operator-cases'
import { operatorContentCalls } from '@marquee/contract/calls/operator-content'
import { operatorListCalls } from '@marquee/contract/calls/operator-lists'
import { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import { operatorReportCalls } from '@marquee/contract/calls/operator-reports'
import { operatorRetentionCalls } from '@marquee/contract/calls/operator-retention'
import { operatorSettingCalls } from '@marquee/contract/calls/operator-settings'
import { operatorUserCalls } from '@marquee/contract/calls/operator-users'
import { operatorCalls } from '@marquee/contract/calls/operators'
import { outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { paymentCalls } from '@marquee/contract/calls/payments'
import { payoutCalls } from '@marquee/contract/calls/payouts'
import { portfolioCalls } from '@marquee/contract/calls/portfolios'
import { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import { queueCalls } from '@marquee/contract/calls/queue'
import { reportCalls } from '@marquee/contract/calls/reports'
import { resultCalls } from '@marquee/contract/calls/results'
import { reviewCalls } from '@marquee/contract/calls/reviews'
import { rosterCalls } from '@marquee/contract/calls/roster'
import { savedSearchCalls } from '@marquee/contract/calls/saved-searches'
import { searchCalls } from '@marquee/contract/calls/search'
import { securityCalls } from '@marquee/contract/calls/security'
import { sessionCalls } from '@marquee/contract/calls/session'
import { settingsCalls } from '@marquee/contract/calls/settings'
import { sharedListCalls } from '@marquee/contract/calls/shared-lists'
import { shipmentCalls } from '@marquee/contract/calls/shipments'
import { signInCalls } from '@marquee/contract/calls/sign-in'
import { subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { suggestionCalls } from '@marquee/contract/calls/suggestions'
import { supportVisitCalls } from '@marquee/contract/calls/support-visits'
import { talentCalls } from '@marquee/contract/calls/talents'
import { trackingCalls } from '@marquee/contract/calls/tracking'
import { usageRightsCalls } from '@marquee/contract/calls/usage-rights'
import { verificationCalls } from '@marquee/contract/calls/verification'
import { workLinkCalls } from '@marquee/contract/calls/work-links'
import type { FastifyInstance } from 'fastify'
import { shownAccounts } from '../seed/demo-accounts.ts'
import { type Config, secretsOf } from './config.ts'
import { requireNoDemoAccounts } from './demo-database.ts'
import { serveInvitationOptOut } from './modules/agencies/serve-opt-out.ts'
import { amendmentRoutes } from './modules/amendments/amendments.routes.ts'
import { applicationRoutes } from './modules/applications/applications.routes.ts'
import { blockRoutes } from './modules/blocks/blocks.routes.ts'
import { brandTermsRoutes } from './modules/brand-terms/brand-terms.routes.ts'
import { brandListRoutes, brandRoutes } from './modules/brands/brands.routes.ts'
import { budgetRoutes } from './modules/budgets/budgets.routes.ts'
import { calendarRoutes } from './modules/calendar/calendar.routes.ts'
import { serveCalendarFeeds } from './modules/calendar/serve-calendar-feeds.ts'
import { campaignRoutes } from './modules/campaigns/campaigns.routes.ts'
import { cancellationRoutes } from './modules/cancellations/cancellations.routes.ts'
import { cardRoutes } from './modules/cards/cards.routes.ts'
import { contactRoutes } from './modules/contact/contact.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { previewPaths, serveSitemap } from './modules/content/serve-sitemap.ts'
import { conversationRoutes } from './modules/conversations/conversations.routes.ts'
import { dealSheetRoutes } from './modules/deal-sheets/deal-sheets.routes.ts'
import { dealRoutes } from './modules/deals/deals.routes.ts'
import { disputeRoutes, operatorCaseRoutes } from './modules/disputes/disputes.routes.ts'
import { earningRoutes } from './modules/earnings/earnings.routes.ts'
import { evidenceRoutes } from './modules/evidence/evidence.routes.ts'
import { exportRoutes } from './modules/exports/exports.routes.ts'
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts'
import { figureRoutes } from './modules/figures/figures.routes.ts'
import { fileRoutes } from './modules/files/files.routes.ts'
import { openFiles } from './modules/files/open-files.ts'
import { financeRoutes } from './modules/finance/finance.routes.ts'
import { homeRoutes } from './modules/home/home.routes.ts'
import { setBreachedPasswords } from './modules/identity/breached-passwords.ts'
import {
  accountRoutes,
  securityRoutes,
  sessionRoutes,
  signInRoutes,
} from './modules/identity/identity.routes.ts'
import { isKnownNetwork } from './modules/identity/known-networks.store.ts'
import { setSecondFactorKey } from './modules/identity/second-factor.ts'
import { setSecretsKey } from './modules/identity/secrets.ts'
import { setSocketTicketSecret } from './modules/identity/socket-ticket.ts'
import { serveDocuments } from './modules/invoices/document-pdf.ts'
import { invoiceRoutes } from './modules/invoices/invoices.routes.ts'
import { serveVerification } from './modules/ledger/serve-verification.ts'
import { operatorListRoutes } from './modules/lists/lists.routes.ts'
import { resolveDelegation } from './modules/mandates/act-on-behalf.ts'
import { mandateRoutes } from './modules/mandates/mandates.routes.ts'
import { milestoneRoutes } from './modules/milestones/milestones.routes.ts'
import { notificationRoutes } from './modules/notifications/notifications.routes.ts'
import { openPush } from './modules/notifications/push-keys.ts'
import { serveUnsubscribe } from './modules/notifications/unsubscribe-page.ts'
import { attachedTermsRoutes, offerRoutes } from './modules/offers/offers.routes.ts'
import { recordImpersonatedWrite } from './modules/operators/audit.ts'
import { setOperatorArea } from './modules/operators/operator-area.ts'
import {
  operatorRetentionRoutes,
  operatorRoutes,
  operatorSettingRoutes,
  operatorUserRoutes,
  supportVisitRoutes,
} from './modules/operators/operators.routes.ts'
import { resolveSession } from './modules/operators/session.ts'
import { outsideTalentRoutes } from './modules/outside-talents/outside-talents.routes.ts'
import { paymentRoutes } from './modules/payments/payments.routes.ts'
import { payoutRoutes } from './modules/payouts/payouts.routes.ts'
import { serveMediaKits } from './modules/portfolios/media-kit.ts'
import { portfolioRoutes } from './modules/portfolios/portfolios.routes.ts'
import { postCheckRoutes } from './modules/post-checks/post-checks.routes.ts'
import { operatorRecordRoutes, queueRoutes } from './modules/queue/queue.routes.ts'
import { reportRoutes } from './modules/reports/reports.routes.ts'
import { serveReports } from './modules/results/report-pdf.ts'
import { resultRoutes } from './modules/results/results.routes.ts'
import { reviewRoutes } from './modules/reviews/reviews.routes.ts'
import { agencyRoutes, rosterRoutes } from './modules/roster/roster.routes.ts'
import { savedSearchRoutes } from './modules/saved-searches/saved-searches.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { sharedListRoutes } from './modules/shared-lists/shared-lists.routes.ts'
import { shipmentRoutes } from './modules/shipments/shipments.routes.ts'
import { subscriptionRoutes } from './modules/subscriptions/subscriptions.routes.ts'
import { suggestionRoutes } from './modules/suggestions/suggestions.routes.ts'
import { searchRoutes, talentListRoutes, talentRoutes } from './modules/talents/talents.routes.ts'
import { serveLinks } from './modules/tracking/serve-links.ts'
import { trackingRoutes } from './modules/tracking/tracking.routes.ts'
import { adCodeRoutes, usageRightsRoutes } from './modules/usage-rights/usage-rights.routes.ts'
import { setHandleCheck } from './modules/verification/handle-adapter.ts'
import { verificationRoutes } from './modules/verification/verification.routes.ts'
import { workLinkRoutes } from './modules/work-links/work-links.routes.ts'
import { startHourlyBackups } from './platform/backup/hourly-backups.ts'
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
    {
      runtime: new Runtime(),
      resolveSession,
      resolveDelegation,
      isKnownNetwork,
      recordImpersonatedWrite,
      previewPaths,
      modules,
    },
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
  setHandleCheck(config.HANDLE_CHECK_URL)
  serveCalls(app, settingsCalls, settingsRoutes)
  serveCalls(app, fileCalls, fileRoutes)
  await openFiles(app, config)
  setSocketTicketSecret(config.secret)
  serveCalls(app, signInCalls, signInRoutes)
  serveCalls(app, sessionCalls, sessionRoutes)
  serveCalls(app, accountCalls, accountRoutes)
  serveCalls(app, securityCalls, securityRoutes)
  setSecondFactorKey(config.secondFactorSecret)
  setOperatorArea(config.ADMIN_HOST)
  serveCalls(app, operatorCalls, operatorRoutes)
  serveCalls(app, operatorSettingCalls, operatorSettingRoutes)
  serveCalls(app, operatorUserCalls, operatorUserRoutes)
  serveCalls(app, operatorRetentionCalls, operatorRetentionRoutes)
  serveCalls(app, supportVisitCalls, supportVisitRoutes)
  serveCalls(app, contactCalls, contactRoutes)
  serveCalls(app, { ...contentCalls, ...operatorContentCalls }, contentRoutes)
  serveCalls(app, { ...reportCalls, ...operatorReportCalls }, reportRoutes)
  serveCalls(app, brandListCalls, brandListRoutes)
  serveCalls(app, brandCalls, brandRoutes)
  serveCalls(app, talentListCalls, talentListRoutes)
  serveCalls(app, talentCalls, talentRoutes)
  serveCalls(app, searchCalls, searchRoutes)
  serveCalls(app, blockCalls, blockRoutes)
  serveCalls(app, favouriteCalls, favouriteRoutes)
  serveCalls(app, savedSearchCalls, savedSearchRoutes)
  serveCalls(app, sharedListCalls, sharedListRoutes)
  serveCalls(app, agencyCalls, agencyRoutes)
  await serveInvitationOptOut(app, config)
  serveCalls(app, rosterCalls, rosterRoutes)
  serveCalls(app, mandateCalls, mandateRoutes)
  serveCalls(app, invoiceCalls, invoiceRoutes)
  serveVerification(app, config)
  serveDocuments(app)
  serveMediaKits(app)
  serveWork(app)
  openPush(config)
  if (config.BACKUP_DIR) startHourlyBackups(config.BACKUP_DIR, secretsOf(config))
  await servePages(app, config)
}

/** The calls about money and work, from a card to the export of everything. */
function serveWork(app: FastifyInstance): void {
  serveCalls(app, cardCalls, cardRoutes)
  serveCalls(app, subscriptionCalls, subscriptionRoutes)
  serveCalls(app, paymentCalls, paymentRoutes)
  serveCalls(app, payoutCalls, payoutRoutes)
  serveCalls(app, verificationCalls, verificationRoutes)
  serveCalls(app, { ...campaignCalls, ...campaignTemplateCalls, ...publicCampaignCalls }, campaignRoutes)
  serveCalls(app, applicationCalls, applicationRoutes)
  serveCalls(app, outsideTalentCalls, outsideTalentRoutes)
  serveCalls(app, brandTermsCalls, brandTermsRoutes)
  serveCalls(app, offerCalls, offerRoutes)
  serveCalls(app, attachedTermsCalls, attachedTermsRoutes)
  serveCalls(app, suggestionCalls, suggestionRoutes)
  serveCalls(app, dealCalls, dealRoutes)
  serveCalls(app, milestoneCalls, milestoneRoutes)
  serveCalls(app, shipmentCalls, shipmentRoutes)
  serveCalls(app, trackingCalls, trackingRoutes)
  serveCalls(app, postCheckCalls, postCheckRoutes)
  serveCalls(app, resultCalls, resultRoutes)
  serveCalls(app, workLinkCalls, workLinkRoutes)
  serveReports(app)
  serveCalls(app, cancellationCalls, cancellationRoutes)
  serveCalls(app, disputeCalls, disputeRoutes)
  serveCalls(app, reviewCalls, reviewRoutes)
  serveCalls(app, usageRightsCalls, usageRightsRoutes)
  serveCalls(app, adCodeCalls, adCodeRoutes)
  serveCalls(app, figureCalls, figureRoutes)
  serveCalls(app, portfolioCalls, portfolioRoutes)
  serveCalls(app, operatorCaseCalls, operatorCaseRoutes)
  serveCalls(app, amendmentCalls, amendmentRoutes)
  serveCalls(app, calendarCalls, calendarRoutes)
  serveCalendarFeeds(app)
  serveCalls(app, budgetCalls, budgetRoutes)
  serveCalls(app, earningCalls, earningRoutes)
  serveCalls(app, conversationCalls, conversationRoutes)
  serveCalls(app, notificationCalls, notificationRoutes)
  serveCalls(app, homeCalls, homeRoutes)
  serveCalls(app, financeCalls, financeRoutes)
  serveCalls(app, operatorListCalls, operatorListRoutes)
  serveCalls(app, queueCalls, queueRoutes)
  serveCalls(app, operatorRecordCalls, operatorRecordRoutes)
  serveCalls(app, dealSheetCalls, dealSheetRoutes)
  serveCalls(app, evidenceCalls, evidenceRoutes)
  serveCalls(app, dataExportCalls, exportRoutes)
}

async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  await serveUnsubscribe(app, config.secret)
  serveLinks(app, config.COUNTRY_HEADER)
  serveSitemap(app, new URL(config.publicUrl).origin)
  await serveWeb(app, {
    nonceOf: (request) => request.nonce,
    settings: { apiBase: config.API_BASE, socketHost: config.SOCKET_HOST ?? '' },
    origin: new URL(config.publicUrl).origin,
  })
}
