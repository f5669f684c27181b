import type { Currency } from '@marquee/contract/rules/currency'
import { and, arrayContains, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database.ts'
import { after, readCursor } from '../../platform/pages.ts'
import { transitions } from '../../platform/transitions.tables.ts'
import { brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns, type PayModel } from './campaigns.tables.ts'

export type Campaign = typeof campaigns.$inferSelect
export type CampaignChanges = Partial<typeof campaigns.$inferInsert>

interface Page {
  cursor?: string
  limit: number
}

/** The columns of a campaign's card; stores to the right select them beside their own. */
export const campaignCardColumns = {
  id: campaigns.id,
  title: campaigns.title,
  status: campaigns.status,
  visibility: campaigns.visibility,
  payModel: campaigns.payModel,
  feeMin: campaigns.feeMin,
  feeMax: campaigns.feeMax,
  currency: campaigns.currency,
  places: campaigns.places,
  placesTaken: campaigns.placesTaken,
  applyBy: campaigns.applyBy,
  publishedAt: campaigns.publishedAt,
  createdAt: campaigns.createdAt,
  coverUrl: campaigns.coverUrl,
  deliverables: campaigns.deliverables,
}

const card = { campaign: campaignCardColumns, brand: brandCardColumns }

export async function addCampaign(values: typeof campaigns.$inferInsert): Promise<Campaign | undefined> {
  const [row] = await db().insert(campaigns).values(values).returning()
  return row
}

/** The campaign, locked until the transaction ends. */
export async function lockCampaign(id: string): Promise<Campaign | undefined> {
  const [row] = await db().select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return row
}

/** An own campaign, locked; a foreign one is missing. */
export async function lockOwnCampaign(id: string, brandId: string): Promise<Campaign | undefined> {
  const [row] = await db().select().from(campaigns).where(ownedBy(brandId, id)).for('update')
  return row
}

export async function loadOwnCampaign(id: string, brandId: string) {
  return first(ownedBy(brandId, id))
}

export async function loadCampaign(id: string) {
  return first(eq(campaigns.id, id))
}

/** The brand's own campaigns, newest first; one row more than asked. */
export async function listOwnCampaigns(brandId: string, status: Campaign['status'] | undefined, page: Page) {
  return db()
    .select({ ...card, version: campaigns.version })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(
      and(
        eq(campaigns.brandId, brandId),
        status ? eq(campaigns.status, status) : undefined,
        page.cursor ? after([campaigns.createdAt, campaigns.id], readCursor(page.cursor)) : undefined,
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(page.limit + 1)
}

/** Public campaigns that take applications on `today`, newest first; one row more than asked. */
export async function listOpenCampaigns(
  filter: { payModel?: PayModel; currency?: Currency; feeFrom?: number; typeId?: string },
  today: string,
  page: Page,
) {
  return db()
    .select(card)
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(
      and(
        sql`${campaigns.status} = 'live' and ${campaigns.visibility} = 'public'`,
        gte(campaigns.applyBy, today),
        filter.payModel ? eq(campaigns.payModel, filter.payModel) : undefined,
        filter.currency ? eq(campaigns.currency, filter.currency) : undefined,
        filter.feeFrom ? gte(sql`greatest(${campaigns.feeMin}, ${campaigns.feeMax})`, filter.feeFrom) : undefined,
        filter.typeId ? or(arrayContains(campaigns.typeIds, [filter.typeId]), sql`${campaigns.typeIds} = '{}'`) : undefined,
        page.cursor ? after([campaigns.publishedAt, campaigns.id], readCursor(page.cursor)) : undefined,
      ),
    )
    .orderBy(desc(campaigns.publishedAt), desc(campaigns.id))
    .limit(page.limit + 1)
}

export async function listCampaigns(ids: string[], page: Page) {
  if (ids.length === 0) return []
  return db()
    .select(card)
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(and(inArray(campaigns.id, ids), page.cursor ? after([campaigns.createdAt, campaigns.id], readCursor(page.cursor)) : undefined))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(page.limit + 1)
}

/** What happened to a campaign, oldest first, edits left out. */
export async function listCampaignMoves(id: string): Promise<{ event: string; at: Date }[]> {
  return db()
    .select({ event: transitions.event, at: transitions.at })
    .from(transitions)
    .where(and(eq(transitions.noun, 'campaign'), eq(transitions.subjectId, id), ne(transitions.event, 'edit')))
    .orderBy(transitions.id)
    .limit(100)
}

/** Takes one place; false when none is left. */
export async function takePlace(id: string): Promise<boolean> {
  const rows = await db()
    .update(campaigns)
    .set({ placesTaken: sql`${campaigns.placesTaken} + 1`, termsLocked: true })
    .where(and(eq(campaigns.id, id), sql`${campaigns.placesTaken} < ${campaigns.places}`))
    .returning({ id: campaigns.id })
  return rows.length > 0
}

export async function hasRunningCampaigns(brandId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), inArray(campaigns.status, ['live', 'paused', 'in_review'])))
    .limit(1)
  return rows.length > 0
}

function ownedBy(brandId: string, id: string): SQL | undefined {
  return and(eq(campaigns.id, id), eq(campaigns.brandId, brandId))
}

async function first(where: SQL | undefined) {
  const [row] = await db()
    .select({ campaign: campaigns, brand: brandCardColumns })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(where)
  return row
}
