import { createHash } from 'node:crypto'
import { loadedOnce } from '../lazy.ts'
import type { EmailRow } from './email.store.ts'

/** What of an email reaches the mail server. */
type SentEmail = Pick<EmailRow, 'key' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribeUrl'>

/** Waits of a mail server before the email is tried again later, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Creates a transport through a mail server. The Message-ID derives from the email's key, so that duplicates
 * can be recognised. Emails that can be turned off carry the one-click unsubscribe headers (RFC 8058). With `ca`, only
 * these certificates (PEM) are trusted.
 */
export function smtpTransport(
  smtpUrl: string,
  from: string,
  ca?: string,
): (email: SentEmail) => Promise<void> {
  const opened = loadedOnce(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 3,
      ...timeouts,
      ...(ca ? { tls: { ca } } : {}),
    })
  })
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ key, to, subject, text, html, unsubscribeUrl }) => {
    const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
    const headers = {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    }
    const transport = await opened()
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(html ? { html } : {}),
      messageId,
      headers,
    })
  }
}

/**
 * Returns whether the mail server permanently rejects the mailbox: a 5xx reply to its name (RFC 5321).
 * Replies about our server (5.7, policy or reputation) or a full mailbox (5.2.2) do not count.
 */
export function isRecipientError(error: Error): boolean {
  if (!('command' in error && 'responseCode' in error && 'response' in error)) return false
  const { command, responseCode, response } = error
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || typeof response !== 'string') return false
  return responseCode >= 500 && !/^5\d\d[ -]5\.(?:7\.|2\.2\b)/.test(response)
}
