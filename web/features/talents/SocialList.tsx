import { platformLabels } from '@marquee/contract/terms/deliverables'
import { KeyValues } from '#ui/KeyValues.tsx'
import { shortCount } from '#ui/short-count.ts'

interface Social {
  platform: string
  handle: string
  followers: number
}

/** The social accounts of a talent with the follower counts they entered. */
export function SocialList({ socials }: { socials: readonly Social[] }) {
  if (socials.length === 0) return <p>No social accounts yet</p>
  const names: Record<string, string> = platformLabels
  const rows = socials.map(({ platform, handle, followers }) => ({
    label: `${names[platform] ?? platform} ${handle.startsWith('@') ? handle : `@${handle}`}`,
    value: shortCount(followers),
  }))
  return <KeyValues rows={rows} />
}
