import { line, paragraph } from './text.ts'

/** A scheme, `www.`, an email address, or a name and a domain with a dot and no space between them. */
const address = /:\/\/|www\.|\S@\S|[\p{L}\p{N}-]{2,}[.。．｡]\p{L}{2,}/iu

/**
 * Creates the schema of a name that others read in emails: one line of up to `max` characters, without web and email addresses,
 * which a mail program would turn into links. `missing` is what an empty field says, where the form can name it.
 */
export function nameInEmails(max: number, missing?: string) {
  return line(max, 1, missing).refine(
    (name) => !address.test(name),
    'Please use a name without web or email addresses.',
  )
}

/**
 * Creates the schema of a text that others read in emails: up to `max` characters, which may be empty, without web and email
 * addresses.
 */
export function paragraphInEmails(max: number) {
  return paragraph(max, 0).refine(
    (text) => !address.test(text),
    'Please write without web or email addresses.',
  )
}
