import { registerControl } from './control/register-control.ts'
import { type Delivery, startPoster, takeDeliveries } from './events/deliver.ts'
import { InjectedFailures } from './http/injected-failures.ts'
import { openApp } from './http/open-app.ts'
import { serveRoutes } from './http/serve-routes.ts'
import { registerPages } from './pages/register-pages.ts'
import { routes } from './routes.ts'
import { moveClock, openSandboxStore, readEvents, resetStore, startTimerLoop } from './running-store.ts'
import type { EventRow } from './store/kinds.ts'

export interface Endpoint {
  url: string
  secret: string
  /** True: events of connected accounts, with `account`; false: the platform's own. */
  connect: boolean
}

export interface SandboxOptions {
  /** 0 or undefined: a free port. */
  port?: number
  /** The address it listens on, 127.0.0.1. */
  host?: string
  /** The host name for browsers, `localhost`. */
  publicHost?: string
  /** The data folder; null or undefined: in memory. */
  folder?: string | null
  endpoints?: Endpoint[]
  /** `post` sends deliveries, `held` keeps them for `takeDeliveries`. */
  delivery?: 'post' | 'held'
  secretKey?: string
  publishableKey?: string
  /** Responds with 500 when a response breaks its schema; for tests. */
  validateReplies?: boolean
  /** The origin of the app whose pages may call from a browser. */
  appUrl?: string
}

export interface Sandbox {
  url: string
  publicUrl: string
  port: number
  secretKey: string
  publishableKey: string
  close(): Promise<void>
  /**
   * The sandbox's time. Moving it forward runs due timers in order: holds, trials, renewals, payouts,
   * sessions.
   */
  clock: { now(): Date; advance(ms: number): Promise<void>; set(offsetMs: number): Promise<void> }
  /** Returns and removes the signed deliveries that wait, oldest first. */
  takeDeliveries(): Delivery[]
  /** Returns every event of the platform and of connected accounts, oldest first. */
  events(): EventRow[]
}

export type { Delivery }

/**
 * Starts the payment sandbox: a simulator of Stripe's API with its own store, clock, webhooks and pages. It
 * moves no real money.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    secretKey = 'sk_test_sandbox',
    publishableKey = 'pk_test_sandbox',
    host = '127.0.0.1',
    publicHost = 'localhost',
  } = options
  const appUrl = options.appUrl ?? 'http://127.0.0.1:3000'
  const store = openSandboxStore(options.folder ?? null, options.endpoints ?? [])
  const failures = new InjectedFailures()
  const app = openApp(appUrl)
  let port = 0
  const publicUrl = () => `http://${publicHost}:${port}`
  serveRoutes(app, store, routes, {
    secretKey,
    publishableKey,
    failures,
    publicUrl,
    appUrl,
    validateReplies: options.validateReplies ?? false,
  })
  registerControl(app, store, {
    failures,
    moveClock: (offsetMs) => moveClock(store, offsetMs),
    reset: () => resetStore(store),
  })
  registerPages(app, store, { publicUrl, appUrl, publishableKey, secretKey })
  await app.listen({ port: options.port ?? 0, host })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
  const poster = options.delivery === 'held' ? null : startPoster(store.shared)
  if (poster) store.shared.wake = poster.wake
  const timerLoop = startTimerLoop(store)
  return {
    url: `http://${host}:${port}`,
    publicUrl: publicUrl(),
    port,
    secretKey,
    publishableKey,
    clock: {
      now: () => new Date(store.now() * 1000),
      advance: async (ms) => moveClock(store, store.shared.clock.offset() + ms),
      set: async (offsetMs) => moveClock(store, offsetMs),
    },
    takeDeliveries: () => takeDeliveries(store.shared),
    events: () => readEvents(store),
    close: async () => {
      timerLoop.stop()
      await app.close()
      await poster?.close()
      store.shared.database.close()
    },
  }
}
