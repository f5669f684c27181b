import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'
import { mayMeet } from '../blocks/blocks.store.ts'
import { brands } from '../brands/brands.tables.ts'
import { talents } from '../talents/talents.tables.ts'
import type { Application } from './applications.store.ts'
import { applications } from './applications.tables.ts'

/** A talent as an invitation to one campaign finds them. */
export interface Invitee {
  id: string
  displayName: string
  /** Listed, and not hidden by a decision about a report. */
  isFound: boolean
  isErased: boolean
  /** No block keeps the brand and the talent apart. */
  mayMeet: boolean
  /** The state of the application that the talent already has for the campaign; null without one. */
  status: Application['status'] | null
}

/**
 * Locks the brand and the talents against a block until the commit. A block locks both sides first, so a statement after
 * this one sees every block that can refuse the invitations.
 */
export async function lockInvitees(brandId: string, talentIds: readonly string[]): Promise<void> {
  await Promise.all([
    db().select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('key share'),
    db()
      .select({ id: talents.id })
      .from(talents)
      .where(inArray(talents.id, [...talentIds]))
      .orderBy(asc(talents.id))
      .for('key share'),
  ])
}

/** Lists these talents with what decides about an invitation. The caller locks them and the campaign first. */
export async function listInvitees({
  campaignId,
  brandId,
  talentIds,
}: {
  campaignId: string
  brandId: string
  talentIds: readonly string[]
}): Promise<Invitee[]> {
  return db()
    .select({
      id: talents.id,
      displayName: talents.displayName,
      isFound: sql<boolean>`${talents.isListed} and ${talents.removedAt} is null`,
      isErased: sql<boolean>`${talents.erasedAt} is not null`,
      mayMeet: sql<boolean>`${mayMeet(sql`${brandId}::uuid`, talents.id)}`,
      status: applications.status,
    })
    .from(talents)
    .leftJoin(
      applications,
      and(
        eq(applications.campaignId, campaignId),
        eq(applications.brandId, brandId),
        eq(applications.talentId, talents.id),
      ),
    )
    .where(inArray(talents.id, [...talentIds]))
}
