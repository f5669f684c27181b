import { sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'

/** What a case is about. Everything that belongs to it must come to an end. */
export interface Subject {
  campaignId?: string
  offerId?: string
  dealId?: string
}

/** Returns the subject of an offer: its campaign, and its deal if there is one now. */
export async function subjectOfOffer(offerId: string): Promise<Subject> {
  const { rows } = await db().execute(sql`select campaign_id from offers where id = ${offerId}`)
  return { offerId, ...(rows[0]?.campaign_id ? { campaignId: String(rows[0].campaign_id) } : {}) }
}

/** Returns the subject of a deal: its offer and its campaign. */
export async function subjectOfDeal(dealId: string): Promise<Subject> {
  const { rows } = await db().execute(sql`select offer_id from deals where id = ${dealId}`)
  return { ...(await subjectOfOffer(String(rows[0]?.offer_id))), dealId }
}
