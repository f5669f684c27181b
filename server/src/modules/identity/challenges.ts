import { fail } from '@marquee/contract/errors'
import { separateTransaction } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/handler.ts'
import { clock } from '../../platform/time/clock.ts'
import { type Account, loadAccount } from './identity.store.ts'
import { type Challenge, consumeChallengeAttempt, createChallenge } from './second-factors.store.ts'
import { fingerprint, newToken } from './secrets.ts'

/** How long the challenge of a correct password is valid. */
const CHALLENGE_MS = 10 * 60_000

/** Returns the challenge that a correct password opens for an account with a second factor. */
export async function openChallenge(
  { now }: Pick<RequestContext, 'now'>,
  accountId: string,
  sealedKey: string | null = null,
): Promise<{ challenge: string; expiresAt: string }> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await createChallenge({
    accountId,
    tokenHash: fingerprint(challenge),
    sealedKey,
    expiresAt,
    createdAt: now,
  })
  return { challenge, expiresAt: expiresAt.toISOString() }
}

/**
 * Counts one attempt at a user’s challenge in a transaction of its own, before any code is looked at, and
 * returns it with its account. Fails with `wrong_code` for every other challenge: used, expired, tried five
 * times, of an operator, or of an app that is being connected.
 */
export async function takeAttempt(token: string): Promise<{ challenge: Challenge; account: Account }> {
  const challenge = await separateTransaction(() => consumeChallengeAttempt(fingerprint(token), clock.now()))
  if (!challenge || challenge.sealedKey !== null) fail('wrong_code')
  const account = await loadAccount(challenge.accountId)
  if (!account || account.role === 'adminProMax') fail('wrong_code')
  return { challenge, account }
}
