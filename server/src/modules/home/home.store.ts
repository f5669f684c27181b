import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { db } from '../../platform/database/database.ts'
import { agencies } from '../agencies/agencies.tables.ts'
import { applications } from '../applications/applications.tables.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals, deliverables, submissions } from '../deals/deals.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { openStates } from '../offers/open-offers.store.ts'
import { payables } from '../payments/payments.tables.ts'
import { talents } from '../talents/talents.tables.ts'

/** Maximum number of tasks of each kind on home; the lists show the rest. */
const MAX_TASKS = 50

/** The owner of the tasks: a brand, a talent or a whole roster. */
export type HomeScope = { brandId: string } | { talentIds: readonly string[] }

const ownedBy = (
  side: HomeScope,
  columns: { brandId: AnyPgColumn; talentId: AnyPgColumn },
): SQL | undefined =>
  'brandId' in side ? eq(columns.brandId, side.brandId) : inArray(columns.talentId, [...side.talentIds])

const names = {
  campaignTitle: sql<string>`coalesce(${campaigns.title}, 'Direct offer')`,
  talentName: talents.displayName,
  talentImage: talents.avatarUrl,
  brandName: brands.companyName,
  brandImage: brands.logoUrl,
}

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
      price: offers.price,
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
        notInArray(deals.status, ['completed', 'cancelled']),
      ),
    )
    .orderBy(asc(sql`coalesce(${deliverables.autoDecisionAt}, ${deliverables.dueAt})`), asc(deliverables.id))
    .limit(MAX_TASKS)
}

/** Lists approved deals, the earliest payout date first. */
export async function listDealsToComplete(brandId: string) {
  return db()
    .select({ id: deals.id, payDay: deals.payDay, price: deals.price, ...names })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(eq(deals.brandId, brandId), eq(deals.status, 'approved')))
    .orderBy(asc(deals.payDay))
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

/** Lists the campaigns that a brand changed last and has not published. */
export async function listDraftCampaigns(brandId: string) {
  return db()
    .select({
      id: campaigns.id,
      title: campaigns.title,
      coverUrl: campaigns.coverUrl,
      updatedAt: campaigns.updatedAt,
    })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), eq(campaigns.status, 'draft')))
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

/** Counts a side's open work. */
export async function countOpenWork(side: HomeScope) {
  const [campaignCount, applicationCount, offerCount, dealCount] = await Promise.all([
    'brandId' in side
      ? countRows(
          campaigns,
          and(eq(campaigns.brandId, side.brandId), inArray(campaigns.status, ['live', 'paused'])),
        )
      : 0,
    countRows(
      applications,
      and(ownedBy(side, applications), inArray(applications.status, ['submitted', 'shortlisted'])),
    ),
    countRows(
      offers,
      and(
        ownedBy(side, offers),
        inArray(offers.status, ['pending_talent', 'pending_brand', 'awaiting_payment']),
      ),
    ),
    countRows(deals, and(ownedBy(side, deals), notInArray(deals.status, ['completed', 'cancelled']))),
  ])
  return {
    campaigns: campaignCount,
    applications: applicationCount,
    offers: offerCount,
    deals: dealCount,
  }
}

/**
 * Sums agreed and completed deals by month and currency since a day, in minor units of what this side pays or
 * earns; for an agency its commission.
 */
export async function sumMoneyByMonth(side: HomeScope, since: Date, agencyId: string | null = null) {
  const part = 'brandId' in side ? 'payerPays' : agencyId ? 'agent' : 'talent'
  const amount = sql`(${deals.price}->>${sql.raw(`'${part}'`)})::bigint`
  const currency = sql<string>`${deals.price}->>'currency'`
  const month = sql<string>`to_char(${deals.createdAt} at time zone 'Europe/London', 'YYYY-MM')`
  return db()
    .select({
      currency,
      month,
      agreed: sql<string>`sum(${amount})`,
      completed: sql<string>`coalesce(sum(${amount}) filter (where ${deals.status} = 'completed'), 0)`,
    })
    .from(deals)
    .where(
      and(
        ownedBy(side, deals),
        gte(deals.createdAt, since),
        agencyId ? eq(deals.agencyId, agencyId) : undefined,
      ),
    )
    .groupBy(currency, month)
    .orderBy(currency, month)
}

/**
 * Finds objects of this reader whose name contains this text, a few of each kind; talents are the listed
 * ones, or an agency's own (`roster`).
 */
export async function findByName(side: HomeScope, text: string, roster: readonly string[] | undefined) {
  const like = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
  const named = or(
    ilike(talents.displayName, like),
    ilike(brands.companyName, like),
    ilike(campaigns.title, like),
  )
  const dealsFound = db()
    .select({ id: deals.id, ...names })
    .from(deals)
    .leftJoin(campaigns, eq(campaigns.id, deals.campaignId))
    .innerJoin(brands, eq(brands.id, deals.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .where(and(ownedBy(side, deals), named))
    .orderBy(desc(deals.createdAt))
    .limit(5)
  const offersFound = db()
    .select({ id: offers.id, ...names })
    .from(offers)
    .leftJoin(campaigns, eq(campaigns.id, offers.campaignId))
    .innerJoin(brands, eq(brands.id, offers.brandId))
    .innerJoin(talents, eq(talents.id, offers.talentId))
    .where(and(ownedBy(side, offers), named, sql`${offers.status} in ('pending_talent', 'pending_brand')`))
    .orderBy(desc(offers.createdAt))
    .limit(5)
  const open =
    'brandId' in side
      ? eq(campaigns.brandId, side.brandId)
      : sql`${campaigns.status} = 'live' and ${campaigns.visibility} = 'public'`
  const campaignsFound = db()
    .select({ id: campaigns.id, title: campaigns.title, brandName: brands.companyName })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(and(open, ilike(campaigns.title, like)))
    .orderBy(desc(campaigns.createdAt))
    .limit(5)
  const talentsFound = db()
    .select({ id: talents.id, displayName: talents.displayName, headline: talents.headline })
    .from(talents)
    .where(and(roster ? inArray(talents.id, [...roster]) : sql`is_listed`, ilike(talents.displayName, like)))
    .orderBy(asc(talents.displayName))
    .limit('brandId' in side || roster ? 5 : 0)
  const [dealRows, offerRows, campaignRows, talentRows] = await Promise.all([
    dealsFound,
    offersFound,
    campaignsFound,
    talentsFound,
  ])
  return { deals: dealRows, offers: offerRows, campaigns: campaignRows, talents: talentRows }
}

async function countRows(
  table: typeof campaigns | typeof applications | typeof offers | typeof deals,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await db().select({ all: count() }).from(table).where(where)
  return row?.all ?? 0
}
