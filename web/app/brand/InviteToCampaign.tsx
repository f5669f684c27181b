import { InviteDialog } from '#features/applications/InviteDialog.tsx'
import type { OpenInvitation } from '#features/applications/InviteSelected.tsx'
import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { brandPaths } from '#lib/paths.ts'
import { useStartPath } from './start-path.ts'

/** The window in which selected talents are invited to one of the brand’s live campaigns. */
export function InviteToCampaign(open: OpenInvitation) {
  const startPath = useStartPath()
  const campaigns = useOwnCampaigns('live')
  if (campaigns.isPending) return null
  return (
    <InviteDialog
      {...open}
      campaigns={campaigns.items}
      newCampaign={startPath('campaign', brandPaths.newCampaign)}
    />
  )
}
