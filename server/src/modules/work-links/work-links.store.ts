import { fail } from '@marquee/contract/errors'
import { and, desc, eq, getTableColumns, gt, inArray, ne, type SQL } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { brands } from '../brands/brands.tables.ts'
import type { Deal } from '../deals/deal.ts'
import { deals, deliverables } from '../deals/deals.tables.ts'
import type { Deliverable } from '../deals/deliverable.ts'
import { countConfirmed } from '../guests/guests.store.ts'
import { accounts } from '../identity/identity.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import { workLinkGuests, workLinks } from './work-links.tables.ts'

export type WorkLinkRow = typeof workLinks.$inferSelect

/** The links to work and their guests. */
export const reviewGuests = { links: workLinks, guests: workLinkGuests }

/** Locks a deal of this brand, so that its links are counted one after another. */
export async function lockOwnDeal(
  dealId: string,
  brandId: string,
): Promise<Pick<Deal, 'id' | 'status'> | undefined> {
  const [row] = await db()
    .select({ id: deals.id, status: deals.status })
    .from(deals)
    .where(and(eq(deals.id, dealId), eq(deals.brandId, brandId)))
    .for('no key update')
  return row
}

/** Returns whether the brand has this deal. */
export async function isOwnDeal(dealId: string, brandId: string): Promise<boolean> {
  const rows = await db()
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.id, dealId), eq(deals.brandId, brandId)))
  return rows.length > 0
}

/** Creates a link and returns it. */
export async function createWorkLink(values: typeof workLinks.$inferInsert): Promise<WorkLinkRow> {
  const [row] = await db().insert(workLinks).values(values).returning()
  return row ?? fail('internal')
}

/** Lists the links to the work of a deal that work, newest first, with how many guests have confirmed their address. */
export async function listWorkLinks(
  dealId: string,
  now: Date,
): Promise<(WorkLinkRow & { guests: number })[]> {
  return db()
    .select({ ...getTableColumns(workLinks), guests: countConfirmed(reviewGuests) })
    .from(workLinks)
    .where(and(eq(workLinks.dealId, dealId), gt(workLinks.expiresAt, now)))
    .orderBy(desc(workLinks.createdAt), desc(workLinks.id))
}

/** Queues the end of one of the brand’s links; an earlier end stays. */
export async function endWorkLinkRow(brandId: string, id: string, now: Date): Promise<void> {
  await queueWrite(
    db()
      .update(workLinks)
      .set({ expiresAt: now })
      .where(and(eq(workLinks.id, id), eq(workLinks.brandId, brandId), gt(workLinks.expiresAt, now))),
  )
}

/**
 * Finds the link to work that works, with its deal and both sides; undefined also while the brand is suspended or erased, and once
 * the deal is cancelled.
 */
export async function findWorkLink(tokenHash: string, now: Date) {
  const [row] = await db()
    .select({
      ...getTableColumns(workLinks),
      deal: { id: deals.id, status: deals.status },
      brand: { companyName: brands.companyName, logoUrl: brands.logoUrl },
      talentName: talents.displayName,
    })
    .from(workLinks)
    .innerJoin(deals, eq(deals.id, workLinks.dealId))
    .innerJoin(brands, eq(brands.id, workLinks.brandId))
    .innerJoin(talents, eq(talents.id, deals.talentId))
    .innerJoin(accounts, eq(accounts.id, workLinks.brandId))
    .where(
      and(
        eq(workLinks.tokenHash, tokenHash),
        gt(workLinks.expiresAt, now),
        eq(accounts.status, 'active'),
        ne(deals.status, 'cancelled'),
      ),
    )
  return row
}

type SharedScope = Pick<WorkLinkRow, 'dealId' | 'deliverableId'>

/** Lists the deliverables that a link shows, without cancelled ones, in their order. */
export async function listSharedDeliverables(link: SharedScope): Promise<Deliverable[]> {
  return db()
    .select()
    .from(deliverables)
    .where(and(isShown(link), ne(deliverables.status, 'cancelled')))
    .orderBy(deliverables.position)
}

/** Locks a deliverable that a link shows against a new version and a decision. */
export async function lockSharedDeliverable(
  link: SharedScope,
  deliverableId: string,
): Promise<Deliverable | undefined> {
  const [row] = await db()
    .select()
    .from(deliverables)
    .where(and(isShown(link), eq(deliverables.id, deliverableId), ne(deliverables.status, 'cancelled')))
    .for('share')
  return row
}

function isShown({ dealId, deliverableId }: SharedScope): SQL | undefined {
  return and(
    eq(deliverables.dealId, dealId),
    deliverableId === null ? undefined : eq(deliverables.id, deliverableId),
  )
}

/** Queues the deletion of the links of an erased brand or to the work of an erased talent, with guests and comments. */
export async function deleteWorkLinksOf(accountId: string): Promise<void> {
  const ofTalent = db().select({ id: deals.id }).from(deals).where(eq(deals.talentId, accountId))
  await queueWrite(db().delete(workLinks).where(eq(workLinks.brandId, accountId)))
  await queueWrite(db().delete(workLinks).where(inArray(workLinks.dealId, ofTalent)))
}

/** Links to work, from their end. */
export const agingWorkLinks: AgingRows = { table: workLinks, from: workLinks.expiresAt }
