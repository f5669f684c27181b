import type { PublicProfile } from '@marquee/contract/calls/portfolios'
import { type AudienceLine, audienceLines } from '@marquee/contract/rules/audience'
import { formatBps } from '@marquee/contract/rules/fee'
import { formatNumber } from '@marquee/contract/rules/wording'
import { platformName } from '@marquee/contract/terms/deliverables'
import { NetworkIcon } from '#ui/NetworkIcon.tsx'
import { describeNumbers, handleLabel } from '#ui/social-rows.ts'
import classes from './TalentNumbers.module.css'

interface TalentNumbersProps {
  profile: Pick<PublicProfile, 'socials' | 'audience' | 'statedOn' | 'completedDeals'>
}

/** The accounts of a talent in rows, their audience with a bar for each share, and where the numbers come from. Nothing without any. */
export function TalentNumbers({ profile }: TalentNumbersProps) {
  const { socials, audience, statedOn, completedDeals } = profile
  const stated = audienceLines(audience)
  if (socials.length + stated.length === 0) return null
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers">Numbers</h2>
      <div className={classes.groups}>
        {socials.length > 0 && <Accounts socials={socials} />}
        {stated.length > 0 && <AudienceShares lines={stated} />}
      </div>
      <p className={classes.note}>
        {describeNumbers(socials, { hasLines: stated.length > 0, statedOn })}{' '}
        {completedDeals > 0 && 'Completed deals are counted by Marquee.'}
      </p>
    </section>
  )
}

function Accounts({ socials }: Pick<PublicProfile, 'socials'>) {
  const hasEngagement = socials.some(({ engagementBps }) => engagementBps)
  return (
    <table className={classes.accounts}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Followers</th>
          {hasEngagement && <th scope="col">Engagement</th>}
        </tr>
      </thead>
      <tbody>
        {socials.map(({ platform, handle, followers, engagementBps }) => (
          <tr key={`${platform} ${handle}`}>
            <th scope="row">
              <div className={classes.account}>
                <NetworkIcon platform={platform} size={22} />
                <span>
                  <span className={classes.handle}>{handleLabel(handle)}</span>{' '}
                  <span className={classes.network}>{platformName(platform)}</span>
                </span>
              </div>
            </th>
            <td>{formatNumber(followers)}</td>
            {hasEngagement && (
              <td>
                {engagementBps ? formatBps(engagementBps) : <span className={classes.note}>not stated</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AudienceShares({ lines }: { lines: readonly AudienceLine[] }) {
  return (
    <div>
      <h3 className={classes.title}>Audience</h3>
      <dl className={classes.audience}>
        {lines.map(({ label, value, shareBps }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {shareBps !== null && (
              <dd className={classes.bar}>
                <svg viewBox="0 0 10000 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={shareBps} height="1" />
                </svg>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
