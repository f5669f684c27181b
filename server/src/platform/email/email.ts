import { randomUUID } from 'node:crypto'
import { onCommit, openTransaction } from '../database/database.ts'
import { runtimeState } from '../runtime.ts'
import { createEmail } from './email.store.ts'
import { renderEmailHtml } from './email-html.ts'
import type { EmailPart } from './email-parts.ts'
import { renderEmailText } from './email-text.ts'

/** Items under one heading, each with its link. */
export interface EmailSection {
  title: string
  lines: { text: string; url: string }[]
}

/** The content of an email, for both renderings. */
export interface Email {
  subject: string
  parts: readonly EmailPart[]
  /** Follow the first part. */
  lists?: readonly EmailSection[]
  /** Why it is sent, as a sentence, where the reader may have no account. */
  reason?: string
  /** Link to the email preferences, for emails that can be turned off. */
  choiceUrl?: string
  /** The one-click address that unsubscribes from such emails, and its link text. */
  unsubscribe?: { url: string; label: string }
}

export interface Message extends Email {
  to: string
  /**
   * Identifies the email: it is written once per key, and its Message-ID derives from it. Without a key every call writes
   * an email of its own, also in the same millisecond. An email with a new link or code has none, because each replaces
   * the one before.
   */
  key?: string
  /** Account security email: sent even to a bounced address. */
  isSecurity?: true
  /** Holds a code or a link that opens something: it is blanked as soon as it was sent. */
  holdsSecret?: true
  /** Not sent before this time; at once when absent. */
  notBefore?: Date
}

const state = runtimeState<{ onQueued: () => void }>(() => ({ onQueued: () => {} }))

/**
 * Queues an email in this transaction; a job sends it after the commit. Line breaks in address and subject
 * are removed. A bounced address only receives account security email.
 */
export async function sendEmail(message: Message): Promise<void> {
  openTransaction('sendEmail()')
  const { key = randomUUID(), notBefore, isSecurity = false, holdsSecret = false, unsubscribe } = message
  const [to, subject] = [oneLine(message.to), oneLine(message.subject)]
  const content = { ...message, subject }
  await createEmail({
    key,
    to,
    subject,
    isSecurity,
    holdsSecret,
    text: renderEmailText(content),
    html: renderEmailHtml(content),
    unsubscribeUrl: unsubscribe?.url ?? null,
    notBefore: notBefore ?? null,
  })
  onCommit(state().onQueued)
}

/** Registers the callback for committed emails. */
export function onEmailQueued(sender: () => void): void {
  state().onQueued = sender
}

const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim()
