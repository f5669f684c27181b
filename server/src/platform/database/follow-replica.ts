import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log.ts'
import { reconnectDelayMs } from '../reconnect-delay.ts'
import { databaseDelays } from './availability.ts'

/** How often both servers are asked, in ms. */
const everyMs = 500
/** The longest wait for an answer, in ms. */
const timeoutMs = 1_000
/** While a replica stands still, this many of the oldest positions are enough to see that it has moved. */
const MAX_POSITIONS = 1_000

/** A position in the write-ahead log of the primary, and when it was read, by `performance.now()`. */
interface Position {
  lsn: bigint
  readAt: number
}

/** How far a server has come; `system` names the database server that a replica is a copy of. */
interface Progress {
  lsn: string | null
  system: string
}

/**
 * Follows a replica: reads the position of the primary, then that of the replica. A replica that has replayed a position has
 * everything that was committed before this position was read. So only this process’s own clock counts.
 */
export class ReplicaFollower {
  readonly #primary: Probe
  readonly #replica: Probe
  readonly #closing = new AbortController()
  readonly #running: Promise<void>
  /** Positions of the primary that the replica had not replayed when it was asked last, oldest first. */
  #ahead: Position[] = []
  /** The replica has what was committed before this moment; null while it does not answer. */
  #completeTo: number | null = null
  #isAnswering: boolean | null = null

  constructor(replicaUrl: string, primaryUrl: string) {
    this.#primary = new Probe(primaryUrl)
    this.#replica = new Probe(replicaUrl)
    this.#running = this.#follow()
  }

  /** Returns whether the replica has everything that was committed more than `ms` ago. */
  hasAllOlderThan(ms: number): boolean {
    return this.#completeTo !== null && performance.now() - this.#completeTo <= ms
  }

  /** Nothing is read from the replica until it has answered again. */
  distrust(): void {
    this.#completeTo = null
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#running
    this.#primary.drop()
    this.#replica.drop()
  }

  async #follow(): Promise<void> {
    const { signal } = this.#closing
    for (let failures = 0; !signal.aborted; ) {
      const error = await this.#compare().then(
        () => null,
        (cause: unknown) => cause,
      )
      failures = error === null ? 0 : failures + 1
      if (error !== null) this.distrust()
      if (!signal.aborted) this.#note(error)
      const delayMs = failures === 0 ? everyMs : reconnectDelayMs(failures, databaseDelays)
      await pause(delayMs, null, { ref: false, signal }).catch(() => {})
    }
  }

  async #compare(): Promise<void> {
    const readAt = performance.now()
    const primary = await this.#primary.ask(
      'select pg_current_wal_lsn()::text as lsn, system_identifier::text as system from pg_control_system()',
    )
    const replica = await this.#replica.ask(
      `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn, system_identifier::text as system
       from pg_control_system()`,
    )
    if (!replica.lsn) throw new Error('DATABASE_READ_URL is not a streaming replica')
    if (!primary.lsn || primary.system !== replica.system)
      throw new Error('DATABASE_READ_URL is not a replica of DATABASE_URL')
    const replayed = positionOf(replica.lsn)
    const positions = [...this.#ahead, { lsn: positionOf(primary.lsn), readAt }]
    const reached = positions.findLast(({ lsn }) => lsn <= replayed)
    this.#ahead = positions.filter(({ lsn }) => lsn > replayed).slice(0, MAX_POSITIONS)
    if (reached) this.#completeTo = reached.readAt
  }

  /** Writes one line when the replica stops or begins to answer. */
  #note(error: unknown): void {
    const isAnswering = error === null
    if (isAnswering === this.#isAnswering) return
    if (!isAnswering)
      log.error({ err: error }, 'The read replica cannot be used; lists are read from the primary')
    else if (this.#isAnswering === false) log.warn('The read replica is used again')
    this.#isAnswering = isAnswering
  }
}

/** One connection that is opened when it is needed, and again after an error. */
class Probe {
  readonly #url: string
  #client: pg.Client | null = null

  constructor(url: string) {
    this.#url = url
  }

  /** Returns the first row. Rejects after `timeoutMs` without a connection or an answer. */
  async ask(text: string): Promise<Progress> {
    try {
      const client = this.#client ?? (await this.#open())
      const { rows } = await client.query<Progress>(text)
      const [row] = rows
      if (!row) throw new Error('The database has returned no row')
      return row
    } catch (error) {
      this.drop()
      throw error
    }
  }

  /** Closes the connection without waiting for the server, which may be silent. */
  drop(): void {
    const client = this.#client
    this.#client = null
    void client?.end().catch(() => {})
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'marquee reads',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    })
    this.#client = client
    client.on('error', () => {})
    await client.connect()
    return client
  }
}

/** Returns a position such as `16/B374D848` as a number. */
function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
