import { currencies } from '@marquee/contract/rules/currency'
import {
  EMAIL_WAIT_MS,
  itemEmailKinds,
  type QueueKindName,
  queueKindNames,
  queueKinds,
} from '@marquee/contract/rules/queue-kinds'
import { reportKindCodes, reportKinds } from '@marquee/contract/rules/report-kinds'
import { STRIKE_MONTHS, STRIKES_FOR_REVIEW } from '@marquee/contract/rules/report-outcomes'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/handler.ts'
import { partyName } from '../finance/party-name.store.ts'
import { titleOfCase } from '../reports/reports.store.ts'
import { queueMarks } from './queue.tables.ts'

/** A share waits this long for bank details before an operator looks at it. */
const UNPAID_DAYS = 90
/** A call that the payment provider has not answered for this long is shown to an operator. */
const CALL_HOURS = 24
/** A refund, or a payout on its way to a bank, takes up to this long (Stripe: 5 to 10 working days). */
const BANK_DAYS = 14

const titleOfDeal = sql`coalesce(c.title, 'Direct offer')`

/**
 * Returns when a row entered a state last: the cause of an item. A row is also changed without a new cause, so the time of its last
 * change serves only where no transition is stored.
 */
const enteredAt = (
  noun: 'dispute' | 'cancellation' | 'payout',
  row: 'k' | 'payouts',
  state: string,
): SQL => sql`coalesce(
  (select max(t.at) from transitions t
    where t.noun = ${noun} and t.subject_id = ${sql.raw(row)}.id and t."to" = ${state} and t."from" <> ${state}),
  ${sql.raw(row)}.updated_at)`

/** Returns the statement of cases about a deal that await a decision. */
const awaiting = (noun: 'dispute' | 'cancellation', state: string, condition = sql`true`): SQL => sql`
  select k.id, ${titleOfDeal}, d.brand_id, d.talent_id, (d.price ->> 'payerPays')::int, d.price ->> 'currency',
    ${enteredAt(noun, 'k', state)}, k.decide_by
  from ${sql.raw(`${noun}s`)} k join deals d on d.id = k.deal_id left join campaigns c on c.id = d.campaign_id
  where k.status = ${state} and ${condition}`

/** The title of the first copy of a reported subject. */
const titleOfReport = titleOfCase(sql`k.id`)

/** The label and the hours of each kind of report. */
const kindsOfReports = sql`(values ${sql.join(
  reportKindCodes.map(
    (code) => sql`(${code}::text, ${reportKinds[code].label}::text, ${reportKinds[code].dueAfterHours}::int)`,
  ),
  sql`, `,
)}) kinds (code, label, hours)`

/**
 * The statement of each kind: subject_id, what it is about, the user, the other side, amount, currency, since
 * when, and its own date or null. Only what needs an operator now.
 */
const sources: Record<QueueKindName, (now: Date) => SQL> = {
  // Nothing says who reported: the item names the account that the case concerns.
  report: (now) => sql`
    select k.id, kinds.label || ': ' || ${titleOfReport}, k.account_id, null::uuid, null::int, null::text,
      -- A case that waited for an answer returns with the answer, or after three days without one.
      case when k.status = 'needs_info' then k.updated_at + interval '3 days' else greatest(k.created_at, (
        select max(t.at) from transitions t
        where t.noun = 'report case' and t.subject_id = k.id and t."from" = 'needs_info')) end,
      k.created_at + make_interval(hours => kinds.hours)
    from report_cases k join ${kindsOfReports} on kinds.code = k.kind
    where k.status in ('submitted', 'in_review') or (k.status = 'needs_info' and k.updated_at <= ${now.toISOString()}::timestamptz - interval '3 days')`,
  report_appeal: () => sql`
    select k.id, ${titleOfReport}, k.account_id, null::uuid, null::int, null::text, k.appealed_at, null::timestamptz
    from report_cases k where k.status = 'appealed'`,
  // The item is the newest strike, so that a closed one returns with the next.
  strike_review: (now) => sql`
    select distinct on (k.account_id) k.id, count(*) over (partition by k.account_id) || ' strikes in 12 months', k.account_id,
      null::uuid, null::int, null::text, k.decided_at, null::timestamptz
    from report_cases k join accounts a on a.id = k.account_id and a.status = 'active'
    where k.outcome = 'strike' and k.is_upheld is distinct from false
      and k.decided_at > ${now.toISOString()}::timestamptz - make_interval(months => ${STRIKE_MONTHS})
      and (select count(*) from report_cases s
        where s.account_id = k.account_id and s.outcome = 'strike' and s.is_upheld is distinct from false
          and s.decided_at > ${now.toISOString()}::timestamptz - make_interval(months => ${STRIKE_MONTHS})) >= ${STRIKES_FOR_REVIEW}
    order by k.account_id, k.decided_at desc`,
  campaign_review: () => sql`
    select id, title, brand_id, null::uuid, null::int, null::text, updated_at, null::timestamptz
    from campaigns where status = 'in_review' and not awaits_verification`,
  brand_verification: () => sql`
    select v.brand_id, b.company_name, v.brand_id, null::uuid, null::int, null::text, v.requested_at, null::timestamptz
    from brand_verifications v join brands b on b.id = v.brand_id where v.status = 'waiting'`,
  handle_verification: () => sql`
    select id, '@' || handle || ' on ' || (${JSON.stringify(platformLabels)}::jsonb ->> platform), talent_id, null::uuid, null::int, null::text, submitted_at,
      null::timestamptz
    from handle_verifications where status = 'waiting'`,
  tracked_website: () => sql`
    select id, website, brand_id, null::uuid, null::int, null::text, requested_at, null::timestamptz
    from tracked_websites where status = 'waiting'`,
  dispute: () => awaiting('dispute', 'escalated', sql`k.opened_by <> 'bank'`),
  appeal: () => awaiting('dispute', 'appealed'),
  cancellation: () => awaiting('cancellation', 'escalated'),
  correction: () => sql`
    select k.id, w.title, d.brand_id, d.talent_id, null::int, null::text, k.updated_at, null::timestamptz
    from corrections k join deliverables w on w.id = k.deliverable_id join deals d on d.id = k.deal_id
    where k.status = 'escalated'`,
  failed_settlement: () => sql`
    select s.id, ${titleOfDeal}, d.brand_id, d.talent_id, s.back, s.currency,
      -- A refund that is rejected again is a new cause.
      greatest(s.created_at, (
        select max(r.created_at) from refunds r join payments p on p.id = r.payment_id join payables y on y.id = p.payable_id
        where y.subject_id = d.offer_id and r.status = 'failed')), null::timestamptz
    from settlements s join deals d on d.id = s.deal_id left join campaigns c on c.id = d.campaign_id
    where s.status = 'failed'`,
  // Evidence on its way needs no operator; a rejected one comes back.
  chargeback: () => sql`
    select c.id, d.title || ', bank’s reason: ' || c.reason, d.payer_id, d.payee_id, c.amount, d.currency, greatest(c.created_at, c.evidence_rejected_at),
      c.evidence_due - interval '12 hours'
    from chargebacks c join payments p on p.id = c.payment_id join payables d on d.id = p.payable_id
    where c.status = 'open' and c.evidence_sent_at is null and c.evidence_requested_at is null`,
  failed_refund: () => sql`
    select r.id, d.title, d.payer_id, d.payee_id, r.amount, d.currency, r.created_at, null::timestamptz
    from refunds r join payments p on p.id = r.payment_id join payables d on d.id = p.payable_id
    where r.status = 'failed'
      and not exists (select from refunds again where again.repeats_id = r.id)
      -- A refund of the same amount that was made at the provider by hand.
      and not exists (
        select from refunds by_hand where by_hand.payment_id = r.payment_id and by_hand.repeats_id is null
          and by_hand.amount = r.amount and by_hand.status <> 'failed' and by_hand.created_at > r.created_at)
      -- The refund of a split is requested again with its settlement, which divides the rest.
      and not exists (
        select from settlements s join deals on deals.id = s.deal_id
        where deals.offer_id = d.subject_id and s.status <> 'settled')`,
  returned_payout: () => sql`
    select id, title || case when return_reason = '' then '' else ', bank’s reason: ' || replace(return_reason, '_', ' ') end, payee_id, null::uuid, amount, currency, ${enteredAt('payout', 'payouts', 'failed')}, null::timestamptz
    from payouts where status = 'failed'`,
  // The amount only where all payouts have the same currency.
  rejected_payee: () => sql`
    select p.id, 'Waiting payouts: ' || count(*), p.id, null::uuid,
      case when count(distinct o.currency) = 1 then sum(o.amount - o.reversed)::int end,
      case when count(distinct o.currency) = 1 then min(o.currency) end, p.updated_at, null::timestamptz
    from payees p join payouts o on o.payee_id = p.id and o.status in ('scheduled', 'on_hold', 'failed')
    where p.status = 'rejected' group by p.id`,
  unpaid_share: (now) => sql`
    select id, title, payee_id, null::uuid, amount, currency, updated_at, null::timestamptz
    from payouts where status = 'on_hold' and hold_reason in ('onboarding', 'restricted')
      and updated_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${UNPAID_DAYS})`,
  // A managed profile has no account: the owner of its agency is the user, and the talent the other side.
  unclaimed_share: () => sql`
    select id, title || coalesce(', managed by ' || agency.name, ''), agency.owner_id, payee_id, amount, currency, updated_at, null::timestamptz
    from payouts left join lateral (
      select g.name, a.id as owner_id
      from mandates m join agencies g on g.id = m.agency_id join agents a on a.agency_id = g.id and a.role = 'owner'
      where m.talent_id = payouts.payee_id and m.status = 'active' limit 1) agency on true
    where status = 'on_hold' and hold_reason = 'unclaimed'`,
  provider_delay: (now) => sql`
    select id, kind || coalesce(': ' || last_error, ''), null::uuid, null::uuid, null::int, null::text, created_at,
      null::timestamptz
    from provider_calls
    where state = 'waiting' and created_at <= ${now.toISOString()}::timestamptz - make_interval(hours => ${CALL_HOURS})
    union all
    select r.id, d.title || ', refund', d.payer_id, d.payee_id, r.amount, d.currency, r.created_at, null::timestamptz
    from refunds r join payments p on p.id = r.payment_id join payables d on d.id = p.payable_id
    where r.status = 'pending' and r.created_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${BANK_DAYS})
    union all
    select id, title || ', payout', payee_id, null::uuid, amount, currency, updated_at, null::timestamptz
    from payouts
    where status = 'in_transit' and updated_at <= ${now.toISOString()}::timestamptz - make_interval(days => ${BANK_DAYS})`,
  contact_message: () => sql`
    select id, subject, account_id, null::uuid, null::int, null::text, created_at, null::timestamptz from contact_messages`,
  bounced_address: () => sql`
    select a.id, b.email || ': ' || b.last_error, a.id, null::uuid, null::int, null::text, b.since, null::timestamptz
    from bounced_addresses b join accounts a on a.email = b.email where a.status = 'active'`,
  ledger_alarm: () => sql`
    select id, name || ': ' || detail, null::uuid, null::uuid, null::int, null::text, changed_at, null::timestamptz
    from ledger_checks where not holds`,
  // The newest night of each kind of data.
  retention_alarm: () => sql`
    select id, key || ': ' || case when last_error <> '' then 'the deletion failed, ' || last_error else left_over || ' left' end,
      null::uuid, null::uuid, null::int, null::text, finished_at, null::timestamptz
    from (select distinct on (key) * from retention_runs where left_over is not null or last_error <> '' order by key, day desc) r
    where left_over > 0 or last_error <> ''`,
}

const moment = z.coerce.date()
const itemRow = z.object({
  kind: z.enum(queueKindNames),
  subject_id: z.string(),
  subject: z.string(),
  user_id: z.string().nullable(),
  user_name: z.string().nullable(),
  user_account: z.string().nullable(),
  user_talent: z.string().nullable(),
  other_id: z.string().nullable(),
  other_name: z.string().nullable(),
  other_account: z.string().nullable(),
  other_talent: z.string().nullable(),
  deal_id: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.enum(currencies).nullable(),
  since: moment,
  due_at: moment,
  assignee_id: z.string().nullable(),
  assignee: z.string().nullable(),
  postponed_until: moment.nullable(),
  postponed_by: z.string().nullable(),
  postponed_by_name: z.string().nullable(),
  postpone_reason: z.string().nullable(),
  emailed_at: moment.nullable(),
  emailed_by: z.string().nullable(),
  emailed_by_name: z.string().nullable(),
  email_kind: z.enum(itemEmailKinds).nullable(),
  emailed_to: z.string().nullable(),
})
export type QueueRow = z.output<typeof itemRow>

const columns = sql`subject_id, subject, user_id, other_id, amount, currency, since, own_due`

/** Returns the union of all kinds, each row with its kind and the hours that an operator has. */
function allItems(now: Date): SQL {
  const parts = queueKindNames.map(
    (kind) =>
      sql`select ${kind}::text, ${queueKinds[kind].dueAfterHours}::int, item.* from (${sources[kind](now)}) item`,
  )
  return sql.join(parts, sql` union all `)
}

/** Returns the columns with the account of a party, also of a talent who has claimed a profile, and with a profile that nobody has claimed. */
const partyPage = (party: 'user' | 'other'): SQL => {
  const id = sql.raw(`items.${party}_id`)
  return sql`
    (select a.id from accounts a where a.id = coalesce((select account_id from talents where id = ${id}), ${id})) as ${sql.raw(`${party}_account`)},
    (select id from talents where id = ${id} and account_id is null) as ${sql.raw(`${party}_talent`)}`
}

/** Returns the deal that the subject of an item belongs to; null for subjects without one. */
const dealOfItem = sql`coalesce(
  (select deal_id from disputes where id = items.subject_id), (select deal_id from cancellations where id = items.subject_id),
  (select deal_id from settlements where id = items.subject_id), (select deal_id from corrections where id = items.subject_id),
  (select d.id from payouts o join deals d on d.id = o.subject_id where o.id = items.subject_id),
  (select d.id from refunds r join payments p on p.id = r.payment_id join payables y on y.id = p.payable_id
    join deals d on d.offer_id = y.subject_id where r.id = items.subject_id),
  (select d.id from chargebacks k join payments p on p.id = k.payment_id join payables y on y.id = p.payable_id
    join deals d on d.offer_id = y.subject_id where k.id = items.subject_id))`

/** Lists items that are not closed, the earliest due first; postponed ones come last. At most `limit`. */
export async function listQueue(now: Date, limit: number): Promise<QueueRow[]> {
  const { rows } = await db().execute(sql`
    with items (kind, hours, ${columns}) as (${allItems(now)})
    select items.kind, items.subject_id, items.subject, items.amount, items.currency, items.since,
      items.user_id, ${partyName(sql`items.user_id`)} as user_name, ${partyPage('user')},
      items.other_id, ${partyName(sql`items.other_id`)} as other_name, ${partyPage('other')}, ${dealOfItem} as deal_id,
      coalesce(own_due, since + make_interval(hours => hours)) as due_at,
      m.assignee_id, (select name from accounts where id = m.assignee_id) as assignee,
      -- What an operator has postponed is the cause of that time; a newer one waits at once.
      case when m.postponed_at >= items.since then m.postponed_until end as postponed_until,
      m.postponed_by, m.postpone_reason,
      (select name from accounts where id = m.postponed_by) as postponed_by_name,
      m.emailed_at, m.emailed_by, m.email_kind,
      (select name from accounts where id = m.emailed_by) as emailed_by_name,
      -- An invitation went to the address that the mandate keeps, a reminder to the user.
      case m.email_kind
        when 'invitation' then (
          select email from mandates where talent_id = items.other_id and email is not null order by updated_at desc limit 1)
        when 'reminder' then (select email from accounts where id = items.user_id) end as emailed_to
    from items left join queue_marks m on m.kind = items.kind and m.subject_id = items.subject_id
    where m.closed_at is null or m.closed_at < items.since
    order by coalesce(m.postponed_until > ${now.toISOString()}::timestamptz and m.postponed_at >= items.since, false), due_at, items.subject_id
    limit ${limit}`)
  return itemRow.array().parse(rows)
}

const waitingItem = z.object({ kind: z.enum(queueKindNames), subject_id: z.string() })

/** Lists those of the subjects that are items of the queue now, with the kind of the item. */
export async function listItemsAbout(
  subjectIds: readonly string[],
  now: Date,
): Promise<z.output<typeof waitingItem>[]> {
  if (subjectIds.length === 0) return []
  const { rows } = await db().execute(sql`
    select items.kind, items.subject_id from (${allItems(now)}) items (kind, hours, ${columns})
    left join queue_marks m on m.kind = items.kind and m.subject_id = items.subject_id
    where items.subject_id = any(${sql.param([...new Set(subjectIds)])}::uuid[])
      and (m.closed_at is null or m.closed_at < items.since)`)
  return waitingItem.array().parse(rows)
}

/** Returns whether an item is in the queue now. */
export async function isInQueue(kind: QueueKindName, subjectId: string, now: Date): Promise<boolean> {
  const { rows } = await db().execute(
    sql`select 1 from (${sources[kind](now)}) item (${columns}) where subject_id = ${subjectId}::uuid limit 1`,
  )
  return rows.length > 0
}

type Mark = typeof queueMarks.$inferInsert

/** Queues what an operator noted about an item. */
export async function saveMark({ kind, subjectId, ...changes }: Mark): Promise<void> {
  await queueWrite(
    db()
      .insert(queueMarks)
      .values({ kind, subjectId, ...changes })
      .onConflictDoUpdate({ target: [queueMarks.kind, queueMarks.subjectId], set: changes }),
  )
}

interface ItemEmail {
  kind: QueueKindName
  subjectId: string
  emailKind: (typeof itemEmailKinds)[number]
  reason: string
}

/** Queues that an operator sent an email because of an item, which is postponed until an answer can be expected. */
export async function saveItemEmail(
  { actor, now }: RequestContext,
  { kind, subjectId, emailKind, reason }: ItemEmail,
): Promise<void> {
  await saveMark({
    kind,
    subjectId,
    emailKind,
    emailedAt: now,
    emailedBy: actor.id,
    postponedAt: now,
    postponedUntil: new Date(now.getTime() + EMAIL_WAIT_MS),
    postponedBy: actor.id,
    postponeReason: reason,
    updatedAt: now,
  })
}
