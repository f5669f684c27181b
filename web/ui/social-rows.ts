import { feeLabel } from '@marquee/contract/rules/fee'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { shortCount } from './short-count.ts'

interface Account {
  platform: string
  handle: string
  followers: number
  engagementBps?: number | null | undefined
}

const names: Record<string, string> = platformLabels

/** Names an account: “Instagram @maya.okafor”. */
export function accountLabel({ platform, handle }: Pick<Account, 'platform' | 'handle'>): string {
  return `${names[platform] ?? platform} ${handle.startsWith('@') ? handle : `@${handle}`}`
}

/** Returns the numbers that a talent stated about their accounts, a label and a value each. */
export function socialRows(accounts: readonly Account[]): { label: string; value: string }[] {
  return accounts.map(({ engagementBps, ...account }) => ({
    label: accountLabel(account),
    value: engagementBps
      ? `${shortCount(account.followers)} · ${feeLabel(engagementBps)} engagement`
      : shortCount(account.followers),
  }))
}
