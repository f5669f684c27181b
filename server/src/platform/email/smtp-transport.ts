import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { EmailTransport } from './send-emails.ts'

/**
 * Sends through a mail server. The Message-ID comes from the mail's key, so that a second sending can be recognised. Mails that one may
 * switch off carry the headers by which mail programs offer that themselves (RFC 8058).
 */
export function smtpTransport(smtpUrl: string, from: string): EmailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3 })
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
 * Whether the mail server says for good that there is no such mailbox: a 5xx answer to its name (RFC 5321). Answers about us (5.7, our
 * policy or standing) and about a mailbox that is full (5.2.2) say nothing of the address.
 */
export function isRecipientError(error: Error): boolean {
  if (!('command' in error && 'responseCode' in error && 'response' in error)) return false
  const { command, responseCode, response } = error
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || typeof response !== 'string') return false
  return responseCode >= 500 && !/^5\d\d[ -]5\.(?:7\.|2\.2\b)/.test(response)
}
