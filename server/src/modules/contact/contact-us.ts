import { randomUUID } from 'node:crypto'
import type { contactCalls } from '@marquee/contract/calls/contact'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { operatorUrl } from '../operators/operator-area.ts'
import { listOperatorContacts } from '../operators/operator-names.store.ts'
import { createContactMessage, findContactMessage } from './contact.store.ts'
import { contactMessageView, contactNumber } from './contact.view.ts'

/**
 * Stores a message for the operators, tells them by email and confirms it to the sender. A copy of the text goes only to the address of the signed-in
 * account, so that nobody can send words of theirs to another address through Marquee. A program that fills the hidden field
 * gets the same response, and nothing else happens.
 */
export const contactUs: Handler<typeof contactCalls.contactUs> = async (ctx, input) => {
  const { name, email, subject, message, website = '' } = input
  const id = randomUUID()
  const number = contactNumber(id)
  if (website !== '') return { number }
  const isUser = ctx.actor.kind === 'account' && ctx.actor.role !== 'adminProMax'
  const account = isUser ? await loadAccount(ctx.actor.id) : undefined
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
      `we have received your message and answer within 3 working days. Your reference is ${number}.`,
      ...(account?.email === email ? [`You wrote, under “${subject}”:`, message] : []),
      'If you didn’t write to us, you can ignore this email.',
    ],
    key: `contact-${id}`,
  })
  for (const operator of await listOperatorContacts())
    await sendEmail({
      to: operator.email,
      subject: `New message ${number}: ${subject}`,
      parts: [
        `${name} wrote to Marquee with the contact form, under “${subject}”.`,
        'Please answer within 3 working days.',
        { button: 'Read the message', url: operatorUrl(`/admin/queue/contact_message/${id}`) },
      ],
      key: `contact-${id}:${operator.id}`,
    })
  return { number }
}

/** Returns a message to an operator. Fails with `not_found`. */
export const getContactMessage: Handler<typeof contactCalls.contactMessage> = async (_ctx, { messageId }) =>
  contactMessageView((await findContactMessage(messageId)) ?? fail('not_found'))
