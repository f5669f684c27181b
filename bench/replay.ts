import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Statement } from './statement.ts'

/** The statements of one message as they were recorded, and which of their values each message has for itself. */
export interface Played {
  statements: Statement[]
  isFresh: boolean[][]
}

/** Reads recordings back: bytes as bytes. */
export function parsePlayed(text: string): Record<string, Played> {
  return JSON.parse(text, (_key, value) =>
    value?.type === 'Buffer' && Array.isArray(value.data) ? Buffer.from(value.data) : value,
  )
}

/** Sends the statements again for the message with this number: ids and keys are new, numbers are its own, moments stay. */
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
