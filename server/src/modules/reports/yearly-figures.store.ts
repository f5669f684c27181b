import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '../../platform/database/database.ts'

const figure = z.object({
  reports: z.number(),
  cases: z.number(),
  withoutAccount: z.number(),
  open: z.number(),
  removed: z.number(),
  appeals: z.number(),
  overturned: z.number(),
  /** Medians in minutes; null without a case. */
  toFirstReview: z.number().nullable(),
  toDecision: z.number().nullable(),
  toRemoval: z.number().nullable(),
  toAppealDecision: z.number().nullable(),
})
const figures = z.object({
  total: figure,
  byKind: z.record(z.string(), figure),
  byOutcome: z.record(z.string(), figure),
})
export type YearlyFigures = z.output<typeof figures>

const medianMinutes = (from: string, to: string) => sql`
  round((percentile_cont(0.5) within group (order by extract(epoch from ${sql.raw(to)} - ${sql.raw(from)}) / 60)
    filter (where ${sql.raw(to)} is not null))::numeric, 1)::float8`

const columns = sql`jsonb_build_object(
  'reports', coalesce(sum(reports), 0)::int,
  'cases', count(*)::int,
  'withoutAccount', coalesce(sum(without_account), 0)::int,
  'open', (count(*) filter (where decided_at is null))::int,
  'removed', (count(*) filter (where is_removed))::int,
  'appeals', (count(*) filter (where appealed_at is not null))::int,
  'overturned', (count(*) filter (where is_upheld = false))::int,
  'toFirstReview', ${medianMinutes('created_at', 'claimed_at')},
  'toDecision', ${medianMinutes('created_at', 'decided_at')},
  'toRemoval', ${medianMinutes('created_at', 'removed_at')},
  'toAppealDecision', ${medianMinutes('appealed_at', 'appeal_decided_at')})`

/**
 * Counts the cases whose first report was received in a calendar year (UTC), and the medians of their times.
 */
export async function loadYearlyFigures(year: number): Promise<YearlyFigures> {
  const { rows } = await db().execute(sql`
    with cases as (
      select k.*, n.reports, n.without_account from report_cases k
      cross join lateral (
        select count(*) as reports, count(*) filter (where is_without_account) as without_account
        from reports where case_id = k.id) n
      where k.created_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')
        and k.created_at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC'))
    select (select ${columns} from cases) as total,
      (select coalesce(jsonb_object_agg(kind, one), '{}') from (select kind, ${columns} as one from cases group by kind) k)
        as "byKind",
      (select coalesce(jsonb_object_agg(outcome, one), '{}') from (
        select coalesce(outcome, 'undecided') as outcome, ${columns} as one from cases group by 1) o) as "byOutcome"`)
  return figures.parse(rows[0])
}
