import { InviteDialog } from '#features/applications/InviteDialog.tsx'
import type { OpenInvitation } from '#features/applications/InviteSelected.tsx'
import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { brandPaths } from '#lib/paths.ts'
import type { InvitedTo } from './InvitingTo.tsx'
import { useStartPath } from './start-path.ts'

/** The window in which selected talents are invited to one of the brand’s live campaigns. */
export function InviteToCampaign({
  campaign = null,
  ...open
}: OpenInvitation & {
  /** The campaign that is chosen at first; it may be on a later page of the campaigns. */
  campaign?: InvitedTo | null
}) {
  const startPath = useStartPath()
  const campaigns = useOwnCampaigns('live')
  if (campaigns.isPending) return null
  const others = campaigns.items.filter(({ id }) => id !== campaign?.id)
  return (
    <InviteDialog
      {...open}
      campaigns={campaign ? [campaign, ...others] : others}
      chosen={campaign?.id}
      newCampaign={startPath('campaign', brandPaths.newCampaign)}
    />
  )
}
