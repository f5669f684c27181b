import { feeLabel } from '@marquee/contract/rules/fee'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { KeyValues } from '#ui/KeyValues.tsx'
import { shortCount } from '#ui/short-count.ts'

interface Social {
  platform: string
  handle: string
  followers: number
  engagementBps?: number | null | undefined
}

/** The social accounts of a talent with the numbers they entered. */
export function SocialList({ socials }: { socials: readonly Social[] }) {
  if (socials.length === 0) return <p>No social accounts yet</p>
  const names: Record<string, string> = platformLabels
  const rows = socials.map(({ platform, handle, followers, engagementBps }) => ({
    label: `${names[platform] ?? platform} ${handle.startsWith('@') ? handle : `@${handle}`}`,
    value: engagementBps
      ? `${shortCount(followers)} · ${feeLabel(engagementBps)} engagement`
      : shortCount(followers),
  }))
  return <KeyValues rows={rows} />
}
