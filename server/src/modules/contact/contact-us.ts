import { randomUUID } from 'node:crypto'
import type { contactCalls } from '@marquee/contract/calls/contact'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { createContactMessage, findContactMessage } from './contact.store.ts'
import { contactMessageView, contactNumber } from './contact.view.ts'

/**
 * Stores a message for the operators and confirms it by email. A copy of the text goes only to the address of the signed-in
 * account, so that nobody can send words of theirs to another address through Marquee.
 */
export const contactUs: Handler<typeof contactCalls.contactUs> = async (ctx, input) => {
  const { name, email, subject, message } = input
  const isUser = ctx.actor.kind === 'account' && ctx.actor.role !== 'adminProMax'
  const account = isUser ? await loadAccount(ctx.actor.id) : undefined
  const id = randomUUID()
  const number = contactNumber(id)
  await createContactMessage({
    id,
    accountId: account?.id ?? null,
    name,
    email,
    subject,
    message,
    createdAt: ctx.now,
  })
  await sendEmail({
    to: email,
    subject: `We have received your message ${number}`,
    parts: [
      `Hello ${name},`,
      `we have received your message and answer within 3 working days. Its number is ${number}.`,
      ...(account?.email === email ? [`You wrote, under “${subject}”:`, message] : []),
      'If you didn’t write to us, you can ignore this email.',
    ],
    key: `contact-${id}`,
  })
  return { number }
}

/** Returns a message to an operator. Fails with `not_found`. */
export const getContactMessage: Handler<typeof contactCalls.contactMessage> = async (_ctx, { messageId }) =>
  contactMessageView((await findContactMessage(messageId)) ?? fail('not_found'))
