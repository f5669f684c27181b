import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'

/** The countries at the top of the phone field's list (specification section 5). */
export const PREFERRED_PHONE_COUNTRIES = ['in', 'us', 'gb'] as const

/** A country's dial code alone: what the picker leaves in an untouched field. */
const dialCode = /^\+?\d{1,4}$/

/**
 * Returns whether a phone number is valid (specification section 5): empty, a bare dial code of 1 to 4 digits
 * with optional plus, or a number that is valid in its country. A number without a plus is read as if it had
 * one.
 */
export function isPhone(value: string): boolean {
  const typed = value.trim()
  return typed === '' || dialCode.test(typed) || parse(typed)?.isValid() === true
}

/**
 * Returns one spelling per number, `+442079460000`; empty for an empty one and for a bare dial code. Text that cannot be parsed
 * stays as typed.
 */
export function normalisePhone(value: string): string {
  const typed = value.trim()
  // The browser parses anything until it has the library’s tables, so an empty number never reaches it.
  return typed === '' || dialCode.test(typed) ? '' : (parse(typed)?.number ?? typed)
}

/** Creates the schema of a phone number; it may be empty. */
export function phoneField() {
  return z
    .string()
    .trim()
    .max(40, 'Please enter a valid phone number.')
    .refine(isPhone, 'Please enter a valid phone number.')
    .overwrite(normalisePhone)
}

function parse(typed: string) {
  return parsePhoneNumberFromString(typed.startsWith('+') ? typed : `+${typed}`)
}
