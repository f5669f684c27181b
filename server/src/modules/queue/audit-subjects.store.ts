import type { AuditEntry } from '@marquee/contract/calls/operators'
import type { AuditNoun } from '@marquee/contract/rules/audit-acts'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'
import { partyName } from '../finance/party-name.store.ts'
import type { AuditSubject, DescribedSubject } from '../operators/operators.ports.ts'
import { titleOfCase } from '../reports/reports.store.ts'
import { listItemsAbout } from './queue.store.ts'

type Ids = SQL

const titleOfDeal = sql`coalesce(c.title, 'Direct offer')`
const dealsOf = (table: string) => (ids: Ids) =>
  sql`
  select k.id, ${titleOfDeal}, d.id, null::uuid
  from ${sql.raw(table)} k join deals d on d.id = k.deal_id left join campaigns c on c.id = d.campaign_id where k.id in ${ids}`
const partyOf = (ids: Ids) => sql`
  select p.id, ${partyName(sql`p.id`)}, null::uuid, p.id
  from (select id from accounts union select id from talents union select id from agencies) p where p.id in ${ids}`
const moneyOf = (table: 'chargebacks' | 'refunds') => (ids: Ids) =>
  sql`
  select k.id, y.title, d.id, y.payer_id from ${sql.raw(table)} k
  join payments p on p.id = k.payment_id join payables y on y.id = p.payable_id
  left join deals d on d.offer_id = y.subject_id where k.id in ${ids}`
const caseOf = (ids: Ids) => sql`
  select k.id, ${titleOfCase(sql`k.id`)}, null::uuid, k.account_id from report_cases k where k.id in ${ids}`

/**
 * The statement of each noun: id, name, the deal and the user or talent at whose page operators read it, or null. A noun without a name
 * of its own has none.
 */
const sources: Record<AuditNoun, ((ids: Ids) => SQL) | null> = {
  account: partyOf,
  amendment: dealsOf('amendments'),
  application: (ids) => sql`
    select a.id, c.title, null::uuid, a.talent_id from applications a join campaigns c on c.id = a.campaign_id where a.id in ${ids}`,
  brand: partyOf,
  'brand terms': (ids) => sql`select id, name, null::uuid, brand_id from brand_terms where id in ${ids}`,
  campaign: (ids) => sql`select id, title, null::uuid, brand_id from campaigns where id in ${ids}`,
  'campaign template': (ids) =>
    sql`select id, name, null::uuid, brand_id from campaign_templates where id in ${ids}`,
  cancellation: dealsOf('cancellations'),
  card: null,
  'card entry': null,
  chargeback: moneyOf('chargebacks'),
  'contact message': (ids) =>
    sql`select id, subject, null::uuid, account_id from contact_messages where id in ${ids}`,
  conversation: null,
  correction: dealsOf('corrections'),
  deal: (ids) => sql`
    select d.id, ${titleOfDeal}, d.id, null::uuid from deals d left join campaigns c on c.id = d.campaign_id where d.id in ${ids}`,
  decision: caseOf,
  deliverable: dealsOf('deliverables'),
  dispute: dealsOf('disputes'),
  file: (ids) => sql`select id, name, null::uuid, null::uuid from files where id in ${ids}`,
  'ledger check': (ids) => sql`select id, name, null::uuid, null::uuid from ledger_checks where id in ${ids}`,
  // The names are among the facts of each entry.
  'list entry': null,
  mandate: (ids) => sql`
    select m.id, g.name, null::uuid, m.talent_id from mandates m join agencies g on g.id = m.agency_id where m.id in ${ids}`,
  offer: (ids) => sql`
    select o.id, ${titleOfDeal}, d.id, o.talent_id
    from offers o left join campaigns c on c.id = o.campaign_id left join deals d on d.offer_id = o.id where o.id in ${ids}`,
  'outside invitation': (ids) => sql`
    select i.id, t.display_name, null::uuid, i.talent_id from outside_invitations i left join talents t on t.id = i.talent_id where i.id in ${ids}`,
  party: partyOf,
  payable: (ids) => sql`
    select y.id, y.title, d.id, y.payer_id from payables y left join deals d on d.offer_id = y.subject_id where y.id in ${ids}`,
  payee: partyOf,
  payout: (ids) => sql`
    select o.id, o.title, d.id, o.payee_id from payouts o left join deals d on d.id = o.subject_id where o.id in ${ids}`,
  'provider call': (ids) =>
    sql`select id, kind, null::uuid, null::uuid from provider_calls where id in ${ids}`,
  refund: moneyOf('refunds'),
  report: (ids) => sql`
    select r.id, r.copy ->> 'title', null::uuid, k.account_id
    from reports r join report_cases k on k.id = r.case_id where r.id in ${ids}`,
  'report case': caseOf,
  'retention row': (ids) =>
    sql`select id, key, null::uuid, null::uuid from retention_runs where id in ${ids}`,
  settlement: dealsOf('settlements'),
  'social account': (ids) => sql`
    select id, '@' || handle || ' on ' || (${JSON.stringify(platformLabels)}::jsonb ->> platform), null::uuid, talent_id
    from handle_verifications where id in ${ids}`,
  talent: partyOf,
  // The user of the entry is the one who was visited.
  visit: null,
  website: (ids) => sql`select id, website, null::uuid, brand_id from tracked_websites where id in ${ids}`,
}

const row = z.object({
  noun: z.string(),
  id: z.string(),
  name: z.string().nullable(),
  deal_id: z.string().nullable(),
  user_id: z.string().nullable(),
  profile_id: z.string().nullable(),
})

/** Returns a name and the page of each subject that still exists, by `noun id`: one statement, and one of the queue. */
export async function describeSubjects(
  subjects: readonly AuditSubject[],
  now: Date,
): Promise<Map<string, DescribedSubject>> {
  const parts = Object.entries(sources).flatMap(([noun, source]) => {
    const ids = [...new Set(subjects.flatMap((one) => (one.noun === noun ? [one.id] : [])))]
    if (!source || ids.length === 0) return []
    const list = sql`(${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`
    return [sql`select ${noun}::text, named.* from (${source(list)}) named (id, name, deal_id, party_id)`]
  })
  if (parts.length === 0) return new Map()
  const [{ rows }, items] = await Promise.all([
    db().execute(sql`
      with found (noun, id, name, deal_id, party_id) as (${sql.join(parts, sql` union all `)})
      select noun, found.id, found.name, deal_id, a.id as user_id, t.id as profile_id
      from found left join talents t on t.id = party_id
      left join accounts a on a.id = coalesce(t.account_id, party_id)`),
    listItemsAbout(
      subjects.map(({ id }) => id),
      now,
    ),
  ])
  return new Map(
    row
      .array()
      .parse(rows)
      .map(({ noun, id, name, ...places }) => {
        const item = items.find(({ subject_id }) => subject_id === id)
        const page = item ? { at: 'queue' as const, kind: item.kind, id } : pageOf(places)
        return [`${noun} ${id}`, { name: name ?? '', page }]
      }),
  )
}

function pageOf({
  deal_id,
  user_id,
  profile_id,
}: Pick<z.output<typeof row>, 'deal_id' | 'user_id' | 'profile_id'>): NonNullable<
  AuditEntry['subject']
>['page'] {
  if (deal_id) return { at: 'deal', kind: null, id: deal_id }
  if (user_id) return { at: 'user', kind: null, id: user_id }
  return profile_id ? { at: 'managed_profile', kind: null, id: profile_id } : null
}
