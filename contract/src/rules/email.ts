import { rawText } from './text.ts'

/** Longest email address that mail servers must accept (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

/**
 * Matches a name, `@`, a dotted host and a suffix of at least 2 letters (specification section 5). Expects a
 * normalised address.
 */
export const EMAIL_PATTERN =
  /^[^\s@<>"'(),:;\\[\]\p{Cc}\p{Cs}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u

/**
 * Returns one spelling per mailbox: trimmed, NFC, lower case. Two accounts never differ by case alone. Reads at
 * most 1,000 characters, because normalising can take quadratic time.
 */
export function normaliseEmail(address: string): string {
  return address.slice(0, 1_000).normalize('NFC').trim().toLowerCase()
}

/** Returns the part before the `@`, or the whole text without one. */
export function emailName(address: string): string {
  return normaliseEmail(address).split('@')[0] ?? ''
}

/**
 * Creates the schema of an email address: normalised, at most 254 characters, matching the pattern. `missing` is what an empty field
 * says; the default is for the address of the person who fills in the form.
 */
export function emailField(missing = 'Please enter your email address.') {
  const tooLong = 'This email address is too long.'
  return rawText(MAX_EMAIL_LENGTH, missing, tooLong)
    .min(1, { error: missing, abort: true })
    .toLowerCase()
    .max(MAX_EMAIL_LENGTH, tooLong)
    .regex(EMAIL_PATTERN, 'Please enter a valid email address.')
}
