import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may come here. Every address below `/api` says so, or the server does not stand. */
    policy?: string
  }
}

/** Stops the start when somebody adds an address below `/api` without saying who may use it. */
export function requirePolicy(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.config?.policy)
      throw new Error(`${String(route.method)} ${route.url} has no policy`)
  })
}
