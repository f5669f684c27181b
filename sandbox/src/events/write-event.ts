import { toPublicJson } from '../store/row.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'

/** The API version whose shapes the sandbox serves. */
export const apiVersion = '2026-10-28.endive'

/**
 * Writes an event about `object` in its public form, and one waiting delivery per matching endpoint: platform
 * and connected accounts have separate ones.
 */
export function writeEvent(
  store: SandboxStore,
  type: string,
  object: object,
  previous?: Record<string, unknown>,
): void {
  const { database, endpoints, request } = store.shared
  const listening = endpoints.filter((endpoint) => endpoint.connect === (store.account !== null))
  const id = store.mint('evt')
  const created = store.now()
  const event = {
    id,
    object: 'event',
    ...(store.account && { account: store.account }),
    api_version: apiVersion,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: listening.length,
    request: { ...request },
    type,
  }
  const columns = 'insert into objects (id, kind, account, created, json) values (?, ?, ?, ?, ?)'
  database.run(columns, id, 'event', store.account ?? '', created, toPublicJson(event))
  for (const endpoint of listening) {
    const sql = 'insert into deliveries (event_id, type, endpoint, connect, position) values (?, ?, ?, ?, 0)'
    const delivery = database.run(sql, id, type, endpoint.url, endpoint.connect ? 1 : 0)
    database.run('update deliveries set position = id where id = ?', delivery)
  }
}
