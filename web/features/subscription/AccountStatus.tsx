import { useUser } from '#lib/session.ts'
import { Cluster } from '#ui/Cluster.tsx'
import { Status } from '#ui/Status.tsx'

/** Beside a brand's name: that it has no active plan (specification section 4), or that it may do without for now. */
export function AccountStatus() {
  const { subscriptionStatus, settingDetails } = useUser()
  return (
    <Cluster>
      {subscriptionStatus !== 'Active' && (
        <Status tone={settingDetails.isEarlyAccess ? 'quiet' : 'warning'}>Inactive</Status>
      )}
      {settingDetails.isEarlyAccess && <Status tone="good">Early access</Status>}
    </Cluster>
  )
}
