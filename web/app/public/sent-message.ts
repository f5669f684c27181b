/** A message that was just sent with the contact form. */
export interface SentMessage {
  /** The number that the confirmation names. */
  number: string
  /** The address of the confirmation, of which only the first character and the domain are known; null where it is not known. */
  sentTo: string | null
}

/**
 * Returns the page that confirms a message. Addresses of pages are kept in histories and logs, so this one has only the beginning and the
 * domain of the email address.
 */
export function sentPath(number: string, email: string): string {
  const [, first = '', domain = ''] = /^(.).*@(.+)$/u.exec(email.trim()) ?? []
  return `/contact?${new URLSearchParams({ sent: number, to: `${first}…@${domain}` })}`
}

/** Returns the message that the address of the page confirms; null without one. */
export function readSent(query: URLSearchParams): SentMessage | null {
  const number = query.get('sent') ?? ''
  const to = query.get('to') ?? ''
  if (!/^[0-9A-F]{8}$/.test(number)) return null
  return { number, sentTo: /^[^\s@]…@[\p{L}\d.-]{3,190}$/u.test(to) ? to : null }
}
