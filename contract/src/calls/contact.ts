import { z } from 'zod'
import { read, write } from '../call.ts'
import { emailField } from '../rules/email.ts'
import { nameInEmails } from '../rules/names.ts'
import { id, instant, line, paragraph } from '../rules/text.ts'

const contact = {
  whileActing: 'refused',
  input: z.strictObject({
    name: nameInEmails(80, 'Please enter your name.'),
    email: emailField(),
    subject: line(120, 1, 'Please enter a subject.'),
    message: paragraph(4_000, 10, 'Please write your message.'),
    /** A field that people do not see. A message in which it is filled is from a program: nothing is stored or sent. */
    website: line(2_048, 0).optional(),
  }),
  /** The number is in the confirmation; a later message names it. */
  response: z.object({ number: z.string() }),
  rate: 'contact',
  message: 'We have received your message and sent you a confirmation.',
  summary: 'Sends a message to the operators, and an email that confirms it to the sender.',
} as const

const contactMessage = z.object({
  id: id(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  sentAt: instant(),
  /** It was sent by a signed-in user with the email address of the account. */
  isOwnAddress: z.boolean(),
})
export type ContactMessage = z.output<typeof contactMessage>

/** Messages to the operators. */
export const contactCalls = {
  contactUs: write('/content/contactUs', { ...contact, by: 'anyone' }),
  brandContactUs: write('/brand/contactUs', { ...contact, by: ['brand'] }),
  contactMessage: read('/superAdmin/getContactMessage', {
    by: ['adminProMax'],
    input: z.strictObject({ messageId: id() }),
    response: contactMessage,
    summary: 'A message that was sent with the contact form.',
  }),
}
