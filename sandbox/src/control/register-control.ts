import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failureModes, type InjectedFailures } from '../http/injected-failures.ts'
import type { SandboxStore } from '../store/sandbox-store.ts'
import { failRequest, StripeError } from '../stripe-error.ts'
import { controlDeliveries } from './control-deliveries.ts'
import { controlMoney } from './control-money.ts'

export interface Control {
  failures: InjectedFailures
  /** Moves the clock to this offset and runs due timers. */
  moveClock(offsetMs: number): void
  /** Empties the store and creates its catalogue again. */
  reset(): void
}

/**
 * Registers the calls under /_sandbox for tests and the control page: JSON, without a key, from this machine
 * only.
 */
export function registerControl(app: FastifyInstance, store: SandboxStore, control: Control): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/_sandbox')) requireLoopback(request)
    done()
  })
  controlDeliveries(app, store)
  controlMoney(app, store)
  const { clock } = store.shared
  const showClock = () => ({ now: clock.now(), offset_ms: clock.offset() })
  app.get('/_sandbox/clock', showClock)
  app.post('/_sandbox/clock', ({ body }) => {
    const { advance_ms, set_offset_ms } = Object(body)
    const offset =
      set_offset_ms === undefined ? clock.offset() + Number(advance_ms ?? 0) : Number(set_offset_ms)
    if (!Number.isFinite(offset))
      failRequest('parameter_invalid_integer', 'Give advance_ms or set_offset_ms, in milliseconds.')
    control.moveClock(offset)
    return showClock()
  })
  app.get('/_sandbox/failures', () => ({ data: control.failures.list() }))
  app.delete('/_sandbox/failures', () => {
    control.failures.clear()
    return { data: [] }
  })
  app.post('/_sandbox/failures', ({ body }) => {
    const { operation, path, mode, times } = Object(body)
    const failureMode = failureModes.find((name) => name === mode)
    if (!failureMode)
      failRequest('parameter_invalid_string_enum', `mode is one of ${failureModes.join(', ')}.`, 'mode')
    control.failures.add({
      match: String(operation ?? path ?? '*'),
      mode: failureMode,
      times: Number(times ?? 1),
    })
    return { data: control.failures.list() }
  })
  app.post('/_sandbox/reset', () => {
    control.reset()
    return { done: true }
  })
}

const loopbackHosts = new Set(['127.0.0.1', 'localhost'])

/**
 * Rejects requests from other hosts and other origins: a page of another site in the same browser must not
 * reach the control calls.
 */
function requireLoopback(request: FastifyRequest): void {
  const { origin } = request.headers
  const isOwn = origin === undefined || origin === `http://${request.headers.host}`
  if (!isOwn || !loopbackHosts.has(request.hostname))
    throw new StripeError(403, { message: 'Control calls come from this machine only.' })
}
