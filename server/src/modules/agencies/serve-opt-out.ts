import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { sendPage } from '../../platform/http/plain-page.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { onCleanUp } from '../../platform/jobs/clean-up.ts'
import { clock } from '../../platform/time/clock.ts'
import { createOptOut, deleteInvitationDays, deleteOptOut } from './invitation-emails.store.ts'
import { optOutPath, readOptOutToken, setInvitationSettings } from './invitation-emails.ts'

const bodyLimit = 4_096
const countTtlMs = 2 * 86_400_000

/**
 * Serves the address at which invitations by email are refused, with or without an account (RFC 8058). GET only shows a
 * confirmation, because programs follow links; POST takes effect at once. The signed token replaces the cross-site check:
 * only the reader of the email knows it.
 */
export async function serveInvitationOptOut(app: FastifyInstance, config: Config): Promise<void> {
  setInvitationSettings(config.secret, config.RATE_LIMITS === 'on')
  onCleanUp('invitation counts', () => {
    const before = new Date(clock.now().getTime() - countTtlMs).toISOString().slice(0, 10)
    return inTransaction(systemActor, () => deleteInvitationDays(before))
  })
  await app.register(async (scope) => {
    // The URL alone carries the token, so the body of the email program is not read.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
      done(null, null),
    )
    scope.addHook('onRequest', async (request) => {
      if (request.server.calling.limitRates) takeFromBucket('costly', request)
    })
    scope.get(optOutPath, (request, reply) =>
      answer(request, reply, async () => ({
        title: 'Stop invitations by email?',
        text: 'Agents on Marquee will no longer be able to invite this address by email.',
        action: { path: optOutPath, label: 'Stop invitations' },
      })),
    )
    scope.post(optOutPath, (request, reply) =>
      answer(request, reply, async (address) => {
        await inTransaction(systemActor, () => createOptOut(address))
        return {
          title: 'You won’t get invitations any more',
          text: 'We no longer send invitations of agents to this address.',
          action: { path: `${optOutPath}/undo`, label: 'Undo' },
        }
      }),
    )
    scope.post(`${optOutPath}/undo`, (request, reply) =>
      answer(request, reply, async (address) => {
        await inTransaction(systemActor, () => deleteOptOut(address))
        return {
          title: 'Invitations turned back on',
          text: 'Agents on Marquee can invite this address by email again.',
          action: { path: optOutPath, label: 'Stop invitations' },
        }
      }),
    )
  })
}

interface OptOutPage {
  title: string
  text: string
  action?: { path: string; label: string }
}

const style = `
body{background:var(--wash);min-height:100vh;display:grid;place-items:center;padding:24px 16px}
main{width:100%;max-width:480px;background:#fff;border:1px solid var(--line);border-radius:12px;padding:32px}
h1{margin:24px 0 12px;overflow-wrap:anywhere}p{color:var(--ink2);font-size:16px}
button{font:inherit;font-weight:600;font-size:16px;color:#fff;background:var(--act);border:0;border-radius:8px;padding:12px 20px;min-height:48px;margin-top:24px;cursor:pointer}
button:focus-visible{outline:2px solid var(--act);outline-offset:2px}`

/** Sends the page for the address of the token, or says that the link is broken. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  pageFor: (address: string) => Promise<OptOutPage>,
): Promise<FastifyReply> {
  const token = tokenOf(request)
  const address = readOptOutToken(token)
  const { title, text, action }: OptOutPage = address
    ? await pageFor(address)
    : { title: 'This link doesn’t work', text: 'It is incomplete. Please open it from the email again.' }
  const form = action
    ? `<form method="post" action="${action.path}?t=${encodeURIComponent(token)}"><button>${action.label}</button></form>`
    : ''
  const body = `<main><a class="logo" href="/">Marquee<i>.</i></a><h1>${title}</h1><p>${text}</p>${form}</main>`
  return sendPage(request, reply.status(address ? 200 : 404).header('referrer-policy', 'no-referrer'), {
    title,
    style,
    body,
  })
}

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null && 't' in query ? query.t : null
  return typeof token === 'string' ? token : ''
}
