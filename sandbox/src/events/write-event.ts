import type { Book } from '../book/book.ts'
import { writeShown } from '../book/write-shown.ts'

/** The API version whose shapes the sandbox serves. */
export const apiVersion = '2026-10-28.endive'

/** Writes an event about `object` and one waiting delivery per endpoint that listens: platform and connected accounts have separate ones. */
export function writeEvent(book: Book, type: string, object: object, previous?: Record<string, unknown>): void {
  const { store, endpoints, request } = book.shared
  const listening = endpoints.filter((endpoint) => endpoint.connect === (book.account !== null))
  const event = {
    id: book.mint('evt'),
    object: 'event',
    ...(book.account && { account: book.account }),
    api_version: apiVersion,
    created: book.now(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: listening.length,
    request: { ...request },
    type,
  }
  book.create('event', event)
  const body = writeShown(event, 2)
  for (const endpoint of listening) {
    const sql = 'insert into deliveries (event_id, type, endpoint, connect, body, position) values (?, ?, ?, ?, ?, ?)'
    const id = store.run(sql, event.id, type, endpoint.url, endpoint.connect ? 1 : 0, body, 0)
    store.run('update deliveries set position = id where id = ?', id)
  }
}
