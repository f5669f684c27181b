import { fail } from '@marquee/contract/errors'
import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { afterCursor, type CursorPosition, decodePageCursor } from '../../platform/database/pagination.ts'
import { transitions } from '../../platform/transitions/transitions.tables.ts'
import { type Brand, brandCardColumns } from '../brands/brands.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from './campaigns.tables.ts'

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
  typeIds: campaigns.typeIds,
}

/** What a list of campaigns reads. */
export const cardColumns = { campaign: campaignCardColumns, brand: brandCardColumns }

/** Queues a new campaign. */
export const createCampaign = queuedWrite((on, values: Campaign) => on.insert(campaigns).values(values))

const lockRow = compiled((on, input: { id: string; brandId?: string }) =>
  on
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, input.id), input.brandId ? eq(campaigns.brandId, input.brandId) : undefined))
    .for('update'),
)

/** Locks and returns the campaign. */
export async function lockCampaign(id: string): Promise<Campaign | undefined> {
  const [row] = await lockRow({ id })
  return row
}

/** Locks and returns one of the brand's campaigns; undefined for a foreign one. */
export async function lockOwnCampaign(id: string, brandId: string): Promise<Campaign | undefined> {
  const [row] = await lockRow({ id, brandId })
  return row
}

const findBrandOf = compiled((on, input: { id: string }) =>
  on
    .select({ brand: brands })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(eq(campaigns.id, input.id)),
)

/** Loads the brand of a campaign. */
export async function loadBrandOfCampaign(id: string): Promise<Brand | undefined> {
  const [row] = await findBrandOf({ id })
  return row?.brand
}

const findWhole = compiled((on, input: { id: string; brandId?: string }) =>
  on
    .select({ campaign: campaigns, brand: { ...brandCardColumns, about: brands.about } })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(and(eq(campaigns.id, input.id), input.brandId ? eq(campaigns.brandId, input.brandId) : undefined)),
)

export async function loadOwnCampaign(id: string, brandId: string) {
  const [row] = await findWhole({ id, brandId })
  return row
}

export async function loadCampaign(id: string) {
  const [row] = await findWhole({ id })
  return row
}

const findOwn = compiled(
  (
    on,
    input: CursorPosition & { brandId: string; status?: Campaign['status'] | undefined; maxRows: number },
  ) =>
    on
      .select({ ...cardColumns, version: campaigns.version })
      .from(campaigns)
      .innerJoin(brands, eq(brands.id, campaigns.brandId))
      .where(
        and(
          eq(campaigns.brandId, input.brandId),
          input.status ? eq(campaigns.status, input.status) : undefined,
          afterCursor([campaigns.createdAt, campaigns.id], input),
        ),
      )
      .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
      .limit(input.maxRows),
)

/** Lists the brand's own campaigns, newest first; one row more than the limit. */
export async function listOwnCampaigns(brandId: string, status: Campaign['status'] | undefined, page: Page) {
  return findOwn({ brandId, status, ...decodePageCursor(page.cursor), maxRows: page.limit + 1 })
}

export async function listCampaigns(ids: string[], page: Page) {
  if (ids.length === 0) return []
  return db()
    .select(cardColumns)
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(
      and(
        inArray(campaigns.id, ids),
        afterCursor([campaigns.createdAt, campaigns.id], decodePageCursor(page.cursor)),
      ),
    )
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .limit(page.limit + 1)
}

const findTransitions = compiled((on, input: { id: string }) =>
  on
    .select({ event: transitions.event, at: transitions.at })
    .from(transitions)
    .where(
      and(
        eq(transitions.noun, 'campaign'),
        eq(transitions.subjectId, input.id),
        ne(transitions.event, 'edit'),
      ),
    )
    .orderBy(transitions.id)
    .limit(100),
)

export interface CampaignTransition {
  event: string
  at: Date
}

/** Lists the transitions of a campaign, oldest first, without edits. */
export async function listCampaignTransitions(id: string): Promise<CampaignTransition[]> {
  return findTransitions({ id })
}

const addPlaceTaken = queuedWrite((on, input: { id: string }) =>
  on
    .update(campaigns)
    .set({ placesTaken: sql`${campaigns.placesTaken} + 1`, termsLocked: true })
    .where(and(eq(campaigns.id, input.id), sql`${campaigns.placesTaken} < ${campaigns.places}`))
    .returning({ id: campaigns.id }),
)

/** Queues taking one place and locks the terms of the campaign. Fails with `places_filled` when none is left. */
export async function takePlace(id: string): Promise<void> {
  await addPlaceTaken({ id }, (taken) => {
    if (taken.length === 0) fail('places_filled')
  })
}

/** Queues releasing a place that was reserved for an acceptance. */
export async function releasePlaceOf(id: string): Promise<void> {
  await queueWrite(
    db()
      .update(campaigns)
      .set({ placesTaken: sql`greatest(0, ${campaigns.placesTaken} - 1)` })
      .where(eq(campaigns.id, id)),
  )
}

const findPublished = compiled((on, input: { brandId: string }) =>
  on
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, input.brandId), isNotNull(campaigns.publishedAt)))
    .limit(1),
)

/** Returns whether any campaign of a brand was published at any time. */
export async function hasPublishedCampaign(brandId: string): Promise<boolean> {
  return (await findPublished({ brandId })).length > 0
}

/** Counts the campaigns of the brand of a campaign that were published at any time. */
export async function countPublishedBeside(campaignId: string): Promise<number> {
  const brandId = db().select({ id: campaigns.brandId }).from(campaigns).where(eq(campaigns.id, campaignId))
  const rows = await db()
    .select({ count: count() })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), isNotNull(campaigns.publishedAt)))
  return rows[0]?.count ?? 0
}

/** Queues a change of a locked campaign that is no transition. */
export async function updateCampaign(id: string, changes: CampaignChanges): Promise<void> {
  await queueWrite(db().update(campaigns).set(changes).where(eq(campaigns.id, id)))
}

/** Lists campaigns that wait for the verification of this brand, or of any, in the order in which they are locked. */
export async function listAwaitingVerification(brandId?: string): Promise<{ id: string; title: string }[]> {
  return db()
    .select({ id: campaigns.id, title: campaigns.title })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.status, 'in_review'),
        eq(campaigns.awaitsVerification, true),
        brandId ? eq(campaigns.brandId, brandId) : undefined,
      ),
    )
    .orderBy(asc(campaigns.id))
}

export async function hasRunningCampaigns(brandId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), inArray(campaigns.status, ['live', 'paused', 'in_review'])))
    .limit(1)
  return rows.length > 0
}

/** Lists the ids of a brand’s live campaigns, in the order in which they are locked. */
export async function listLiveCampaignIds(brandId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.brandId, brandId), eq(campaigns.status, 'live')))
    .orderBy(asc(campaigns.id))
  return rows.map((row) => row.id)
}
