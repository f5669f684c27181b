import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'
import type { Subject } from './subject.ts'

const toldRow = z.object({ brand: z.boolean(), talent: z.boolean() })

/** Returns the last event so far. */
export async function lastEvent(): Promise<number> {
  const { rows } = await db().execute(sql`select coalesce(max(id), 0) as id from events`)
  return Number(rows[0]?.id)
}

/** Returns whether the brand, and the talent or their agent, were notified about a case after an event. */
export async function whoWasNotified(
  { campaignId, offerId, dealId }: Subject,
  brandId: string,
  after: number,
): Promise<z.output<typeof toldRow>> {
  const { rows } = await db().execute(sql`
    with deal as (
      select id, offer_id from deals where id = ${dealId ?? null}::uuid or offer_id = ${offerId ?? null}::uuid
    ), notified as (
      select n.account_id from notifications n join events e on e.id = n.event_id
      where n.event_id > ${after} and coalesce(n.target_id::text, e.payload ->> 'subjectId')::uuid in (
        select unnest(array[${campaignId ?? null}::uuid, ${offerId ?? null}::uuid])
        union all select id from deal
        union all select offer_id from deal
        union all select id from applications where campaign_id = ${campaignId ?? null}::uuid
        union all select id from deliverables where deal_id in (select id from deal)
      )
    )
    select exists (select from notified where account_id = ${brandId}::uuid) as brand,
      exists (select from notified where account_id <> ${brandId}::uuid) as talent`)
  return toldRow.parse(rows[0])
}
