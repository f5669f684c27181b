import { nameInEmails } from './names.ts'

/** The longest name that a person can sign with, in characters. */
export const MAX_SIGNATURE = 120

/**
 * Creates the schema of a typed signature: a full name with at least two letters. Optional in every call, because the
 * specification’s calls have none: without it the account signs with its own name, by the request itself.
 */
export function typedSignature() {
  return nameInEmails(MAX_SIGNATURE).refine(
    (name) => (name.match(/\p{L}/gu)?.length ?? 0) >= 2,
    'Please type your full name.',
  )
}
