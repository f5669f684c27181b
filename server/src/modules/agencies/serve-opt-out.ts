import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { acceptEmailLinks, linkTokenOf, sendConfirmationPage } from '../../platform/http/confirmation-page.ts'
import { createOptOut, deleteOptOut } from './invitation-emails.store.ts'
import { optOutPath, readOptOutToken, setInvitationSettings } from './invitation-emails.ts'

/**
 * Serves the address at which invitations by email are refused, with or without an account (RFC 8058). GET only shows a
 * confirmation, because programs follow links; POST takes effect at once. The signed token replaces the cross-site check:
 * only the reader of the email knows it.
 */
export async function serveInvitationOptOut(app: FastifyInstance, config: Config): Promise<void> {
  setInvitationSettings(config.secret, config.RATE_LIMITS === 'on')
  await app.register(async (scope) => {
    acceptEmailLinks(scope)
    scope.get(optOutPath, (request, reply) =>
      answer(request, reply, async () => ({
        title: 'Stop invitations by email?',
        text: 'Agents and brands on Marquee will no longer be able to invite this address by email.',
        action: { path: optOutPath, label: 'Stop invitations' },
      })),
    )
    scope.post(optOutPath, (request, reply) =>
      answer(request, reply, async (address) => {
        await inTransaction(systemActor, () => createOptOut(address))
        return {
          title: 'You won’t get invitations any more',
          text: 'We no longer send invitations of agents and brands to this address.',
          action: { path: `${optOutPath}/undo`, label: 'Undo' },
        }
      }),
    )
    scope.post(`${optOutPath}/undo`, (request, reply) =>
      answer(request, reply, async (address) => {
        await inTransaction(systemActor, () => deleteOptOut(address))
        return {
          title: 'Invitations turned back on',
          text: 'Agents and brands on Marquee can invite this address by email again.',
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

/** Sends the page for the address of the token, or says that the link is broken. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  pageFor: (address: string) => Promise<OptOutPage>,
): Promise<FastifyReply> {
  const token = linkTokenOf(request)
  const address = readOptOutToken(token)
  const { title, text, action }: OptOutPage = address
    ? await pageFor(address)
    : { title: 'This link doesn’t work', text: 'It is incomplete. Please open it from the email again.' }
  const page = { title, text, ...(action && { form: { token, action: action.path, label: action.label } }) }
  return sendConfirmationPage(request, reply, page, address ? 200 : 404)
}
