import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { systemActor } from '../act.ts'
import { inTransaction } from '../database.ts'
import { type MailRow, markSent, putMailOff, takeDueMails } from './mail.store.ts'

/** Hands one mail over; resolves once the other side has taken it. */
export type Postman = (mail: MailRow) => Promise<void>

const batch = 10

/** Sends what is due and tells how many went out. A mail that fails waits and is tried again under the same Message-ID. */
export async function sendDueMails(send: Postman): Promise<number> {
  const due = await inTransaction(systemActor, () => takeDueMails(batch))
  const sent = await Promise.all(
    due.map(async (mail) => {
      const fault = await send(mail).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : 'unknown fault'),
      )
      await inTransaction(systemActor, () => (fault === null ? markSent(mail.id) : putMailOff(mail, fault)))
      return fault === null
    }),
  )
  return sent.filter(Boolean).length
}

/** Keeps mail in the outbox page: what is used without a mail server. */
export const keepInOutbox: Postman = async () => {}

/** Sends through a mail server. The Message-ID comes from the mail's key, so that a second sending can be recognised. */
export function smtpPostman(smtpUrl: string, from: string): Postman {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3 })
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ key, to, subject, text, html }) => {
    const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text, ...(html ? { html } : {}), messageId })
  }
}
