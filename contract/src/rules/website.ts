import { z } from 'zod'
import { limits } from './limits.ts'

/**
 * Matches optional http or https, a dotted host ending in 2 to 20 letters, optional port and path
 * (specification section 5). It allows no other scheme and no user name before the host.
 */
export const WEBSITE_PATTERN =
  /^(?:https?:\/\/)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,20}(?::\d{1,5})?(?:[/?#][^\s\\<>"'`\p{Cc}\p{Cs}]*)?$/iu

const otherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i

/**
 * Returns the address with https: http is rewritten, a value without a scheme gets https prepended (section
 * 5). Empty stays empty.
 */
export function normaliseWebsite(value: string): string {
  const typed = value.trim()
  if (typed === '') return ''
  if (/^https?:\/\//i.test(typed)) return typed.replace(/^https?:\/\//i, 'https://')
  return otherScheme.test(typed) ? typed : `https://${typed}`
}

/** Returns whether a value is a website address. */
export function isWebsite(value: string): boolean {
  return value.length <= limits.url && WEBSITE_PATTERN.test(value) && URL.canParse(normaliseWebsite(value))
}

/** Creates the schema of a website address: rewritten to https; it may be empty. */
export function websiteField() {
  return z
    .string()
    .trim()
    .max(limits.url, 'This address is too long.')
    .overwrite(normaliseWebsite)
    .refine((address) => address === '' || isWebsite(address), 'Please enter a valid website.')
}
