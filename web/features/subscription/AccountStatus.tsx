import { useUser } from '#lib/session.ts'
import { Cluster } from '#ui/Cluster.tsx'
import { Status } from '#ui/Status.tsx'

/** Next to a brand's name: no active plan (specification section 4), or early access. */
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
