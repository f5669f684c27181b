import pg from 'pg'
import type { UnitOfWork } from '../transactions/unit-of-work.ts'
import type { Db } from './handle.ts'
import type { NamedClient } from './named-client.ts'
import { handleOn } from './postgres-handle.ts'

const handles = new WeakMap<pg.PoolClient, Db>()

/** A transaction on a connection of the pool. `work` starts while the statement that opens it is on its way. */
export async function inPoolTransaction<T>(
  pool: pg.Pool,
  actor: string,
  unitOfWork: UnitOfWork,
  work: (tx: Db, opened: Promise<string>) => Promise<T>,
): Promise<T> {
  const client = (await pool.connect()) as pg.PoolClient & NamedClient
  client.enterTransaction()
  unitOfWork.sendBatchesWith((send) => client.batch(send))
  try {
    const running = client.batch(() => {
      const opened = unitOfWork.usage.count(() => open(client, actor))
      opened.catch(() => {})
      return work(handleOf(client), opened)
    })
    const result = await running
    await commit(client, unitOfWork)
    client.leaveTransaction()
    client.release()
    return result
  } catch (error) {
    // A connection that cannot roll back, or that could not send a statement, is not returned to the pool.
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.leaveTransaction()
    client.release(broken || client.isDamaged)
    throw error
  }
}

/** Two statements in one text return two results; the second holds the time. */
async function open(client: pg.PoolClient, actor: string): Promise<string> {
  const text = `begin; select set_config('app.actor', ${pg.escapeLiteral(actor)}, true), now()::text as now`
  const answers = (await client.query(text)) as unknown as pg.QueryResult<{ now: string }>[]
  return answers[1]?.rows[0]?.now ?? ''
}

/**
 * Sends the queued writes and the commit as one batch. The commit is sent only when every write has been
 * sent: a write whose values cannot be serialised fails in this process, and PostgreSQL would commit without
 * it. A failed write turns the commit into a rollback.
 */
async function commit(client: pg.PoolClient & NamedClient, unitOfWork: UnitOfWork): Promise<void> {
  const { written, committed } = client.batch(() => {
    const expected = client.sent + unitOfWork.queuedWrites
    const written = unitOfWork.flush()
    const isComplete = client.sent === expected
    return {
      written,
      committed: isComplete ? unitOfWork.usage.count(() => client.query({ text: 'commit' }, [])) : null,
    }
  })
  committed?.catch(() => {})
  await written
  const answer = await committed
  if (answer?.command !== 'COMMIT') throw new Error('The transaction was not committed')
}

function handleOf(client: pg.PoolClient): Db {
  const known = handles.get(client) ?? handleOn(client)
  handles.set(client, known)
  return known
}
