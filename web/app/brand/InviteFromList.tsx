import { MAX_INVITED } from '@marquee/contract/calls/applications'
import type { ReactNode } from 'react'
import { InviteSelected } from '#features/applications/InviteSelected.tsx'
import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { brandPaths } from '#lib/paths.ts'
import { useSelection } from '#lib/use-selection.ts'
import { useStartPath } from './start-path.ts'

interface InviteFromListProps {
  children: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode
}

/** A list of talents of whom the brand invites several at once. */
export function InviteFromList({ children }: InviteFromListProps) {
  const selection = useSelection(MAX_INVITED)
  const startPath = useStartPath()
  const campaigns = useOwnCampaigns('live').items
  return (
    <InviteSelected
      selection={selection}
      campaigns={campaigns}
      newCampaign={startPath('campaign', brandPaths.newCampaign)}
    >
      {children}
    </InviteSelected>
  )
}
