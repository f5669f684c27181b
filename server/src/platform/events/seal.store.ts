import { desc, gt, type SQL, sql } from 'drizzle-orm'
import { db } from '../database/database.ts'
import { type SealSource, sealBatches, seals } from '../jobs/jobs.tables.ts'

/** A row as the seals cover it: PostgreSQL's text of all its columns. */
export interface Sealable {
  source: SealSource
  rowId: number
  content: string
}

export type SealBatch = typeof sealBatches.$inferSelect

interface Found {
  source: SealSource
  row_id: string | number
  content: string
}

/** Journals are read from a view whose module defines `content`. */
const tables = {
  event: sql.raw('events'),
  transition: sql.raw('transitions'),
  journal: sql.raw('sealable_journals'),
}

/** All columns as one text, identical on both engines and in every time zone. */
const contents = {
  event: sql`jsonb_build_array(r.id, r.name, r.payload, r.actor, r.request_id, extract(epoch from r.at))::text`,
  transition: sql`jsonb_build_array(r.id, r.noun, r.subject_id, r.event, r."from", r."to", r.version, r."by", r.actor, r.operator_id, r.reason, extract(epoch from r.at))::text`,
  journal: sql`r.content`,
}

/** Where the last batch has arrived in each source. */
type Reached = Pick<SealBatch, 'eventTo' | 'journalTo' | 'transitionTo'>

/**
 * Returns committed rows without a seal, events before journals before transitions, each in the order of their ids: those
 * after the last batch, at most `limit` of each source, and those whose ids were missing before.
 */
export async function unsealedRows(last: Reached | undefined, limit: number): Promise<Sealable[]> {
  const found = await db().execute<Found & Record<string, unknown>>(sql`
    ${unsealed('event', last?.eventTo, limit)} union all ${unsealed('journal', last?.journalTo, limit)}
    union all ${unsealed('transition', last?.transitionTo, limit)} order by source, row_id`)
  return found.rows.map(({ source, row_id, content }) => ({ source, rowId: Number(row_id), content }))
}

/** Returns the content of rows by id; a missing row is left out. */
export async function loadContents(source: SealSource, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await db().execute<{ id: string | number; content: string }>(
    sql`select r.id, ${contents[source]} as content from ${tables[source]} r where r.id = any(${sql.param(ids)}::bigint[])`,
  )
  return new Map(found.rows.map(({ id, content }) => [Number(id), content]))
}

/** Counts the rows of a source up to an id that neither a batch may still take nor a single seal covers. */
export async function countRowsUpTo(source: SealSource, id: number): Promise<number> {
  const found = await db().execute<{ count: string }>(sql`
    select count(*) as count from ${tables[source]} r where r.id <= ${id}::bigint
      and not exists (select from seals s where s.source = ${source} and s.row_id = r.id)
      and not exists (select from seal_gaps g where g.source = ${source} and g.row_id = r.id)`)
  return Number(found.rows[0]?.count ?? 0)
}

export async function lastSeal(): Promise<{ id: number; hash: string }> {
  const [row] = await db()
    .select({ id: seals.id, hash: seals.hash })
    .from(seals)
    .orderBy(desc(seals.id))
    .limit(1)
  return row ?? { id: 0, hash: '' }
}

export async function lastBatch(): Promise<SealBatch | undefined> {
  const [row] = await db().select().from(sealBatches).orderBy(desc(sealBatches.id)).limit(1)
  return row
}

/** Lists batches after an id, in their order. */
export async function batchesAfter(id: number, limit: number): Promise<SealBatch[]> {
  return db().select().from(sealBatches).where(gt(sealBatches.id, id)).orderBy(sealBatches.id).limit(limit)
}

const idColumns = { event: 'events', journal: 'journals', transition: 'transitions' } as const

/** Lists the batches that seal any of these rows. */
export async function listBatchesOf(source: SealSource, rowIds: readonly number[]): Promise<SealBatch[]> {
  if (rowIds.length === 0) return []
  return db()
    .select()
    .from(sealBatches)
    .where(sql`${sql.param(rowIds)}::bigint[] && ${sealBatches[idColumns[source]]}`)
    .orderBy(sealBatches.id)
}

export async function createBatch(batch: typeof sealBatches.$inferInsert): Promise<void> {
  await db().insert(sealBatches).values(batch)
}

/** Adds missing ids, and deletes those that are sealed now or missing for ten minutes, longer than any transaction. */
export async function updateGaps(added: readonly { source: SealSource; rowId: number }[]): Promise<void> {
  await db().execute(sql`
    delete from seal_gaps g using (select * from seal_batches order by id desc limit 1) b
    where g.seen_at < now() - interval '10 minutes'
      or g.row_id = any(case g.source when 'event' then b.events when 'journal' then b.journals else b.transitions end)`)
  if (added.length === 0) return
  await db().execute(sql`
    insert into seal_gaps (source, row_id)
    select * from unnest(${sql.param(added.map(({ source }) => source))}::text[], ${sql.param(added.map(({ rowId }) => rowId))}::bigint[])
    on conflict do nothing`)
}

/**
 * Returns the chain of single seals after one of them, with the current content of each row; `content` is null when the
 * row is missing.
 */
export async function chainAfter(
  id: number,
  limit: number,
): Promise<{ id: number; source: SealSource; rowId: number; hash: string; content: string | null }[]> {
  const found = await db().execute<
    Record<string, unknown> & {
      id: string
      source: SealSource
      row_id: string
      hash: string
      content: string | null
    }
  >(sql`
    select s.id, s.source, s.row_id, s.hash,
      case s.source
        when 'event' then (select ${contents.event} from events r where r.id = s.row_id)
        when 'journal' then (select ${contents.journal} from ${tables.journal} r where r.id = s.row_id)
        else (select ${contents.transition} from transitions r where r.id = s.row_id)
      end as content
    from seals s where s.id > ${id} order by s.id limit ${limit}`)
  return found.rows.map((row) => ({ ...row, id: Number(row.id), rowId: Number(row.row_id) }))
}

/** Before the first batch, rows may have a single seal: those up to two minutes before the newest are skipped unread. */
function unsealed(source: SealSource, reached: number | undefined, limit: number): SQL {
  const from =
    reached === undefined
      ? sql`coalesce((select s.row_id from seals s where s.source = ${source} and s.sealed_at < now() - interval '2 minutes'
          order by s.sealed_at desc, s.row_id desc limit 1), 0)`
      : sql`${reached}::bigint`
  const isNew = sql`not exists (select from seals s where s.source = ${source} and s.row_id = r.id)`
  return sql`
    (select ${source}::text as source, r.id as row_id, ${contents[source]} as content from ${tables[source]} r
      where r.id > ${from} and ${isNew} order by r.id limit ${limit})
    union all
    (select ${source}::text, r.id, ${contents[source]} from seal_gaps g join ${tables[source]} r on r.id = g.row_id
      where g.source = ${source} and ${isNew})`
}
