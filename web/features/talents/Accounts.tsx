import type { FoundTalent } from '@marquee/contract/calls/search'
import { formatBps } from '@marquee/contract/rules/fee'
import { platformName } from '@marquee/contract/terms/deliverables'
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs'
import IconBrandTwitch from '@tabler/icons-react/dist/esm/icons/IconBrandTwitch.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import { shortCount } from '#ui/short-count.ts'
import classes from './Accounts.module.css'

const icons: Readonly<Record<string, typeof IconBrandX>> = {
  instagram: IconBrandInstagram,
  tiktok: IconBrandTiktok,
  youtube: IconBrandYoutube,
  facebook: IconBrandFacebook,
  twitch: IconBrandTwitch,
  x: IconBrandX,
}

/** The largest accounts of a talent: network, followers and engagement. Nothing without any. */
export function Accounts({ accounts }: Pick<FoundTalent, 'accounts'>) {
  if (accounts.length === 0) return null
  return (
    <ul className={classes.accounts} aria-label="Accounts">
      {accounts.map(({ platform, followers, engagementBps }, index) => {
        const Icon = icons[platform]
        const name = platformName(platform)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a talent may have two accounts on one network
          <li key={index} title={name}>
            {Icon ? (
              <span role="img" aria-label={name} className={classes.network}>
                <Icon size={15} stroke={1.8} aria-hidden="true" />
              </span>
            ) : (
              <span>{name}</span>
            )}
            <b>{shortCount(followers)}</b>
            {engagementBps !== null && <span>{formatBps(engagementBps)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
