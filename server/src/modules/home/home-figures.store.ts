import { and, asc, count, desc, eq, gte, ilike, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { applications } from '../applications/applications.tables.ts'
import { areNotBlocked, mayMeet } from '../blocks/blocks.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { deals } from '../deals/deals.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { type HomeScope, names, ownedBy } from './home.store.ts'

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
 * ones, or an agency's own.
 */
export async function findByName(
  side: HomeScope,
  text: string,
  agency: { id: string; roster: readonly string[] } | undefined,
) {
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
  const [talentId, ...others] = 'brandId' in side ? [] : side.talentIds
  const onlyTalent = others.length === 0 ? talentId : undefined
  const open =
    'brandId' in side
      ? eq(campaigns.brandId, side.brandId)
      : and(
          sql`${campaigns.status} = 'live' and ${campaigns.visibility} = 'public' and ${campaigns.removedAt} is null`,
          onlyTalent ? areNotBlocked(sql`${onlyTalent}::uuid`, campaigns.brandId) : undefined,
          agency ? areNotBlocked(sql`${agency.id}::uuid`, campaigns.brandId) : undefined,
        )
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
    .where(
      and(
        agency ? inArray(talents.id, [...agency.roster]) : sql`is_listed and removed_at is null`,
        'brandId' in side ? mayMeet(sql`${side.brandId}::uuid`, talents.id) : undefined,
        ilike(talents.displayName, like),
      ),
    )
    .orderBy(asc(talents.displayName))
    .limit('brandId' in side || agency ? 5 : 0)
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
