import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Statement } from './statement.ts'

/** The recorded statements of one message, and which of their values are specific to a message. */
export interface Played {
  statements: Statement[]
  isFresh: boolean[][]
}

/** Parses recordings and restores their bytes. */
export function parsePlayed(text: string): Record<string, Played> {
  return JSON.parse(text, (_key, value) =>
    value?.type === 'Buffer' && Array.isArray(value.data) ? Buffer.from(value.data) : value,
  )
}

/**
 * Repeats the statements for the message with this number: ids and keys are new, the number is its own, times
 * stay.
 */
export async function replay(pool: pg.Pool, { statements, isFresh }: Played, no: number): Promise<void> {
  const client = await pool.connect()
  const renewed = new Map<string, unknown>()
  try {
    for (const [at, { text, name, values }] of statements.entries()) {
      const own = values.map((value, place) => (isFresh[at]?.[place] ? renew(value, no, renewed) : value))
      await client.query({ text, values: own, ...(name ? { name } : {}) })
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

function renew(value: unknown, no: number, renewed: Map<string, unknown>): unknown {
  if (typeof value === 'number') return no
  const key = Buffer.isBuffer(value) ? value.toString('hex') : String(value)
  if (!renewed.has(key)) renewed.set(key, another(value))
  return renewed.get(key)
}

function another(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return randomBytes(value.length)
  return typeof value === 'string' && uuid.test(value) ? randomUUID() : value
}
