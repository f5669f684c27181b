import { onCommit, openTransaction } from './database.ts'
import { mails } from './mail.tables.ts'
import { letterHtml } from './mail-html.ts'

export interface Message {
  to: string
  subject: string
  text: string
  /** Made from the text when left out. */
  html?: string
  /** Where its reader says which mails they want; for mails that one may switch off. */
  choiceUrl?: string
  /** The same key is the same mail: it is written once, and its Message-ID is made from it. */
  key: string
}

let wake = (): void => {}

/** Puts a mail into this transaction; a job sends it once the transaction stands. Line breaks in address or subject are dropped. */
export async function mail(message: Message): Promise<void> {
  const { tx } = openTransaction('mail()')
  const { key, choiceUrl } = message
  const text = choiceUrl ? `${message.text}\n\nChoose which mails you get: ${choiceUrl}` : message.text
  const subject = oneLine(message.subject)
  await tx
    .insert(mails)
    .values({ key, to: oneLine(message.to), subject, text, html: message.html ?? letterHtml(subject, message.text, choiceUrl) })
    .onConflictDoNothing({ target: mails.key })
  onCommit(wake)
}

/** What runs when a mail was committed. */
export function onMailCommitted(sender: () => void): void {
  wake = sender
}

const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim()
