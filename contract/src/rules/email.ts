import { z } from 'zod'

/** Longest address a mail server must take (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

/** Name, `@`, dotted host, suffix of at least 2 letters (specification section 5). Expects a normalised address. */
export const EMAIL_PATTERN =
  /^[^\s@<>"'(),:;\\[\]\p{Cc}\p{Cs}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u

/** One spelling per mailbox: trimmed, NFC, lower case. Two accounts never differ by case alone. */
export function normaliseEmail(address: string): string {
  return address.normalize('NFC').trim().toLowerCase()
}

/** The part before the `@`, or the whole text when there is none. */
export function emailName(address: string): string {
  return normaliseEmail(address).split('@')[0] ?? ''
}

/** An e-mail address as a call takes it: normalised, at most 254 characters, matching the pattern. */
export function emailField() {
  return z
    .string('Please give your e-mail address.')
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .max(MAX_EMAIL_LENGTH, 'This e-mail address is too long.')
    .regex(EMAIL_PATTERN, 'Please give a valid e-mail address.')
}
