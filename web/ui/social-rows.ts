import { describeSources, type NumberSource } from '@marquee/contract/rules/account-numbers'
import { formatBps } from '@marquee/contract/rules/fee'
import { platformName } from '@marquee/contract/terms/deliverables'
import { shortCount } from './short-count.ts'

interface Account {
  platform: string
  handle: string
  followers: number
  engagementBps?: number | null | undefined
}

/** Names an account: “Instagram @maya.okafor”. */
function accountLabel({ platform, handle }: Pick<Account, 'platform' | 'handle'>): string {
  return `${platformName(platform)} ${handleLabel(handle)}`
}

/** Returns a handle with its @, which talents type or leave out. */
export function handleLabel(handle: string): string {
  return handle.startsWith('@') ? handle : `@${handle}`
}

/** Returns the numbers that a talent stated about their accounts, a label and a value each. */
export function socialRows(accounts: readonly Account[]): { label: string; value: string }[] {
  return accounts.map(({ engagementBps, ...account }) => ({
    label: accountLabel(account),
    value: engagementBps
      ? `${shortCount(account.followers)} · ${formatBps(engagementBps)} engagement`
      : shortCount(account.followers),
  }))
}

/** Returns where the numbers of a talent come from: the followers of each account, and what the talent alone states. */
export function describeNumbers(
  accounts: readonly (Account & { source: NumberSource; measuredOn: string })[],
  audience: { hasLines: boolean; statedOn: string },
): string {
  const followers = accounts.map(({ platform, source, measuredOn: on }) => ({
    name: platformName(platform),
    source,
    on,
  }))
  const isMeasured = followers.some(({ source }) => source !== 'stated')
  const engagement = accounts.filter(({ engagementBps }) => engagementBps)
  return describeSources([
    ...followers,
    ...(isMeasured
      ? engagement.map(({ measuredOn: on }) => ({ name: 'engagement', source: 'stated' as const, on }))
      : []),
    ...(audience.hasLines ? [{ name: 'audience', source: 'stated' as const, on: audience.statedOn }] : []),
  ])
}
