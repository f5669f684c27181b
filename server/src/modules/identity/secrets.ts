import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fail, failField } from '@marquee/contract/errors'
import { passwordIssue } from '@marquee/contract/rules/password'
import { hash, verify } from '@node-rs/argon2'
import { LimitedQueue } from '../../platform/limited-queue.ts'
import { runtimeState } from '../../platform/runtime.ts'
import { isCommonPassword } from './common-passwords.ts'

/** argon2id with 19 MiB, two passes, one lane (reliability, section 1, row 11.4). */
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at a time in this process: one core stays free for everything else. */
export const MAX_HASHES = Math.max(1, availableParallelism() - 1)
/**
 * Hashes that may wait: about two seconds of work, which is what a refused person waits as well. A smaller queue costs more: with 64
 * people at once, half of them were refused, and asking again slowed down everything else.
 */
export const MAX_WAITING_HASHES = 64 * MAX_HASHES
const RETRY_AFTER_SECONDS = 2

interface PasswordState {
  hashes: LimitedQueue
  /** A hash without an account, so that an unknown address takes the same time as a known one. */
  dummyHash: Promise<string> | null
  /** Keys the hashes of codes and of links that work for minutes. */
  key: Buffer
}

const state = runtimeState<PasswordState>(() => ({
  hashes: new LimitedQueue(MAX_HASHES, MAX_WAITING_HASHES),
  dummyHash: null,
  key: randomBytes(32),
}))

/** Sets the key of stored codes and links from the server’s secret; once at start. */
export function setSecretsKey(secret: string): void {
  state().key = createHmac('sha256', secret).update('codes and links').digest()
}

/**
 * Returns the argon2id hash of a password, computed in the thread pool. Fails with `passwords_busy` when too
 * many passwords wait to be hashed or checked.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, argon))
}

/**
 * Fails with a field error for a new password made of the account's email name or of one of its names, and
 * for the most common ones; the call's schema has checked the rest.
 */
export async function requireStrongPassword(
  field: string,
  password: string,
  { email, names }: { email: string; names: readonly string[] },
): Promise<void> {
  const issue = passwordIssue(password, email, names)
  if (issue) failField(field, issue)
  if (await isCommonPassword(password)) failField(field, 'This password is too easy to guess.')
}

/**
 * Returns whether a stored hash was made with other parameters than new ones, so that it is made again at the
 * next sign-in.
 */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = argon
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/**
 * Returns whether a password matches the stored hash, compared in the thread pool. Without a stored hash it
 * does the same work and returns false. Fails with `passwords_busy` like `hashPassword`.
 */
export function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const cache = state()
    cache.dummyHash ??= hash(randomBytes(18).toString('base64'), argon)
    const dummyHash = await cache.dummyHash
    const isCorrect = await verify(stored ?? dummyHash, password)
    return stored !== undefined && isCorrect
  })
}

function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  return state().hashes.run(task, () => fail('passwords_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }))
}

/** Returns 256 random bits as text for headers, cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns six random digits. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** Returns the stored hash of a token of 256 bits. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(`:${secret}`).digest('base64url')
}

/** Returns the stored hash of a token in a link or of a code, keyed with the server’s secret. */
export function keyedHash(secret: string): string {
  return createHmac('sha256', state().key).update(secret).digest('base64url')
}

/**
 * A million codes are tried in hours even with a slow hash, so the hash of a code also needs the server’s
 * secret, which is not in the database; one code is hashed in milliseconds.
 */
const codeArgon = { memoryCost: 7_168, timeCost: 1, parallelism: 1 } as const

/**
 * Returns the stored hash of a six-digit code: argon2id with a random salt, keyed with the server’s secret.
 */
export function hashCode(code: string): Promise<string> {
  return hash(code, { ...codeArgon, secret: state().key })
}

/** Returns whether a code matches its stored hash. */
export function isCode(stored: string, code: string): Promise<boolean> {
  return verify(stored, code, { secret: state().key })
}
