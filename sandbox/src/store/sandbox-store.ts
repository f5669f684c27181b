import { createHmac } from 'node:crypto'
import { writeEvent } from '../events/write-event.ts'
import type { EventHandler, Include } from '../route.ts'
import { failMissing } from '../stripe-error.ts'
import type { Clock } from './clock.ts'
import { expandPaths } from './expand.ts'
import type { Kinds, Row } from './kinds.ts'
import { type Filter, type PageParams, readAll, readPage } from './list-page.ts'
import type { SandboxDatabase } from './open-database.ts'

export interface ListReply {
  object: 'list'
  data: Row[]
  has_more: boolean
  url: string
}

/** What all scoped views of one store share. */
export interface SharedState {
  database: SandboxDatabase
  clock: Clock
  endpoints: { url: string; secret: string; connect: boolean }[]
  includes: Record<string, Include>
  /** Handlers of events inside the same transaction, by event type. */
  eventHandlers: Record<string, EventHandler>
  /** The present request, as events name it. */
  request: { id: string | null; idempotency_key: string | null }
  /** Called after the commit when deliveries were written. */
  wake(): void
}

/**
 * All objects of one account (null: the platform), with the operations of handlers. Synchronous: one request
 * is one transaction.
 */
export class SandboxStore {
  readonly shared: SharedState
  readonly account: string | null

  constructor(shared: SharedState, account: string | null = null) {
    this.shared = shared
    this.account = account
  }

  /** Returns the same store scoped to another account; null is the platform. */
  at(account: string | null): SandboxStore {
    return account === this.account ? this : new SandboxStore(this.shared, account)
  }

  /** Returns unix seconds of the sandbox's clock; inside a timer handler, the time it was due. */
  now(): number {
    return this.shared.clock.now()
  }

  /** Returns the next id, `<prefix>_…`. The same steps in a new store create the same ids. */
  mint(prefix: string): string {
    const next =
      Number(this.shared.database.row('select value from meta where name = ?', 'minted')?.value ?? 0) + 1
    this.shared.database.run(
      'insert or replace into meta (name, value) values (?, ?)',
      'minted',
      String(next),
    )
    return `${prefix}_1Sbx${next.toString(36).toUpperCase().padStart(8, '0')}`
  }

  /** Returns the client secret of an intent, which a browser must send. */
  clientSecret(id: string): string {
    return `${id}_secret_${createHmac('sha256', 'marquee payment sandbox').update(id).digest('hex').slice(0, 25)}`
  }

  /** Inserts a new object and returns it. `created` orders lists and defaults to now. */
  create<K extends keyof Kinds>(kind: K, object: Kinds[K]): Kinds[K] {
    const created = typeof object.created === 'number' ? object.created : this.now()
    this.shared.database.run(
      'insert into objects (id, kind, account, created, json) values (?, ?, ?, ?, ?)',
      object.id,
      kind,
      this.account ?? '',
      created,
      JSON.stringify(object),
    )
    return object
  }

  /** Returns an object of this account; undefined when missing or deleted. */
  find<K extends keyof Kinds>(kind: K, id: string): Kinds[K] | undefined {
    const sql = 'select json from objects where id = ? and kind = ? and account = ?'
    const row = this.shared.database.row(sql, id, kind, this.account ?? '')
    return row ? JSON.parse(String(row.json)) : undefined
  }

  /** Like `find`, but fails with 404 resource_missing, naming `param`; also for deleted objects. */
  get<K extends keyof Kinds>(kind: K, id: string, param = 'id'): Kinds[K] {
    const found = this.find(kind, id)
    if (!found) failMissing(kind, id, param)
    return found
  }

  /** Returns any object by id, whatever its kind and account, for expanding and for the control page. */
  anywhere(id: string): Row | undefined {
    const row = this.shared.database.row('select json from objects where id = ?', id)
    return row ? JSON.parse(String(row.json)) : undefined
  }

  /** Updates an object that was loaded and changed. */
  save(object: Row): void {
    this.shared.database.run('update objects set json = ? where id = ?', JSON.stringify(object), object.id)
  }

  /** Deletes an object: lists omit it, and the response is Stripe's deleted stub. */
  remove(object: Row): { id: string; object: string; deleted: true } {
    const stub = { id: object.id, object: object.object, deleted: true } as const
    this.shared.database.run(
      'update objects set kind = ?, json = ? where id = ?',
      `${object.object}.deleted`,
      JSON.stringify({ ...object, ...stub }),
      object.id,
    )
    return stub
  }

  /** Returns the stub of a deleted object, for retrieving it. */
  findRemoved(kind: keyof Kinds, id: string): { id: string; object: string; deleted: true } | undefined {
    const row = this.shared.database.row(
      'select id from objects where id = ? and kind = ?',
      id,
      `${kind}.deleted`,
    )
    return row ? { id, object: kind, deleted: true } : undefined
  }

  /** Returns one page in Stripe's list shape, newest first; `url` is the path in the list. */
  list(kind: keyof Kinds, url: string, filter: Filter, page: PageParams): ListReply {
    const { texts, hasMore } = readPage(this.shared.database, kind, this.account ?? '', filter, page)
    return { object: 'list', data: texts.map((text) => JSON.parse(text)), has_more: hasMore, url }
  }

  /** Returns every matching object of this account, oldest first. */
  all<K extends keyof Kinds>(kind: K, filter: Filter = {}): Kinds[K][] {
    return readAll(this.shared.database, kind, this.account ?? '', filter).map((text) => JSON.parse(text))
  }

  /**
   * Writes the event and its deliveries in this transaction. `previous` holds the old values of an update.
   */
  emit(type: string, object: object, previous?: Record<string, unknown>): void {
    writeEvent(this, type, object, previous)
    const handler = this.shared.eventHandlers[type]
    if (handler && isRow(object)) handler(this, object)
  }

  /**
   * Schedules a timer: the handler `name` runs at `at` (unix seconds) with `key`. The same name and key again
   * moves it.
   */
  due(name: string, at: number, key: string): void {
    this.undue(name, key)
    const payload = JSON.stringify({ key, account: this.account })
    this.shared.database.run(
      'insert into timers (name, at, key, payload) values (?, ?, ?, ?)',
      name,
      at,
      key,
      payload,
    )
  }

  /** Cancels a timer. */
  undue(name: string, key: string): void {
    this.shared.database.run('delete from timers where name = ? and key = ?', name, key)
  }

  /** Returns a copy of `object` in which the named fields are objects instead of ids. */
  expand(object: object, paths: string[]): object {
    return paths.length === 0 ? object : expandPaths(this, object, paths, this.shared.includes)
  }

  /** Runs `work` as one transaction, then starts the deliveries it wrote. */
  transaction<T>(work: () => T): T {
    const result = this.shared.database.transaction(work)
    this.shared.wake()
    return result
  }
}

function isRow(object: object): object is Row {
  return 'id' in object && 'object' in object
}
