import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { homeLink, sendPage } from './plain-page.ts'
import { takeFromBucket } from './rate-limit.ts'

const bodyLimit = 4_096

/** The page of a link in an email; the form posts the token of the link. Texts are HTML-safe. */
export interface ConfirmationPage {
  title: string
  text: string
  form?: { action: string; token: string; label: string }
}

const style = `
body{background:var(--wash);min-height:100svh;display:grid;place-items:center;padding:24px 16px}
main{width:100%;max-width:480px;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-card);padding:32px}
h1{margin:24px 0 12px;overflow-wrap:anywhere}p{color:var(--ink-soft);font-size:var(--text-16)}
button{font:inherit;font-weight:580;font-size:var(--text-16);color:#fff;background:var(--act);border:0;border-radius:var(--radius);padding:6px 22px;min-height:var(--button-height);margin-top:24px;cursor:pointer}`

/** Sends the page of a link in an email. */
export function sendConfirmationPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, text, form }: ConfirmationPage,
  status = 200,
): Promise<FastifyReply> {
  const button = form
    ? `<form method="post" action="${form.action}?t=${encodeURIComponent(form.token)}"><button>${form.label}</button></form>`
    : ''
  const body = `<main>${homeLink}<h1>${title}</h1><p>${text}</p>${button}</main>`
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
