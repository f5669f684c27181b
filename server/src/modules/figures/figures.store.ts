import { BRAND_REPLY_HOURS, type FigureKey, TALENT_REPLY_HOURS } from '@marquee/contract/rules/public-figures'
import { type SQL, sql } from 'drizzle-orm'
import { db } from '../../platform/database/database.ts'

/** A figure of one talent or brand as it is computed, before those with few cases are hidden. */
export interface ComputedFigure {
  cases: number
  value: number | null
}

/** The figures of one talent or brand. */
export type FigureRow = { id: string } & Partial<Record<FigureKey, ComputedFigure>>

/** The moments that decide: `since` is the start of the period. */
export interface Period {
  since: Date
  now: Date
}

/** Whose figures, and of which period. */
interface Wanted extends Period {
  ids: readonly string[]
}

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const within = (hours: number): SQL => sql`${sql.raw(String(hours))} * interval '1 hour'`

/** A case of requests that got an answer, none, or none yet: `answered` is null in the last case, which does not count. */
const figureOfAnswers = (requests: SQL): SQL => sql`(
  select json_build_object(
    'cases', count(answered)::int,
    'value', round(100.0 * count(*) filter (where answered) / nullif(count(answered), 0))::int)
  from ${requests} request)`

/**
 * Returns the offers and invitations of the talent `one.id` with the moment of each, of its first answer, and whether
 * that came in time. An offer draft lives for 14 days at most, which bounds the part of the index that is read.
 */
const talentRequests = ({ since, now }: Wanted): SQL => sql`(
  select asked, reply,
    case when reply <= asked + ${within(TALENT_REPLY_HOURS)} then true
      when reply is null and ended < asked + ${within(TALENT_REPLY_HOURS)} then null
      when reply is not null or asked + ${within(TALENT_REPLY_HOURS)} <= ${at(now)} then false end as answered
  from (
    select
      min(t.at) filter (where t.event = 'send') as asked,
      min(t.at) filter (where t."from" = 'pending_talent' and t.by in ('talent', 'agent')
        and t.event in ('accept', 'reject', 'counter', 'ask_consent')) as reply,
      min(t.at) filter (where t.event = 'cancel') as ended
    from offers o join transitions t on t.noun = 'offer' and t.subject_id = o.id
    where o.talent_id = one.id and o.status <> 'draft' and o.created_at >= ${at(since)} - interval '14 days'
    group by o.id
    union all
    select
      min(t.at) filter (where t.event = 'invite') as asked,
      min(t.at) filter (where t."from" = 'invited' and t.by in ('talent', 'agent')) as reply,
      min(t.at) filter (where t."from" = 'invited' and t.by = 'system') as ended
    from applications a join transitions t on t.noun = 'application' and t.subject_id = a.id
    where a.talent_id = one.id and a.created_at >= ${at(since)}
    group by a.id
  ) as each
  where asked >= ${at(since)})`

/**
 * Returns the applications to the brand `one.id` and the counter-offers it got, and whether each was answered in time.
 * One that ended without an answer, because it expired or the campaign closed, counts as not answered.
 */
const brandRequests = ({ since, now }: Wanted): SQL => sql`(
  select asked,
    case when how = 'withdrawn' and ended <= asked + ${within(BRAND_REPLY_HOURS)} then null
      when how = 'answered' and ended <= asked + ${within(BRAND_REPLY_HOURS)} then true
      when how is not null or asked + ${within(BRAND_REPLY_HOURS)} <= ${at(now)} then false end as answered
  from (
    select last.at as asked, next.at as ended,
      case when next.event = 'withdraw' and next.by <> 'system' then 'withdrawn'
        when next.event in ('shortlist', 'decline', 'offer') then 'answered'
        when next.event is not null then 'closed' end as how
    from applications a
    join lateral (
      select t.id, t.at from transitions t
      where t.noun = 'application' and t.subject_id = a.id and t.event = 'apply'
      order by t.id desc limit 1) as last on true
    left join lateral (
      select t.event, t.by, t.at from transitions t
      where t.noun = 'application' and t.subject_id = a.id and t.id > last.id and t.event <> 'edit'
      order by t.id limit 1) as next on true
    where a.brand_id = one.id and a.created_at >= ${at(since)}
    union all
    select t.at as asked, next.at as ended,
      case when next.event = 'withdraw_counter' then 'withdrawn'
        when next.event in ('accept', 'counter', 'reject_counter', 'cancel') then 'answered'
        when next.event is not null then 'closed' end as how
    from offers o
    join transitions t on t.noun = 'offer' and t.subject_id = o.id and t.event = 'counter' and t."to" = 'pending_brand'
    left join lateral (
      select n.event, n.at from transitions n
      where n.noun = 'offer' and n.subject_id = o.id and n.id > t.id and n.event <> 'extend'
      order by n.id limit 1) as next on true
    where o.brand_id = one.id and o.created_at >= ${at(since)}
  ) as each
  where asked >= ${at(since)})`

/** The column of `deals` that belongs to a side. */
const ofSide = (of: 'talent' | 'brand'): SQL => sql.raw(of === 'talent' ? 'd.talent_id' : 'd.brand_id')

const completed = (of: 'talent' | 'brand'): SQL => sql`(
  select json_build_object('cases', count(*)::int, 'value', count(*)::int)
  from deals d where ${ofSide(of)} = one.id and d.completed_at is not null)`

const revisions = (of: 'talent' | 'brand', { since }: Wanted): SQL => sql`(
  select json_build_object(
    'cases', count(*)::int,
    'value', round(sum((select count(*) from submissions r
      where r.deliverable_id = s.deliverable_id and r.decision = 'changes_requested')) / nullif(count(*), 0), 1)::float8)
  from deals d
  join deliverables w on w.deal_id = d.id
  join submissions s on s.deliverable_id = w.id and s.no = 1
  where ${ofSide(of)} = one.id and s.created_at >= ${at(since)})`

/** Returns how much of the work came by its due date, of the deals `d` that `whose` selects. */
export const onTime = ({ since, now }: Period, whose: SQL): SQL => sql`(
  select json_build_object(
    'cases', count(*)::int,
    'value', round(100.0 * count(*) filter (where submitted <= due) / nullif(count(*), 0))::int)
  from (
    select s.created_at as submitted, coalesce(s.due_at, w.due_at) as due
    from deals d
    join deliverables w on w.deal_id = d.id
    left join submissions s on s.deliverable_id = w.id and s.no = 1
    where ${whose} and (s.id is not null
      or (w.status = 'pending' and d.status in ('active', 'in_review') and w.due_at < ${at(now)}
        and (w.milestone_no is null or w.milestone_no <= d.funded_milestones))
      or (w.status = 'cancelled' and w.due_at < ${at(now)} and exists (
        select from transitions t where t.noun = 'deal' and t.subject_id = d.id and t.event = 'cancel_overdue')))
  ) as each
  where due >= ${at(since)})`

/** Returns the median time from approval to completion, of the paid deals `d` that `whose` selects. */
export const timeToPay = ({ since }: Period, whose: SQL): SQL => sql`(
  select json_build_object('cases', count(*)::int, 'value', round((extract(epoch from
      percentile_cont(0.5) within group (order by d.completed_at - d.approved_at)) / 3600)::numeric, 1)::float8)
  from deals d
  where ${whose} and d.completed_at >= ${at(since)} and d.approved_at is not null
    and (d.price->>'payerPays')::int > 0
    and not exists (select from settlements s where s.deal_id = d.id))`

const replyTime = (wanted: Wanted): SQL => sql`(
  select json_build_object('cases', count(*)::int, 'value', round((extract(epoch from
      percentile_cont(0.5) within group (order by reply - asked)) / 3600)::numeric, 1)::float8)
  from ${talentRequests(wanted)} request where answered)`

/** Returns the usual reply times of these talents alone. */
export async function computeReplyTimes(wanted: Wanted): Promise<FigureRow[]> {
  const { rows } = await db().execute<FigureRow & Record<string, unknown>>(sql`
    select one.id, ${replyTime(wanted)} as "talentReplyTime"
    from unnest(${sql.param([...wanted.ids])}::uuid[]) as one(id)`)
  return rows
}

/** Returns the figures of these talents in one statement, a row each. */
export async function computeTalentFigures(wanted: Wanted): Promise<FigureRow[]> {
  const { rows } = await db().execute<FigureRow & Record<string, unknown>>(sql`
    select one.id,
      ${figureOfAnswers(talentRequests(wanted))} as "talentReplyRate",
      ${replyTime(wanted)} as "talentReplyTime",
      ${onTime(wanted, sql`d.talent_id = one.id`)} as "talentOnTime",
      ${completed('talent')} as "talentCompleted",
      ${revisions('talent', wanted)} as "talentRevisions"
    from unnest(${sql.param([...wanted.ids])}::uuid[]) as one(id)`)
  return rows
}

/** Returns the figures of these brands in one statement, a row each. */
export async function computeBrandFigures(wanted: Wanted): Promise<FigureRow[]> {
  const { rows } = await db().execute<FigureRow & Record<string, unknown>>(sql`
    select one.id,
      ${figureOfAnswers(brandRequests(wanted))} as "brandReplyRate",
      ${timeToPay(wanted, sql`d.brand_id = one.id`)} as "brandTimeToPay",
      (select json_build_object(
          'cases', count(*)::int,
          'value', round(100.0 * count(*) filter (where s.decided_by = 'system') / nullif(count(*), 0))::int)
        from deals d
        join deliverables w on w.deal_id = d.id
        join submissions s on s.deliverable_id = w.id and s.decision = 'approved'
        where d.brand_id = one.id and s.created_at >= ${at(wanted.since)}) as "brandSilentApprovals",
      ${completed('brand')} as "brandCompleted",
      ${revisions('brand', wanted)} as "brandRevisions",
      (select json_build_object('cases', count(*)::int, 'value', (count(*) filter (where c.back_bps < 5000))::int)
        from cancellations c
        join deals d on d.id = c.deal_id
        where c.brand_id = one.id and c.status = 'resolved' and c.decided_at >= ${at(wanted.since)}
          and (d.price->>'payerPays')::int > 0) as "brandDecidedAgainst"
    from unnest(${sql.param([...wanted.ids])}::uuid[]) as one(id)`)
  return rows
}
