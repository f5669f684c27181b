import { createHash, randomBytes, randomInt } from 'node:crypto'
import { failField } from '@marquee/contract/errors'
import { passwordIssue } from '@marquee/contract/rules/password'
import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane (reliability, section 1, row 11.4). */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of nobody's password: an unknown address costs the same time as a known one. */
let nobody: Promise<string> | null = null

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon)
}

/** Refuses a new password made of the account's own e-mail name, by its field; the call's schema has judged the rest. */
export function requireStrongPassword(field: string, password: string, email: string): void {
  const fault = passwordIssue(password, email)
  if (fault) failField(field, fault)
}

/** Compares in the thread pool. Without a stored hash it still does the work and answers false. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(18).toString('base64'))
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== undefined && fits
}

/** 256 bits as text that fits a header, a cookie and an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Six digits from the system's random source. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** What is kept of a token, link or code. The salt binds a code to its account. */
export function fingerprint(secret: string, salt = ''): string {
  return createHash('sha256').update(`${salt}:${secret}`).digest('base64url')
}
