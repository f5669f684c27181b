import { onCommit, openTransaction } from './database.ts'
import { mails } from './mail.tables.ts'

export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  /** The same key is the same mail: it is written once, and its Message-ID is made from it. */
  key: string
}

let wake = (): void => {}

/** Puts a mail into this transaction; a job sends it once the transaction stands. Line breaks in address or subject are dropped. */
export async function mail(message: Message): Promise<void> {
  const { tx } = openTransaction('mail()')
  const { key, text, html } = message
  await tx
    .insert(mails)
    .values({ key, to: oneLine(message.to), subject: oneLine(message.subject), text, html })
    .onConflictDoNothing({ target: mails.key })
  onCommit(wake)
}

/** What runs when a mail was committed. */
export function onMailCommitted(sender: () => void): void {
  wake = sender
}

const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim()
