import { failRequest } from '../stripe-error.ts'
import type { SandboxDatabase } from './open-database.ts'

/** The parameters of every list call. `created` bounds are unix seconds. */
export interface PageParams {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: number | { gt?: number; gte?: number; lt?: number; lte?: number }
}

/**
 * Equality on fields of the object, by path (`customer`, `recurring.interval`); an array means any of its
 * values.
 */
export type Filter = Record<string, string | number | boolean | null | undefined | (string | number)[]>

interface Question {
  clauses: string[]
  values: (string | number)[]
}

/**
 * Returns the matching objects of one kind and account, newest first; one more than `limit` shows whether
 * there are others.
 */
export function readPage(
  store: SandboxDatabase,
  kind: string,
  account: string,
  filter: Filter,
  page: PageParams,
): { texts: string[]; hasMore: boolean } {
  const limit = page.limit ?? 10
  if (limit < 1 || limit > 100)
    failRequest('parameter_invalid_integer', 'This value must be between 1 and 100.', 'limit')
  const question = ask(kind, account, filter)
  boundCreated(question, page.created)
  const backwards = page.ending_before !== undefined
  const cursor = page.ending_before ?? page.starting_after
  if (cursor !== undefined) {
    question.clauses.push(backwards ? 'seq > ?' : 'seq < ?')
    question.values.push(seqOf(store, kind, cursor, backwards ? 'ending_before' : 'starting_after'))
  }
  const sql = `select json from objects where ${question.clauses.join(' and ')} order by seq ${backwards ? 'asc' : 'desc'} limit ?`
  const rows = store.rows(sql, ...question.values, limit + 1)
  const texts = rows.slice(0, limit).map((row) => String(row.json))
  return { texts: backwards ? texts.reverse() : texts, hasMore: rows.length > limit }
}

/** Returns every matching object of one kind and account, oldest first. */
export function readAll(store: SandboxDatabase, kind: string, account: string, filter: Filter): string[] {
  const { clauses, values } = ask(kind, account, filter)
  return store
    .rows(`select json from objects where ${clauses.join(' and ')} order by seq`, ...values)
    .map((row) => String(row.json))
}

function ask(kind: string, account: string, filter: Filter): Question {
  const question: Question = { clauses: ['kind = ?', 'account = ?'], values: [kind, account] }
  for (const [path, expected] of Object.entries(filter)) {
    if (expected === undefined) continue
    const field = `json_extract(json, '$.${path.replaceAll(/[^a-z_.0-9]/gi, '')}')`
    if (expected === null) question.clauses.push(`${field} is null`)
    else if (Array.isArray(expected)) {
      question.clauses.push(`${field} in (${expected.map(() => '?').join(', ')})`)
      question.values.push(...expected)
    } else {
      question.clauses.push(`${field} = ?`, `${field} is not null`)
      question.values.push(typeof expected === 'boolean' ? Number(expected) : expected)
    }
  }
  return question
}

function boundCreated(question: Question, created: PageParams['created']): void {
  if (created === undefined) return
  const bounds: Record<string, number | undefined> =
    typeof created === 'number' ? { eq: created } : { ...created }
  const signs: Record<string, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' }
  for (const [name, bound] of Object.entries(bounds)) {
    if (bound === undefined || !signs[name]) continue
    question.clauses.push(`created ${signs[name]} ?`)
    question.values.push(bound)
  }
}

function seqOf(store: SandboxDatabase, kind: string, id: string, param: string): number {
  const row = store.row('select seq from objects where id = ? and kind = ?', id, kind)
  if (!row) failRequest('resource_missing', `No such object: '${id}'`, param)
  return Number(row.seq)
}
