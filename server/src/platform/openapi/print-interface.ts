import type { FastifyInstance } from 'fastify'
import { compressedAside } from '../http/compress.ts'
import { sendPage } from '../http/plain-page.ts'
import { publicUrl } from '../http/public-url.ts'
import { openApi } from './interface.ts'
import { interfacePage, interfaceStyle } from './interface-page.ts'

/**
 * Serves the API description for programs at `/api/openapi.json` and for people at `/api/docs`; both are
 * public on purpose and generated from the contract.
 */
export function printInterface(app: FastifyInstance): void {
  let printed = ''
  app.get('/api/openapi.json', { config: { policy: 'anyone' } }, async (request, reply) => {
    printed ||= JSON.stringify(openApi(publicUrl('/').replace(/\/$/, '')))
    return reply.type('application/json; charset=utf-8').send(await compressedAside(request, reply, printed))
  })
  let page = ''
  app.get('/api/docs', { config: { policy: 'anyone' } }, async (request, reply) => {
    page ||= interfacePage()
    return sendPage(request, reply, { title: 'Marquee API', style: interfaceStyle, body: page })
  })
}
