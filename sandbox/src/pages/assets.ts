import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const folder = join(import.meta.dirname, '..', 'browser')

/** The files for browsers, by path. */
const assets: Record<string, string> = {
  '/assets/authenticate.js': 'authenticate.js',
  '/assets/card-fields.js': 'card-fields.js',
  '/assets/control.js': 'control.js',
  '/assets/element.js': 'element.js',
  '/assets/pay.js': 'pay.js',
  '/assets/sandbox.css': 'sandbox.css',
}

/** The modules of the Stripe.js replacement, each after its dependencies. */
const parts = ['call', 'element', 'settle', 'confirm', 'stripe']

/**
 * Returns the Stripe.js replacement as the single plain script that a script tag expects: the modules in one
 * scope, without imports and exports.
 */
function joinStripe(): string {
  const texts = parts.map((name) => readFileSync(join(folder, 'stripe', `${name}.js`), 'utf8'))
  return `;(() => {\n${texts
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '')}})()\n`
}

/** Serves the scripts and the stylesheet. */
export function registerAssets(app: FastifyInstance): void {
  app.get('/v3/stripe.js', (_request, reply) => {
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
    return reply.send(joinStripe())
  })
  for (const [address, name] of Object.entries(assets)) {
    const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
    app.get(address, (_request, reply) => {
      reply
        .header('content-type', type)
        .header('cache-control', 'no-cache')
        .header('cross-origin-resource-policy', 'cross-origin')
      return reply.send(readFileSync(join(folder, name), 'utf8'))
    })
  }
}
