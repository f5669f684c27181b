/**
 * One block of an email: a paragraph, a button with its label and address, or a code shown large. A paragraph may hold words of
 * people, so nothing in it becomes a link, neither ours nor one of the reader’s email program.
 */
export type EmailPart = string | { button: string; url: string } | { code: string }

/** Part of a word that email programs take for an address: a scheme, `www.`, or a name and a domain. */
const address = /:\/\/|www\.|[\p{L}\p{N}-]{2,}[.。．｡]\p{L}{2,}/iu

const emailAddress = /^[^@:/]+@[^@:/]+$/

/** Returns text in which no email program finds a web address: each has an invisible character before its dots and slashes. */
export function withoutLinks(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) =>
      address.test(word) && !emailAddress.test(word) ? word.replace(/(?<=\S)[.。．｡:/]/g, '\u200c$&') : word,
    )
    .join('')
}
