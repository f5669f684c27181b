import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from './plain-page.ts'
import { takeFromBucket } from './rate-limit.ts'

const bodyLimit = 4_096

/** The page of a link in an email; the form posts the token of the link. Texts are HTML-safe. */
export interface ConfirmationPage {
  title: string
  text: string
  form?: { action: string; token: string; label: string }
}

const style = `
body{background:var(--wash);min-height:100vh;display:grid;place-items:center;padding:24px 16px}
main{width:100%;max-width:480px;background:#fff;border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:24px 0 12px;overflow-wrap:anywhere}p{color:var(--ink2);font-size:16px}
button{font:inherit;font-weight:600;font-size:16px;color:#fff;background:var(--act);border:0;border-radius:8px;padding:12px 20px;min-height:48px;margin-top:24px;cursor:pointer}
button:focus-visible{outline:2px solid var(--act);outline-offset:2px}`

/** Sends the page of a link in an email. */
export function sendConfirmationPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, text, form }: ConfirmationPage,
  status = 200,
): FastifyReply {
  const button = form
    ? `<form method="post" action="${form.action}?t=${encodeURIComponent(form.token)}"><button>${form.label}</button></form>`
    : ''
  const body = `<main><a class="logo" href="/">Marquee<i>.</i></a><h1>${title}</h1><p>${text}</p>${button}</main>`
  return sendPage(request, reply.status(status).header('referrer-policy', 'no-referrer'), {
    title,
    style,
    body,
  })
}

/** Prepares a scope for posts by email programs: their body is not read, because the URL alone carries the token. */
export function acceptEmailLinks(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
    done(null, null),
  )
  scope.addHook('onRequest', async (request) => {
    if (request.server.calling.limitRates) takeFromBucket('costly', request)
  })
}

/** Returns the token of a link in an email; empty without one. */
export function linkTokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null && 't' in query ? query.t : null
  return typeof token === 'string' ? token : ''
}
