import type { FoundTalent } from '@marquee/contract/calls/search'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTiktok,
  IconBrandTwitch,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react'
import { shortCount } from '#ui/short-count.ts'
import classes from './Accounts.module.css'
import { formatEngagement } from './format-engagement.ts'

const icons: Readonly<Record<string, typeof IconBrandX>> = {
  instagram: IconBrandInstagram,
  tiktok: IconBrandTiktok,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  twitch: IconBrandTwitch,
  x: IconBrandX,
}
const names: Readonly<Record<string, string>> = platformLabels

/** The largest accounts of a talent: network, followers and engagement. Nothing without any. */
export function Accounts({ accounts }: Pick<FoundTalent, 'accounts'>) {
  if (accounts.length === 0) return null
  return (
    <ul className={classes.accounts} aria-label="Accounts">
      {accounts.map(({ platform, followers, engagementBps }, index) => {
        const Icon = icons[platform]
        const name = names[platform] ?? platform
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a talent may have two accounts on one network
          <li key={index} title={name}>
            {Icon ? <Icon size={15} stroke={1.8} role="img" aria-label={name} /> : <span>{name}</span>}
            <b>{shortCount(followers)}</b>
            {engagementBps !== null && <span>{formatEngagement(engagementBps)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
