import type { FoundTalent } from '@marquee/contract/calls/search'
import { formatEngagement } from '@marquee/contract/rules/account-numbers'
import { platformName } from '@marquee/contract/terms/deliverables'
import { hasNetworkIcon, NetworkIcon } from '#ui/NetworkIcon.tsx'
import { shortCount } from '#ui/short-count.ts'
import classes from './Accounts.module.css'

/** The largest accounts of a talent: network, followers and engagement. Nothing without any. */
export function Accounts({ accounts }: Pick<FoundTalent, 'accounts'>) {
  if (accounts.length === 0) return null
  return (
    <ul className={classes.accounts} aria-label="Accounts">
      {accounts.map(({ platform, followers, engagementBps }, index) => {
        const name = platformName(platform)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a talent may have two accounts on one network
          <li key={index} title={name}>
            {hasNetworkIcon(platform) ? (
              <span role="img" aria-label={name} className={classes.network}>
                <NetworkIcon platform={platform} size={15} />
              </span>
            ) : (
              <span>{name}</span>
            )}
            <b>{shortCount(followers)}</b>
            {engagementBps !== null && <span>{formatEngagement(engagementBps)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
