import { useUser } from '#lib/session.ts'
import { Cluster } from '#ui/Cluster.tsx'
import { Status } from '#ui/Status.tsx'
import { hasTrialLeft } from './has-trial-left.ts'

/** Next to a brand's name: no active plan (specification section 4), or early access. */
export function AccountStatus() {
  const user = useUser()
  const { subscriptionStatus, settingDetails } = user
  return (
    <Cluster>
      {subscriptionStatus !== 'Active' && (
        <Status tone={settingDetails.isEarlyAccess ? 'quiet' : 'warning'}>
          {hasTrialLeft(user) ? 'Trial not started' : 'Inactive'}
        </Status>
      )}
      {settingDetails.isEarlyAccess && <Status tone="good">Early access</Status>}
    </Cluster>
  )
}
