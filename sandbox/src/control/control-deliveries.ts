import type { FastifyInstance } from 'fastify'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest } from '../stripe-error.ts'

const columns = 'id, event_id, type, endpoint, connect, state, attempts, next_at, last_error'

/** Control calls that list deliveries and drop, duplicate, delay, send or reorder them. */
export function controlDeliveries(app: FastifyInstance, store: SandboxStore): void {
  const { database } = store.shared
  const find = (params: unknown) => {
    const id = Number(Object(params).id)
    const row = database.row(`select ${columns} from deliveries where id = ?`, id)
    if (!row) failRequest('resource_missing', `No such delivery: ${id}`, 'id')
    return id
  }
  const answer = (id: number) => {
    store.shared.wake()
    return database.row(`select ${columns} from deliveries where id = ?`, id)
  }
  app.get('/_sandbox/deliveries', () => ({
    data: database.rows(`select ${columns} from deliveries order by id desc limit 200`),
  }))
  app.post('/_sandbox/deliveries/:id/drop', ({ params }) => {
    const id = find(params)
    database.run("update deliveries set state = 'dropped' where id = ?", id)
    return answer(id)
  })
  app.post('/_sandbox/deliveries/:id/duplicate', ({ params }) => {
    const id = find(params)
    const copied = 'event_id, type, endpoint, connect, position'
    return answer(
      database.run(`insert into deliveries (${copied}) select ${copied} from deliveries where id = ?`, id),
    )
  })
  app.post('/_sandbox/deliveries/:id/delay', ({ params, body }) => {
    const id = find(params)
    const wait = Number(Object(body).ms ?? 60_000)
    database.run("update deliveries set state = 'waiting', next_at = ? where id = ?", Date.now() + wait, id)
    return answer(id)
  })
  app.post('/_sandbox/deliveries/:id/deliver', ({ params }) => {
    const id = find(params)
    database.run("update deliveries set state = 'waiting', next_at = 0 where id = ?", id)
    return answer(id)
  })
  app.post('/_sandbox/deliveries/reorder', () => {
    database.run("update deliveries set position = -position where state = 'waiting'")
    store.shared.wake()
    return {
      data: database.rows(
        `select ${columns} from deliveries where state = 'waiting' order by position limit 200`,
      ),
    }
  })
}
