import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'
import type { Subject } from './subject.ts'

const stateRow = z.record(z.string(), z.string())

/**
 * Returns the states of the objects of a deal as the graph names them; null without an offer, and for a
 * deal in milestones, because the graph has one payment for each deal. Of several the newest counts, and a
 * change or a case that has ended counts as not there.
 */
export async function composedStates(subject: Subject): Promise<Record<string, string> | null> {
  const of = subject.offerId
    ? sql`o.id = ${subject.offerId}::uuid`
    : sql`o.campaign_id = ${subject.campaignId ?? null}::uuid`
  const { rows } = await db().execute(sql`
    select o.status as offer,
      coalesce((select p.status from payments p join payables a on a.id = p.payable_id
        where a.subject = 'offer' and a.subject_id = o.id order by p.created_at desc limit 1), 'new') as payment,
      coalesce(d.status, 'new') as deal,
      coalesce((select status from deliverables where deal_id = d.id order by id limit 1), 'new') as deliverable,
      coalesce((select status from shipments where deal_id = d.id), 'new') as shipment,
      coalesce((select status from amendments where deal_id = d.id
        and status in ('draft', 'proposed', 'accepting') limit 1), 'new') as amendment,
      coalesce((select status from cancellations where deal_id = d.id
        and status in ('pending', 'escalated') limit 1), 'new') as cancellation,
      coalesce((select status from disputes where deal_id = d.id and opened_by <> 'bank'
        and status in ('open', 'escalated', 'decided', 'appealed') limit 1), 'new') as dispute,
      coalesce((select status from disputes where deal_id = d.id and opened_by = 'bank'
        and status = 'escalated' limit 1), 'new') as chargeback,
      coalesce((select status from payouts where subject_id = d.id and role = 'talent' limit 1), 'new') as payout
    from offers o left join deals d on d.offer_id = o.id
    where ${of} and d.funded_milestones is null limit 1`)
  return stateRow.array().parse(rows)[0] ?? null
}
