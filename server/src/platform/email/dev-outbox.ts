import { fail } from '@marquee/contract/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../http/plain-page.ts'
import { emailPage, outboxStyle } from './dev-outbox-page.ts'
import { findEmail, listNewestEmails } from './email.store.ts'

const one = z.object({ id: z.uuid() })
const shown = 200

/** Serves the outbox page, which shows every email written by the product. Outside production only. */
export function serveDevOutbox(app: FastifyInstance): void {
  app.get('/dev/mail', async (request, reply) => {
    const emails = await listNewestEmails(shown)
    return sendPage(request, reply, {
      title: 'Outbox',
      style: outboxStyle,
      body: emailPage(emails, emails[0] ?? null, request.nonce),
    })
  })
  app.get('/dev/mail/list.json', async () => {
    const emails = await listNewestEmails(shown)
    return {
      status: 200,
      data: emails.map(({ id, to, subject, text, html, createdAt, sentAt }) => ({
        id,
        to,
        subject,
        text,
        html,
        createdAt,
        sentAt,
      })),
    }
  })
  app.get('/dev/mail/:id', async (request, reply) => {
    const { id } = one.safeParse(request.params).data ?? fail('not_found')
    const [emails, open] = await Promise.all([listNewestEmails(shown), findEmail(id)])
    if (!open) return fail('not_found')
    return sendPage(request, reply, {
      title: open.subject,
      style: outboxStyle,
      body: emailPage(emails, open, request.nonce),
    })
  })
}
