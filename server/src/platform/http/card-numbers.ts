import { fail } from '@marquee/contract/errors'

/**
 * Thirteen to nineteen digits, with blanks or dashes between groups, that are not part of something longer,
 * such as an id or a fraction.
 */
const candidates = /(?<![\w-]|\d\.)(?:\d[ -]?){12,18}\d(?![\w-])/g
/** Prefixes of the card schemes; other numbers are tracking numbers and the like. */
const schemes =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d{2})\d{12}|35\d{14})$/

/** Fields whose content is hashed and never shown; a password may be any text. */
const passwords: ReadonlySet<string> = new Set(['password', 'newPassword', 'currentPassword'])

/**
 * Fails with `card_number_sent`, naming the field, for a request with a card number anywhere: only the
 * payment provider may receive them, and we must not store or log any (payments, section 1).
 */
export function rejectCardNumbers(value: unknown, field = ''): void {
  if (typeof value === 'string' || typeof value === 'number') {
    if (holdsCardNumber(String(value)))
      fail('card_number_sent', { fields: { [field || 'body']: 'Please leave out card numbers.' } })
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (field !== '' || !passwords.has(key)) rejectCardNumbers(inner, field ? `${field}.${key}` : key)
}

function holdsCardNumber(text: string): boolean {
  if (text.length < 13) return false
  return [...text.matchAll(candidates)].some(([found]) => {
    const digits = found.replaceAll(/\D/g, '')
    return schemes.test(digits) && passesLuhn(digits)
  })
}

/** Checks the check digit of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
