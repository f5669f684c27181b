import { fastify } from 'fastify'
import { serveWeb } from '../server/src/web-host.ts'

const app = fastify()
app.addHook('onRequest', async (_q, r) => {
  r.header(
    'content-security-policy',
    "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'",
  )
})
await serveWeb(app, { nonceOf: () => 'abc' })
await app.listen({ host: '127.0.0.1', port: 4567 })
