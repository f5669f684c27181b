import { type SQL, sql } from 'drizzle-orm'
import { queuedWrite } from '../database/compiled.ts'
import { db } from '../database/database.ts'
import { type sealSources, seals } from '../jobs/jobs.tables.ts'

type Source = (typeof sealSources)[number]

/** A row as the hash chain covers it: PostgreSQL's text of all its columns. */
export interface Sealable {
  source: Source
  rowId: number
  content: string
}

interface Found {
  source: Source
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
  transition: sql`jsonb_build_array(r.id, r.noun, r.subject_id, r.event, r."from", r."to", r.version, r."by", r.actor, r.reason, extract(epoch from r.at))::text`,
  journal: sql`r.content`,
}

/**
 * Returns committed rows without a seal, events before journals before transitions, each in the order of
 * their ids. Looks back two minutes before the newest seal, longer than any transaction may last.
 */
export async function unsealedRows(limit: number): Promise<Sealable[]> {
  const found = await db().execute<Found & Record<string, unknown>>(
    sql`${unsealed('event')} union all ${unsealed('journal')} union all ${unsealed('transition')} order by source, row_id limit ${limit}`,
  )
  return found.rows.map(({ source, row_id, content }) => ({ source, rowId: Number(row_id), content }))
}

export async function lastSeal(): Promise<{ id: number; hash: string }> {
  const [row] = await db()
    .select({ id: seals.id, hash: seals.hash })
    .from(seals)
    .orderBy(sql`${seals.id} desc`)
    .limit(1)
  return row ?? { id: 0, hash: '' }
}

/** Takes one array per column, so that the statement text is the same for any number of rows. */
const insertSeals = queuedWrite(
  (on, input: { ids: number[]; sources: string[]; rowIds: number[]; hashes: string[] }) => {
    const columns = sql`${input.ids}::bigint[], ${input.sources}::text[], ${input.rowIds}::bigint[], ${input.hashes}::text[]`
    return on.insert(seals).select(sql`select *, now() from unnest(${columns})`)
  },
)

export async function addSeals(rows: (typeof seals.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  await insertSeals({
    ids: rows.map((row) => row.id),
    sources: rows.map((row) => row.source),
    rowIds: rows.map((row) => row.rowId),
    hashes: rows.map((row) => row.hash),
  })
}

/**
 * Returns the chain after a seal with the current content of each row; `content` is null when the row is
 * missing.
 */
export async function chainAfter(
  id: number,
  limit: number,
): Promise<{ id: number; source: Source; rowId: number; hash: string; content: string | null }[]> {
  const found = await db().execute<
    Record<string, unknown> & {
      id: string
      source: Source
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

function unsealed(source: Source): SQL {
  return sql`
    select ${source}::text as source, r.id as row_id, ${contents[source]} as content
    from ${tables[source]} r
    where r.id > coalesce((
        select s.row_id from seals s
        where s.source = ${source} and s.sealed_at < now() - interval '2 minutes'
        order by s.sealed_at desc, s.row_id desc limit 1
      ), 0)
      and not exists (select from seals s where s.source = ${source} and s.row_id = r.id)`
}
