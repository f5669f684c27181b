import { outstandingStates } from '@marquee/contract/lifecycles/shipment'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  min,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn, SelectedFields } from 'drizzle-orm/pg-core'
import { db } from '../../platform/database/database.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { amendments } from '../amendments/amendments.tables.ts'
import { applications } from '../applications/applications.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { cancellations } from '../cancellations/cancellations.tables.ts'
import { isFundedWork } from '../deals/deals.store.ts'
import { deals, deliverables, submissions } from '../deals/deals.tables.ts'
import { disputes } from '../disputes/disputes.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { openStates } from '../offers/open-offers.store.ts'
import { payables } from '../payments/payments.tables.ts'
import { reviewPeriods, reviews } from '../reviews/reviews.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { brandVerifications } from '../verification/verification.tables.ts'

/** Maximum number of tasks of each kind on home; the lists show the rest. */
const MAX_TASKS = 50

/** The owner of the tasks: a brand, a talent or a whole roster. */
export type HomeScope = { brandId: string } | { talentIds: readonly string[] }

/** Returns the condition that rows with these columns belong to a side. */
export const ownedBy = (
  side: HomeScope,
  columns: { brandId: AnyPgColumn; talentId: AnyPgColumn },
): SQL | undefined =>
  'brandId' in side ? eq(columns.brandId, side.brandId) : inArray(columns.talentId, [...side.talentIds])

/** The names that tasks and search results show. */
export const names = {
  campaignTitle: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
  talentName: talents.displayName,
  talentImage: talents.avatarUrl,
  brandName: brands.companyName,
  brandImage: brands.logoUrl,
}

/** Begins a statement about deals with the names that tasks show. */
const selectDeals = <Fields extends SelectedFields>(fields: Fields) =>
  db()
    .select({ ...fields, ...names })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))

/** Lists a side's offers in these states, the earliest expiry first. */
export async function listOfferTasks(side: HomeScope, statuses: (typeof offers.$inferSelect)['status'][]) {
  return db()
    .select({
      id: offers.id,
      status: offers.status,
      price: offers.price,
      versionNo: offers.versionNo,
      agencyId: offers.agencyId,
      expiresAt: offers.expiresAt,
      /** The agency that accepted the current terms; null unless the talent must approve. */
      consentBy: sql<
        string | null
      >`case when ${offers.consentNo} = ${offers.versionNo} then ${agencies.name} end`,
      ...names,
    })
    .from(offers)
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .leftJoin(agencies, eq(agencies.id, offers.consentBy))
    .where(and(ownedBy(side, offers), inArray(offers.status, statuses)))
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(MAX_TASKS)
}

/** Lists a brand's offers that need a payment hold: drafts, accepted counter-offers, and expired holds. */
export async function listOffersToFund(brandId: string) {
  return db()
    .select({
      id: offers.id,
      status: offers.status,
      amount: payables.amount,
      currency: payables.currency,
      expiresAt: offers.expiresAt,
      ...names,
    })
    .from(offers)
    .innerJoin(payables, eq(payables.id, offers.payableId))
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .where(
      and(
        eq(offers.brandId, brandId),
        inArray(offers.status, [...openStates]),
        inArray(payables.status, ['due', 'action_required']),
      ),
    )
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(MAX_TASKS)
}

/** Lists deliverables of a side's active deals in these states, with the number of their last version. */
export async function listDeliverableTasks(
  side: HomeScope,
  statuses: (typeof deliverables.$inferSelect)['status'][],
) {
  const lastNo = sql<number>`(select coalesce(max(${submissions.no}), 0)::int from ${submissions} where ${submissions.deliverableId} = ${deliverables.id})`
  return db()
    .select({
      id: deliverables.id,
      dealId: deals.id,
      title: deliverables.title,
      status: deliverables.status,
      spec: deliverables.spec,
      dueAt: deliverables.dueAt,
      autoDecisionAt: deliverables.autoDecisionAt,
      lastNo,
      ...names,
    })
    .from(deliverables)
    .innerJoin(deals, eq(deals.id, deliverables.dealId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(
      and(
        ownedBy(side, deals),
        inArray(deliverables.status, statuses),
        notInArray(deals.status, ['completed', 'cancelled', 'cancellation_requested', 'disputed']),
        // A post that is to be put right is a task of its own.
        isNull(deliverables.correctionStatus),
        // Work whose milestone is not paid, or that waits for its product, is no task yet.
        isFundedWork,
        sql`not (${deliverables.status} = 'pending' and coalesce(${deals.productStatus} in ${[...outstandingStates]}, false))`,
      ),
    )
    .orderBy(asc(sql`coalesce(${deliverables.autoDecisionAt}, ${deliverables.dueAt})`), asc(deliverables.id))
    .limit(MAX_TASKS)
}

/** Lists a side’s deals of which the next milestone is not paid, the earliest deadline first. */
export async function listMilestoneTasks(side: HomeScope) {
  return selectDeals({ id: deals.id, milestoneDueAt: deals.milestoneDueAt })
    .where(
      and(
        ownedBy(side, deals),
        inArray(deals.status, ['active', 'in_review']),
        isNotNull(deals.milestoneDueAt),
      ),
    )
    .orderBy(asc(deals.milestoneDueAt), asc(deals.id))
    .limit(MAX_TASKS)
}

/** Lists a side’s deals in which someone must act about the product, the earliest deadline first. */
export async function listProductTasks(side: HomeScope) {
  return selectDeals({ id: deals.id, status: deals.productStatus, dueAt: deals.productDueAt })
    .where(
      and(
        ownedBy(side, deals),
        isNotNull(deals.productDueAt),
        notInArray(deals.status, ['cancellation_requested', 'disputed']),
      ),
    )
    .orderBy(asc(deals.productDueAt), asc(deals.id))
    .limit(MAX_TASKS)
}

/** Lists a side's deals with an open cancellation request or dispute, and what of it awaits an answer. */
export async function listCaseTasks(side: HomeScope) {
  return db()
    .select({
      id: deals.id,
      cancellation: {
        status: cancellations.status,
        proposedBy: cancellations.proposedBy,
        respondBy: cancellations.respondBy,
        wasUntouched: cancellations.wasUntouched,
      },
      dispute: {
        status: disputes.status,
        brandBps: disputes.brandBps,
        talentBps: disputes.talentBps,
        settleBy: disputes.settleBy,
        appealBy: disputes.appealBy,
        hasBrandWaived: disputes.hasBrandWaived,
        hasTalentWaived: disputes.hasTalentWaived,
      },
      ...names,
    })
    .from(deals)
    .leftJoin(
      cancellations,
      and(eq(cancellations.dealId, deals.id), inArray(cancellations.status, ['pending', 'escalated'])),
    )
    .leftJoin(
      disputes,
      and(
        eq(disputes.dealId, deals.id),
        inArray(disputes.status, ['open', 'escalated', 'decided', 'appealed']),
        ne(disputes.openedBy, 'bank'),
      ),
    )
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(ownedBy(side, deals), inArray(deals.status, ['cancellation_requested', 'disputed'])))
    .orderBy(asc(deals.updatedAt), asc(deals.id))
    .limit(MAX_TASKS)
}

/**
 * Lists the open changes of a side’s deals and, for a brand, its drafts, the earliest expiry first. `isUnpaid`: the
 * brand has to hold its price.
 */
export async function listAmendmentTasks(side: HomeScope) {
  const isShown: (typeof amendments.$inferSelect)['status'][] =
    'brandId' in side ? ['draft', 'proposed', 'accepting'] : ['proposed', 'accepting']
  return db()
    .select({
      id: amendments.id,
      dealId: deals.id,
      by: amendments.by,
      kind: amendments.kind,
      status: amendments.status,
      price: amendments.price,
      priceBefore: amendments.priceBefore,
      agencyId: deals.agencyId,
      expiresAt: amendments.expiresAt,
      isUnpaid: sql<boolean>`coalesce(${payables.status} in ('due', 'action_required'), false)`,
      /** The agency that accepted it; null unless the talent must approve. */
      consentBy: sql<string | null>`case when ${amendments.status} = 'proposed' then ${agencies.name} end`,
      ...names,
    })
    .from(amendments)
    .innerJoin(deals, eq(deals.id, amendments.dealId))
    .leftJoin(payables, eq(payables.id, amendments.payableId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .leftJoin(agencies, eq(agencies.id, amendments.consentBy))
    .where(
      and(
        ownedBy(side, deals),
        inArray(amendments.status, isShown),
        or(
          inArray(deals.status, ['active', 'in_review', 'approved']),
          and(eq(deals.status, 'completed'), eq(amendments.kind, 'rights_renewal')),
        ),
      ),
    )
    .orderBy(asc(amendments.expiresAt), asc(amendments.id))
    .limit(MAX_TASKS)
}

/** Lists a side’s posts with a request to put them right that this side must answer, the earliest deadline first. */
export async function listCorrectionTasks(side: HomeScope) {
  return selectDeals({
    id: deals.id,
    post: deliverables.title,
    status: deliverables.correctionStatus,
    dueAt: deliverables.correctionDueAt,
  })
    .innerJoin(deliverables, eq(deliverables.dealId, deals.id))
    .where(and(ownedBy(side, deals), inArray(deliverables.correctionStatus, ['requested', 'reported'])))
    .orderBy(asc(deliverables.correctionDueAt), asc(deliverables.id))
    .limit(MAX_TASKS)
}

/** Lists approved deals, the earliest payout date first. */
export async function listDealsToComplete(brandId: string) {
  return selectDeals({ id: deals.id, payDay: deals.payDay, price: deals.price })
    .where(
      and(
        eq(deals.brandId, brandId),
        eq(deals.status, 'approved'),
        // While a post is to be put right, the deal does not complete by itself.
        sql`not exists (select from ${deliverables} where ${deliverables.dealId} = ${deals.id}
          and ${deliverables.status} = 'live' and ${deliverables.correctionStatus} is not null)`,
      ),
    )
    .orderBy(asc(deals.payDay))
    .limit(MAX_TASKS)
}

/** Lists a side’s ended deals that it may still review and has not, those that close first at the beginning. */
export async function listReviewTasks(side: HomeScope, now: Date) {
  const by = 'brandId' in side ? 'brand' : 'talent'
  return db()
    .select({ id: reviewPeriods.dealId, endsAt: reviewPeriods.endsAt, ...names })
    .from(reviewPeriods)
    .innerJoin(deals, eq(deals.id, reviewPeriods.dealId))
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, reviewPeriods.brandId))
    .innerJoin(talents, eq(talents.id, reviewPeriods.talentId))
    .leftJoin(reviews, and(eq(reviews.dealId, reviewPeriods.dealId), eq(reviews.by, by)))
    .where(
      and(
        ownedBy(side, reviewPeriods),
        sql`${reviewPeriods.closedAt} is null`,
        gt(reviewPeriods.endsAt, now),
        isNull(reviews.id),
      ),
    )
    .orderBy(asc(reviewPeriods.endsAt))
    .limit(MAX_TASKS)
}

/** Lists campaigns with unanswered applications, by campaign. */
export async function listUnansweredApplications(brandId: string) {
  return db()
    .select({
      campaignId: campaigns.id,
      title: campaigns.title,
      coverUrl: campaigns.coverUrl,
      applyBy: campaigns.applyBy,
      waiting: count(),
      oldest: min(applications.createdAt),
    })
    .from(applications)
    .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .where(and(eq(applications.brandId, brandId), eq(applications.status, 'submitted')))
    .groupBy(campaigns.id)
    .orderBy(asc(min(applications.createdAt)))
    .limit(MAX_TASKS)
}

/** Lists the campaigns that a brand changed last and that are not live yet: drafts, and those that are checked first. */
export async function listUnpublishedCampaigns(brandId: string) {
  return db()
    .select({
      id: campaigns.id,
      title: campaigns.title,
      coverUrl: campaigns.coverUrl,
      status: campaigns.status,
      awaitsVerification: campaigns.awaitsVerification,
    })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), inArray(campaigns.status, ['draft', 'in_review'])))
    .orderBy(desc(campaigns.updatedAt))
    .limit(5)
}

/** Lists the applications of a talent or a roster in these states, newest first. */
export async function listApplicationTasks(
  side: HomeScope,
  statuses: (typeof applications.$inferSelect)['status'][],
) {
  return db()
    .select({
      id: applications.id,
      campaignId: campaigns.id,
      status: applications.status,
      applyBy: campaigns.applyBy,
      ...names,
    })
    .from(applications)
    .innerJoin(campaigns, eq(campaigns.id, applications.campaignId))
    .innerJoin(brands, eq(brands.id, applications.brandId))
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .where(and(ownedBy(side, applications), inArray(applications.status, statuses)))
    .orderBy(desc(applications.createdAt))
    .limit(MAX_TASKS)
}

/** Returns the verification of a brand of which an operator has asked for more, as a list of at most one. */
export async function listVerificationTasks(brandId: string) {
  return db()
    .select({
      brandId: brands.id,
      brandName: brands.companyName,
      brandImage: brands.logoUrl,
      reason: brandVerifications.reason,
    })
    .from(brandVerifications)
    .innerJoin(brands, eq(brands.id, brandVerifications.brandId))
    .where(and(eq(brandVerifications.brandId, brandId), eq(brandVerifications.status, 'more_needed')))
}
