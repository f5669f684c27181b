import type { measuredAccount } from '@marquee/contract/calls/profile'
import type { NumberSource } from '@marquee/contract/rules/account-numbers'
import { normaliseHandle } from '@marquee/contract/rules/verification'
import type { z } from 'zod'
import { today } from '../../platform/time/day.ts'

/** A social account as a talent states it. */
export interface StatedAccount {
  platform: string
  handle: string
  followers: number
  engagementBps?: number | null | undefined
}

/** A social account as pages show it. */
type MeasuredAccount = z.output<typeof measuredAccount>

/** A social account as it is stored, with the day on which its followers were stated, seen or read. */
export interface StoredAccount {
  platform: string
  handle: string
  followers: number
  engagementBps?: number
  /** Absent where the talent stated the followers. */
  source?: Exclude<NumberSource, 'stated'>
  /** Absent in profiles that were saved before each account had a day. */
  on?: string
}

/**
 * Returns stated accounts as they are stored: followers that did not change keep their source and day, all others are stated
 * on this day.
 */
export function storeAccounts(
  accounts: readonly StatedAccount[],
  stored: readonly StoredAccount[],
  day: string,
): StoredAccount[] {
  return accounts.map(({ platform, handle, followers, engagementBps }) => {
    const same = stored.find((one) => isSame(one, { platform, handle }) && one.followers === followers)
    return {
      platform,
      handle,
      followers,
      // An engagement that is not stated is not stored, so that equal accounts are equal.
      ...(typeof engagementBps === 'number' && { engagementBps }),
      ...(same?.source && { source: same.source }),
      on: same?.on ?? day,
    }
  })
}

/** Returns what the talent stated of a stored account. */
export function statedPart({ platform, handle, followers, engagementBps }: StoredAccount): StatedAccount {
  return engagementBps === undefined
    ? { platform, handle, followers }
    : { platform, handle, followers, engagementBps }
}

interface WithAccounts {
  socials: readonly StoredAccount[]
  socialsAt: Date | null
  createdAt: Date
}

/** Returns the stored accounts of a talent, each with a day: one that was saved without has that of the audience or the sign-up. */
export function datedAccounts({
  socials,
  socialsAt,
  createdAt,
}: WithAccounts): (StoredAccount & { on: string })[] {
  return socials.map((account) => ({ ...account, on: account.on ?? today(socialsAt ?? createdAt) }))
}

/** Returns the accounts of a talent with the source and the day of their followers. */
export function viewAccounts(talent: WithAccounts): MeasuredAccount[] {
  return datedAccounts(talent).map(({ source, on, ...account }) => ({
    ...account,
    source: source ?? 'stated',
    measuredOn: on,
  }))
}

/** Returns at most three accounts with followers as a list shows them, the largest first. */
export function viewLargestAccounts(accounts: readonly StoredAccount[]) {
  return accounts
    .filter(({ followers }) => followers > 0)
    .toSorted((one, other) => other.followers - one.followers)
    .slice(0, 3)
    .map(({ platform, followers, engagementBps = null }) => ({ platform, followers, engagementBps }))
}

/** Returns the networks of the largest accounts, at most three, each once. */
export function largestNetworks(accounts: readonly StoredAccount[]): string[] {
  return [...new Set(viewLargestAccounts(accounts).map(({ platform }) => platform))]
}

/** Returns the sum of followers, which is stored with the profile. */
export function followersOf(accounts: readonly { followers: number }[]): number {
  return accounts.reduce((sum, { followers }) => sum + followers, 0)
}

function isSame(one: { platform: string; handle: string }, other: typeof one): boolean {
  return one.platform === other.platform && normaliseHandle(one.handle) === normaliseHandle(other.handle)
}
