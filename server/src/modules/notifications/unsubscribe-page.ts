import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { sendPage } from '../../platform/http/plain-page.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { clearDigest } from './digest.store.ts'
import { listSettings, resubscribeKind, unsubscribeKinds } from './settings.store.ts'
import {
  describeEmails,
  readToken,
  setUnsubscribeSecret,
  type Unsubscription,
  unsubscribePath,
} from './unsubscribe-token.ts'

const bodyLimit = 4_096

/**
 * Serves the address that unsubscribes without a session (RFC 8058). GET only shows a confirmation, because
 * programs follow links; POST unsubscribes at once, from our page or from an email program, which is another
 * site and sends only the token. The signed token replaces the cross-site check here: only the reader of the
 * email knows it.
 */
export async function serveUnsubscribe(app: FastifyInstance, secret: string): Promise<void> {
  setUnsubscribeSecret(secret)
  await app.register(async (scope) => {
    // The URL alone carries the token, so the body of the email program is not read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
      done(null, null),
    )
    scope.addHook('onRequest', async (request) => {
      if (request.server.calling.limitRates) takeFromBucket('costly', request)
    })
    scope.get(unsubscribePath, async (request, reply) => {
      const token = tokenOf(request)
      const unsubscription = readToken(token)
      if (!unsubscription) return sendUnsubscribePage(request, reply, invalidLink, 404)
      return sendUnsubscribePage(request, reply, {
        title: `Unsubscribe from ${describeEmails(unsubscription.from)}?`,
        text: unaffected,
        form: { token, label: 'Unsubscribe', action: unsubscribePath },
      })
    })
    scope.post(unsubscribePath, async (request, reply) => {
      const token = tokenOf(request)
      const unsubscription = readToken(token)
      if (!unsubscription) return sendUnsubscribePage(request, reply, invalidLink, 404)
      await inTransaction(systemActor, () => unsubscribe(unsubscription))
      return sendUnsubscribePage(request, reply, {
        title: 'You’re unsubscribed',
        text: `You won’t get ${describeEmails(unsubscription.from)} any more. ${unaffected}`,
        form: { token, label: 'Undo', action: `${unsubscribePath}/undo` },
      })
    })
    scope.post(`${unsubscribePath}/undo`, async (request, reply) => {
      const token = tokenOf(request)
      const unsubscription = readToken(token)
      if (!unsubscription) return sendUnsubscribePage(request, reply, invalidLink, 404)
      await inTransaction(systemActor, () => resubscribe(unsubscription))
      return sendUnsubscribePage(request, reply, {
        title: 'Emails turned back on',
        text: `You’ll get ${describeEmails(unsubscription.from)} again, as before.`,
        form: { token, label: 'Unsubscribe again', action: unsubscribePath },
      })
    })
  })
}

/** Turns off the emails that a link names; does nothing when repeated. */
async function unsubscribe({ accountId, from }: Unsubscription): Promise<void> {
  if (!(await loadAccount(accountId))) return
  const kinds =
    from === 'daily'
      ? (await listSettings(accountId)).filter(({ mail }) => mail === 'daily').map(({ kind }) => kind)
      : [from]
  await unsubscribeKinds(accountId, kinds)
  await clearDigest(accountId, kinds)
}

/** Undoes an unsubscription, unless another setting was chosen since. */
async function resubscribe({ accountId, from }: Unsubscription): Promise<void> {
  await resubscribeKind(accountId, from === 'daily' ? { before: 'daily' } : { kind: from })
}

interface UnsubscribePage {
  title: string
  text: string
  form?: { token: string; label: string; action: string }
}

const unaffected =
  'You can still see everything under Notifications in Marquee. We always send account security emails.'
const invalidLink: UnsubscribePage = {
  title: 'This link doesn’t work',
  text: 'It is incomplete. You can choose your emails in your settings.',
}

const style = `
body{background:var(--wash);min-height:100vh;display:grid;place-items:center;padding:24px 16px}
main{width:100%;max-width:480px;background:#fff;border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:24px 0 12px;overflow-wrap:anywhere}p{color:var(--ink2);font-size:16px}
button{font:inherit;font-weight:600;font-size:16px;color:#fff;background:var(--act);border:0;border-radius:8px;padding:12px 20px;min-height:48px;margin-top:24px;cursor:pointer}
button:focus-visible{outline:2px solid var(--act);outline-offset:2px}`

function sendUnsubscribePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, text, form }: UnsubscribePage,
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

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null && 't' in query ? query.t : null
  return typeof token === 'string' ? token : ''
}
