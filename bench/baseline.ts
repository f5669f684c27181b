/**
 * The baseline app that the product is compared with: Fastify and pg run the statements of RECORDINGS, in one
 * transaction where the product has one, without contract, permissions, validation and logs.
 */
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
  let largest: unknown[] = []
  try {
    for (const { text, name, values } of recording.statements) {
      const answer = await client.query({ text, values, rowMode: 'array', ...(name ? { name } : {}) })
      const made: unknown[][] = answer.rows ?? []
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
