/**
 * The bare app that the product is measured against: Fastify and pg doing the statements of RECORDINGS, in one transaction where the
 * product has one, without contract, rights, validation and logs.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import type { Recording, Recordings } from './statement.ts'

const recordings: Recordings = JSON.parse(readFileSync(process.env.RECORDINGS ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()

for (const [kind, recording] of Object.entries(recordings)) app.get(`/${kind}`, () => play(recording))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))

async function play(recording: Recording): Promise<unknown> {
  const client = await pool.connect()
  const ids = new Map(recording.fresh.map((id) => [id, String(randomUUID())]))
  let largest: unknown[] = []
  try {
    for (const { text, name, values, rows } of recording.statements) {
      const answer = await client.query({
        text,
        values: values.map((value) => renewed(value, ids)),
        rowMode: 'array',
        ...(name ? { name } : {}),
      })
      const made: unknown[][] = answer.rows ?? []
      if (ids.size > 0) follow(rows, made, ids)
      if (made.length > largest.length) largest = made
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  return { status: 200, data: largest }
}

/** A value with the ids of the recorded request replaced by those of this one. */
function renewed(value: unknown, ids: Map<string, string>): unknown {
  if (typeof value !== 'string' || ids.size === 0) return value
  let text = value
  for (const [old, id] of ids) text = text.replaceAll(old, id)
  return text
}

/** Ids that the database made: the recorded row's and this one's stand at the same place. */
function follow(recorded: Record<string, unknown>[], made: unknown[][], ids: Map<string, string>): void {
  const [then] = recorded
  const [now] = made
  if (!then || !now) return
  Object.values(then).forEach((value, at) => {
    const id = now[at]
    if (typeof value === 'string' && ids.has(value) && typeof id === 'string') ids.set(value, id)
  })
}
