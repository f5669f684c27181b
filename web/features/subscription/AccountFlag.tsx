import { useUser } from '#lib/session.ts'
import { Status } from '#ui/Status.tsx'

/** Beside a brand's name: that it has no active plan (specification section 4), or that it may do without for now. */
export function AccountFlag() {
  const { subscriptionStatus, settingDetails } = useUser()
  if (settingDetails.isEarlyAccess) return <Status tone="good">Early access</Status>
  return subscriptionStatus === 'Active' ? null : <Status tone="warning">Inactive</Status>
}
