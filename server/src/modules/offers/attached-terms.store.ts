import { and, eq, or, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { type BrandTermsRow, brandTermsColumns } from '../brand-terms/brand-terms.store.ts'
import { brandTerms } from '../brand-terms/brand-terms.tables.ts'
import { files } from '../files/files.tables.ts'
import { offers, offerVersions } from './offers.tables.ts'

/**
 * Finds terms that a version of this offer attaches, and that this brand or talent may read: a talent reads no drafts. Undefined
 * for anything else.
 */
export async function findAttachedTerms({
  offerId,
  partyId,
  termsId,
}: {
  offerId: string
  partyId: string
  termsId: string
}): Promise<BrandTermsRow | undefined> {
  const isReadable = or(
    eq(offers.brandId, partyId),
    and(
      eq(offers.talentId, partyId),
      sql`${offers.status} <> 'draft'`,
      sql`${offerVersions.status} not in ('draft', 'discarded')`,
    ),
  )
  const [row] = await db()
    .select(brandTermsColumns)
    .from(offers)
    .innerJoin(offerVersions, eq(offerVersions.offerId, offers.id))
    .innerJoin(brandTerms, sql`${brandTerms.id}::text = ${offerVersions.terms} #>> '{brandTerms,id}'`)
    .innerJoin(files, eq(files.id, brandTerms.fileId))
    .where(and(eq(offers.id, offerId), eq(brandTerms.id, termsId), isReadable))
    .limit(1)
  return row
}
