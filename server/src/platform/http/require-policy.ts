import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use this route. Every route below `/api` declares it, or the server does not start. */
    policy?: string
  }
}

/** Stops the start when a route below `/api` has no policy. */
export function requirePolicy(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.config?.policy)
      throw new Error(`${String(route.method)} ${route.url} has no policy`)
  })
}
