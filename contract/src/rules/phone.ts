import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { z } from 'zod'

/** The countries the phone field's list puts first (specification section 5). */
export const PREFERRED_PHONE_COUNTRIES = ['in', 'us', 'gb'] as const

/** A country's dial code alone: what the picker leaves in an untouched field. */
const dialCode = /^\+?\d{1,4}$/

/**
 * Whether a phone number passes (specification section 5): empty, a bare dial code of 1 to 4 digits with optional plus, or a number that
 * is valid in its country. A number without a plus is read as if it had one.
 */
export function isPhone(value: string): boolean {
  const typed = value.trim()
  return typed === '' || dialCode.test(typed) || parse(typed)?.isValid() === true
}

/** One spelling per number, `+442079460000`; empty for a bare dial code. What cannot be read stays as it was typed. */
export function normalisePhone(value: string): string {
  const typed = value.trim()
  return dialCode.test(typed) ? '' : (parse(typed)?.number ?? typed)
}

/** A phone number as a call takes it; may be empty. */
export function phoneField() {
  return z
    .string()
    .trim()
    .max(40, 'Please give a valid phone number.')
    .refine(isPhone, 'Please give a valid phone number.')
    .overwrite(normalisePhone)
}

function parse(typed: string) {
  return parsePhoneNumberFromString(typed.startsWith('+') ? typed : `+${typed}`)
}
