import { eq, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { deals } from '../deals/deals.tables.ts'
import { chargebacks, payables, payments } from '../payments/payments.tables.ts'

/** At most this many sealed rows are part of a pack. */
export const MAX_ROWS = 500

/**
 * Lists the ids of the transitions of a deal, of its offer, deliverables, requests to put a post right, changes and cases, and of the brand’s payments;
 * not those of payouts, which would show how an agency and a talent share the money.
 */
export async function listRowIds({ id, offerId }: { id: string; offerId: string }): Promise<number[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    with subjects (noun, subject_id) as (
      values ('deal', ${id}::uuid), ('offer', ${offerId}::uuid)
      union all select 'deliverable', id from deliverables where deal_id = ${id}::uuid
      -- A change that the brand never sent stays its own.
      union all select 'amendment', a.id from amendments a where a.deal_id = ${id}::uuid and exists (
        select from transitions p where p.noun = 'amendment' and p.subject_id = a.id and p.event in ('propose', 'buy'))
      union all select 'correction', id from corrections where deal_id = ${id}::uuid
      union all select 'milestone', id from milestones where deal_id = ${id}::uuid
      union all select 'shipment', id from shipments where deal_id = ${id}::uuid
      union all select 'cancellation', id from cancellations where deal_id = ${id}::uuid
      union all select 'dispute', id from disputes where deal_id = ${id}::uuid
      union all select 'payment', p.id from payments p join payables a on a.id = p.payable_id
        where a.subject_id = ${offerId}::uuid
    )
    select t.id from subjects s join transitions t on t.noun = s.noun and t.subject_id = s.subject_id
    order by t.id limit ${MAX_ROWS}`)
  return rows.map((row) => Number(row.id))
}

/** Returns a disputed card payment with the deal it pays for, if the deal exists. */
export async function findDisputedDeal(chargebackId: string) {
  const [row] = await db()
    .select({ chargeback: chargebacks, currency: payables.currency, dealId: deals.id })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .leftJoin(deals, eq(deals.offerId, payables.subjectId))
    .where(eq(chargebacks.id, chargebackId))
    .limit(1)
  return row
}

type EvidenceState = Partial<
  Pick<
    typeof chargebacks.$inferSelect,
    'evidenceRequestedAt' | 'evidenceError' | 'evidenceRejectedAt' | 'evidenceSentAt'
  >
>

/** Queues how far the sending of the evidence about a disputed card payment is. */
export async function saveEvidenceState(chargebackId: string, state: EvidenceState): Promise<void> {
  await queueWrite(db().update(chargebacks).set(state).where(eq(chargebacks.id, chargebackId)))
}
