import { onCommit, openTransaction } from '../database/database.ts'
import { createEmail, isBounced } from './email.store.ts'
import { renderEmailHtml } from './email-html.ts'
import { renderEmailText } from './email-text.ts'

/** Things told under one heading, each with the way to it. */
export interface EmailSection {
  title: string
  lines: { text: string; url: string }[]
}

/** What a letter says, whichever form it takes. */
export interface Email {
  subject: string
  /** Paragraphs, an empty line between them. One that ends in a web address becomes words and a button. */
  text: string
  /** Behind the first paragraph. */
  lists?: readonly EmailSection[]
  /** Where its reader says which mails they want; for mails that one may switch off. */
  choiceUrl?: string
  /** For those too: where one press ends such mails, and the words for it. */
  unsubscribe?: { url: string; words: string }
}

export interface Message extends Email {
  to: string
  /** The same key is the same mail: it is written once, and its Message-ID is made from it. */
  key: string
  /** Secures the account: sent even to an address whose mails come back. */
  isSecurity?: true
  /** Not sent before; at once when left out. */
  notBefore?: Date
}

let wake = (): void => {}

/**
 * Puts a mail into this transaction; a job sends it once the transaction stands. Line breaks in address or subject are dropped. To an
 * address that refuses mail only what secures its account is written.
 */
export async function sendEmail(message: Message): Promise<void> {
  openTransaction('mail()')
  const { key, notBefore, isSecurity = false, unsubscribe } = message
  const [to, subject] = [oneLine(message.to), oneLine(message.subject)]
  if (!isSecurity && (await isBounced(to))) return
  const letter = { ...message, subject }
  await createEmail({
    ...{
      key,
      to,
      subject,
      isSecurity,
      text: renderEmailText(letter),
      html: renderEmailHtml(letter),
      unsubscribeUrl: unsubscribe?.url ?? null,
    },
    ...(notBefore && { notBefore }),
  })
  onCommit(wake)
}

/** What runs when a mail was committed. */
export function onEmailQueued(sender: () => void): void {
  wake = sender
}

const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim()
