import { createHash, randomBytes, randomInt } from 'node:crypto'
import { failField } from '@marquee/contract/errors'
import { passwordIssue } from '@marquee/contract/rules/password'
import { hash, verify } from '@node-rs/argon2'
import { runtimeState } from '../../platform/runtime.ts'

/** argon2id with 19 MiB, two passes, one lane (reliability, section 1, row 11.4). */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash without an account, so that an unknown address takes the same time as a known one. */
const state = runtimeState<{ dummyHash: Promise<string> | null }>(() => ({ dummyHash: null }))

/** Returns the argon2id hash of a password, computed in the thread pool. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon)
}

/**
 * Fails with a field error for a new password made of the account's email name; the call's schema has checked
 * the rest.
 */
export function requireStrongPassword(field: string, password: string, email: string): void {
  const issue = passwordIssue(password, email)
  if (issue) failField(field, issue)
}

/**
 * Returns whether a password matches the stored hash, compared in the thread pool. Without a stored hash it
 * does the same work and returns false.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  const cache = state()
  cache.dummyHash ??= hashPassword(randomBytes(18).toString('base64'))
  const isCorrect = await verify(stored ?? (await cache.dummyHash), password)
  return stored !== undefined && isCorrect
}

/** Returns 256 random bits as text for headers, cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns six random digits. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** Returns the stored hash of a token, link or code. The salt binds a code to its account. */
export function fingerprint(secret: string, salt = ''): string {
  return createHash('sha256').update(`${salt}:${secret}`).digest('base64url')
}
