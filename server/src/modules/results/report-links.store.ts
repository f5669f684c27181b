import { fail } from '@marquee/contract/errors'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { campaigns } from '../campaigns/campaigns.tables.ts'
import { accounts } from '../identity/identity.tables.ts'
import { reportLinks } from './results.tables.ts'

export type ReportLinkRow = typeof reportLinks.$inferSelect

/** Creates a link and returns it. */
export async function createReportLink(values: typeof reportLinks.$inferInsert): Promise<ReportLinkRow> {
  const [row] = await db().insert(reportLinks).values(values).returning()
  return row ?? fail('internal')
}

/** Lists the links of a campaign that work, newest first. */
export async function listReportLinks(campaignId: string, now: Date): Promise<ReportLinkRow[]> {
  return db()
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.campaignId, campaignId), gt(reportLinks.expiresAt, now)))
    .orderBy(desc(reportLinks.createdAt), desc(reportLinks.id))
}

/** Queues the end of one of the brand’s links; an earlier end stays. */
export async function endReportLinkRow(brandId: string, id: string, now: Date): Promise<void> {
  await queueWrite(
    db()
      .update(reportLinks)
      .set({ expiresAt: now })
      .where(and(eq(reportLinks.id, id), eq(reportLinks.brandId, brandId), gt(reportLinks.expiresAt, now))),
  )
}

/**
 * Finds the link of a report that works, with its campaign and brand; undefined also while the brand is suspended or erased, or
 * the campaign was removed.
 */
export async function findReportLink(tokenHash: string, now: Date) {
  const [row] = await db()
    .select({
      link: reportLinks,
      campaign: { id: campaigns.id, title: campaigns.title, currency: campaigns.currency },
      brand: { companyName: brands.companyName, logoUrl: brands.logoUrl },
    })
    .from(reportLinks)
    .innerJoin(campaigns, eq(campaigns.id, reportLinks.campaignId))
    .innerJoin(brands, eq(brands.id, reportLinks.brandId))
    .innerJoin(accounts, eq(accounts.id, reportLinks.brandId))
    .where(
      and(
        eq(reportLinks.tokenHash, tokenHash),
        gt(reportLinks.expiresAt, now),
        eq(accounts.status, 'active'),
        isNull(campaigns.removedAt),
      ),
    )
  return row
}

/** Deletes the links of an erased brand. */
export async function deleteReportLinksOf(brandId: string): Promise<void> {
  await queueWrite(db().delete(reportLinks).where(eq(reportLinks.brandId, brandId)))
}

/** Links to reports, from their end. */
export const agingReportLinks: AgingRows = { table: reportLinks, from: reportLinks.expiresAt }
