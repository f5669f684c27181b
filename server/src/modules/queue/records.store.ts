import type { DealRecord } from '@marquee/contract/calls/operator-records'
import { cancellationLifecycle } from '@marquee/contract/lifecycles/cancellation'
import { dealLifecycle } from '@marquee/contract/lifecycles/deal'
import { disputeLifecycle } from '@marquee/contract/lifecycles/dispute'
import { statesOf } from '@marquee/contract/lifecycles/lifecycle'
import { mandateLifecycle } from '@marquee/contract/lifecycles/mandate'
import { currencies } from '@marquee/contract/rules/currency'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'
import { partyName } from '../finance/party-name.store.ts'

const moment = z.coerce.date().transform((at) => at.toISOString())

const party = z.object({
  id: z.string(),
  name: z.string().nullable(),
  account: z.string().nullable(),
  talent: z.string().nullable(),
})

/** Lists names and pages of brands, talents and agencies; who is gone has none. */
export async function listParties(ids: readonly string[]): Promise<z.output<typeof party>[]> {
  if (ids.length === 0) return []
  const list = sql.join(
    [...new Set(ids)].map((id) => sql`(${id}::uuid)`),
    sql`, `,
  )
  const { rows } = await db().execute(sql`
    select p.id, ${partyName(sql`p.id`)} as name, a.id as account, case when t.account_id is null then t.id end as talent
    from (values ${list}) p (id) left join talents t on t.id = p.id
    left join accounts a on a.id = coalesce(t.account_id, p.id)`)
  return party.array().parse(rows)
}

const openCase = z.discriminatedUnion('noun', [
  z.object({
    noun: z.literal('dispute'),
    id: z.string(),
    status: z.enum(statesOf(disputeLifecycle)),
    at: moment,
  }),
  z.object({
    noun: z.literal('cancellation'),
    id: z.string(),
    status: z.enum(statesOf(cancellationLifecycle)),
    at: moment,
  }),
  z.object({
    noun: z.literal('chargeback'),
    id: z.string(),
    status: z.enum(['open', 'won', 'lost']),
    at: moment,
  }),
])
const bankStates = { open: 'Open', won: 'Won', lost: 'Lost' } as const

function stateOf(one: z.output<typeof openCase>): string {
  if (one.noun === 'dispute') return disputeLifecycle.states[one.status].label
  return one.noun === 'cancellation' ? cancellationLifecycle.states[one.status].label : bankStates[one.status]
}

/** Lists the disputes, cancellations and chargebacks of a deal, newest first. */
export async function listCasesOfDeal(dealId: string): Promise<DealRecord['cases']> {
  const { rows } = await db().execute(sql`
    select 'dispute' as noun, id, status, created_at as at from disputes where deal_id = ${dealId} and opened_by <> 'bank'
    union all select 'cancellation', id, status, created_at from cancellations where deal_id = ${dealId}
    union all
    select 'chargeback', k.id, k.status, k.created_at
    from chargebacks k join payments p on p.id = k.payment_id join payables y on y.id = p.payable_id
      join deals d on d.offer_id = y.subject_id where d.id = ${dealId}
    order by at desc limit 100`)
  return openCase
    .array()
    .parse(rows)
    .map((one) => ({ noun: one.noun, id: one.id, state: stateOf(one), at: one.at }))
}

/** Counts the messages that both sides of a deal have written about its campaign. */
export async function countMessagesOfDeal(dealId: string): Promise<number> {
  const { rows } = await db().execute(sql`
    select coalesce(sum(v.message_count), 0)::int as count
    from deals d join conversations v on v.brand_id = d.brand_id and v.talent_id = d.talent_id
      and v.campaign_id is not distinct from d.campaign_id
    where d.id = ${dealId}`)
  return z.object({ count: z.int() }).parse(rows[0]).count
}

const profileDeal = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string(),
  status: z.enum(statesOf(dealLifecycle)),
  amount: z.int(),
  currency: z.enum(currencies),
  created_at: moment,
})

/** Lists the newest 20 deals of a talent. */
export async function listDealsOfTalent(talentId: string): Promise<z.output<typeof profileDeal>[]> {
  const { rows } = await db().execute(sql`
    select d.id, coalesce(c.title, 'Direct offer') as title, b.company_name as brand, d.status,
      (d.price ->> 'payerPays')::int as amount, d.price ->> 'currency' as currency, d.created_at
    from deals d join brands b on b.id = d.brand_id left join campaigns c on c.id = d.campaign_id
    where d.talent_id = ${talentId} order by d.created_at desc, d.id limit 20`)
  return profileDeal.array().parse(rows)
}

const mandateStep = z.object({ to: z.enum(statesOf(mandateLifecycle)), agency: z.string(), at: moment })

/** Lists what happened to the agreements about a talent, newest first; 100 at most. */
export async function listMandateSteps(talentId: string): Promise<z.output<typeof mandateStep>[]> {
  const { rows } = await db().execute(sql`
    select t."to", g.name as agency, t.at
    from mandates m join agencies g on g.id = m.agency_id join transitions t on t.noun = 'mandate' and t.subject_id = m.id
    where m.talent_id = ${talentId} and t."from" <> t."to" order by t.id desc limit 100`)
  return mandateStep.array().parse(rows)
}
