import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const folder = join(import.meta.dirname, '..', 'browser')

/** The files that a browser loads, by their address. */
const assets: Record<string, string> = {
  '/v3/stripe.js': 'stripe.js',
  '/assets/authenticate.js': 'authenticate.js',
  '/assets/card-fields.js': 'card-fields.js',
  '/assets/control.js': 'control.js',
  '/assets/element.js': 'element.js',
  '/assets/pay.js': 'pay.js',
  '/assets/sandbox.css': 'sandbox.css',
}

/** Serves the scripts and the stylesheet. */
export function registerAssets(app: FastifyInstance): void {
  for (const [address, name] of Object.entries(assets)) {
    const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
    app.get(address, (_request, reply) => {
      reply.header('content-type', type).header('cache-control', 'no-cache').header('cross-origin-resource-policy', 'cross-origin')
      return reply.send(readFileSync(join(folder, name), 'utf8'))
    })
  }
}
