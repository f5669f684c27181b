import { queueKindNames } from '@marquee/contract/rules/queue-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isInQueue } from '../../modules/queue/queue.store.ts'
import { db } from '../../platform/database/database.ts'
import { clock } from '../../platform/time/clock.ts'
import type { Subject } from './subject.ts'

/** Something that has not come to an end, and the kind of the operator’s queue in which it may wait. */
const leftRow = z.object({ what: z.string(), kind: z.enum(queueKindNames).nullable(), id: z.string() })

/** Returns what someone still waits for in a case, as sentences; what waits in the operator’s queue is left out. */
export async function whatIsLeft(subject: Subject): Promise<string[]> {
  const { rows } = await db().execute(openRows(subject))
  const left: string[] = []
  for (const { what, kind, id } of leftRow.array().parse(rows))
    if (!kind || !(await isInQueue(kind, id, clock.now()))) left.push(what)
  return left
}

/** Money that is held, work that is open and questions that are not answered, of one case. */
function openRows({ campaignId = NONE, offerId = NONE, dealId = NONE }: Subject): SQL {
  const ofOffers = sql`select id from offers where id = ${offerId}::uuid or campaign_id = ${campaignId}::uuid`
  const ofDeals = sql`select id from deals where id = ${dealId}::uuid or offer_id in (${ofOffers})`
  const ofPayments = sql`
    select p.id from payments p join payables a on a.id = p.payable_id where a.subject_id in (${ofOffers})`
  return sql`
    select 'campaign ' || status as what, null as kind, id from campaigns
      where id = ${campaignId}::uuid and status not in ('completed', 'cancelled')
    union all select 'application ' || status, null, id from applications
      where campaign_id = ${campaignId}::uuid and status in ('invited', 'submitted', 'shortlisted', 'offered')
    union all select 'offer ' || status, null, id from offers
      where id in (${ofOffers}) and status not in ('accepted', 'declined', 'withdrawn', 'expired')
    union all select 'deal ' || status, null, id from deals
      where id in (${ofDeals}) and status not in ('completed', 'cancelled')
    union all select 'deliverable ' || status, null, id from deliverables
      where deal_id in (${ofDeals}) and status not in ('completed', 'cancelled')
    union all select 'correction ' || status, 'correction', id from corrections
      where deal_id in (${ofDeals}) and status in ('requested', 'reported', 'escalated')
    union all select 'milestone ' || status, null, id from milestones
      where deal_id in (${ofDeals}) and status not in ('paid_out', 'cancelled')
    union all select 'shipment ' || status, null, id from shipments
      where deal_id in (${ofDeals}) and (status not in ('received', 'returned', 'kept', 'cancelled')
        or (status = 'received' and due_at is not null))
    union all select 'amendment ' || status, null, id from amendments
      where deal_id in (${ofDeals}) and status in ('draft', 'proposed', 'accepting')
    union all select 'cancellation ' || status, 'cancellation', id from cancellations
      where deal_id in (${ofDeals}) and status in ('pending', 'escalated')
    union all select 'dispute ' || status, null, id from disputes
      where deal_id in (${ofDeals}) and status in ('open', 'escalated', 'decided', 'appealed') and opened_by <> 'bank'
    union all select 'settlement ' || status, 'failed_settlement', id from settlements
      where deal_id in (${ofDeals}) and status <> 'settled'
    union all select 'payment ' || status, null, id from payments
      where id in (${ofPayments}) and status in ('requires_payment', 'requires_action', 'authorised', 'captured')
    union all select 'money of a payment charged back', 'chargeback', c.id from chargebacks c
      where c.payment_id in (${ofPayments}) and c.status = 'open'
    union all select 'refund ' || status, 'failed_refund', id from refunds r
      where payment_id in (${ofPayments}) and status <> 'succeeded' and not exists (
        select from refunds again where again.payment_id = r.payment_id and again.status = 'succeeded'
          and again.created_at >= r.created_at)
    union all select 'payout ' || status, case when status = 'failed' then 'returned_payout'
        when hold_reason = 'unclaimed' then 'unclaimed_share' else 'unpaid_share' end, id from payouts
      where subject_id in (${ofDeals}) and status in ('scheduled', 'on_hold', 'failed', 'in_transit')`
}

const NONE = '00000000-0000-4000-8000-000000000000'
