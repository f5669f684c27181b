import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import {
  acceptEmailLinks,
  type ConfirmationPage,
  linkTokenOf,
  sendConfirmationPage,
} from '../../platform/http/confirmation-page.ts'
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

/**
 * Serves the address that unsubscribes without a session (RFC 8058). GET only shows a confirmation, because
 * programs follow links; POST unsubscribes at once, from our page or from an email program, which is another
 * site and sends only the token. The signed token replaces the cross-site check here: only the reader of the
 * email knows it.
 */
export async function serveUnsubscribe(app: FastifyInstance, secret: string): Promise<void> {
  setUnsubscribeSecret(secret)
  await app.register(async (scope) => {
    acceptEmailLinks(scope)
    scope.get(unsubscribePath, async (request, reply) => {
      const token = linkTokenOf(request)
      const unsubscription = readToken(token)
      if (!unsubscription) return sendConfirmationPage(request, reply, invalidLink, 404)
      return sendConfirmationPage(request, reply, {
        title: `Unsubscribe from ${describeEmails(unsubscription.from)}?`,
        text: unaffected,
        form: { token, label: 'Unsubscribe', action: unsubscribePath },
      })
    })
    scope.post(unsubscribePath, async (request, reply) => {
      const token = linkTokenOf(request)
      const unsubscription = readToken(token)
      if (!unsubscription) return sendConfirmationPage(request, reply, invalidLink, 404)
      await inTransaction(systemActor, () => unsubscribe(unsubscription))
      return sendConfirmationPage(request, reply, {
        title: 'You’re unsubscribed',
        text: `You won’t get ${describeEmails(unsubscription.from)} any more. ${unaffected}`,
        form: { token, label: 'Undo', action: `${unsubscribePath}/undo` },
      })
    })
    scope.post(`${unsubscribePath}/undo`, async (request, reply) => {
      const token = linkTokenOf(request)
      const unsubscription = readToken(token)
      if (!unsubscription) return sendConfirmationPage(request, reply, invalidLink, 404)
      await inTransaction(systemActor, () => resubscribe(unsubscription))
      return sendConfirmationPage(request, reply, {
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

const unaffected =
  'You can still see everything under Notifications in Marquee. We always send account security emails.'
const invalidLink: ConfirmationPage = {
  title: 'This link doesn’t work',
  text: 'It is incomplete. You can choose your emails in your settings.',
}
