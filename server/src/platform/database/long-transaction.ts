import type pg from 'pg'
import type { Query } from './handle.ts'

/** Runs `work` in a transaction of this connection; see `Engine.longTransaction`. */
export async function inLongTransaction<T>(
  client: pg.ClientBase,
  mode: 'read' | 'write',
  work: (query: Query) => Promise<T>,
): Promise<T> {
  await client.query(mode === 'read' ? 'begin isolation level repeatable read read only' : 'begin')
  try {
    const result = await work(
      async <Row extends object>(text: string, parameters: readonly unknown[] = []) => {
        const { rows } = await client.query<Row>(text, [...parameters])
        return rows
      },
    )
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
