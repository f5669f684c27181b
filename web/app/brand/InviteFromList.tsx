import { MAX_INVITED } from '@marquee/contract/rules/invitations'
import { lazy, type ReactNode, Suspense } from 'react'
import { InviteSelected } from '#features/applications/InviteSelected.tsx'
import { useSelection } from '#lib/use-selection.ts'
import type { InvitedTo } from './InvitingTo.tsx'

const InviteToCampaign = lazy(() =>
  import('./InviteToCampaign.tsx').then((file) => ({ default: file.InviteToCampaign })),
)

interface InviteFromListProps {
  /** The page has a search field that the key `/` focuses. */
  hasSearch?: boolean
  /** The campaign that is chosen when the window for invitations opens. */
  campaign?: InvitedTo | null
  children: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode
}

/** A list of talents of whom the brand invites several at once. */
export function InviteFromList({ hasSearch = false, campaign = null, children }: InviteFromListProps) {
  const selection = useSelection(MAX_INVITED)
  return (
    <InviteSelected
      selection={selection}
      hasSearch={hasSearch}
      invite={(open) => (
        <Suspense>
          <InviteToCampaign {...open} campaign={campaign} />
        </Suspense>
      )}
    >
      {children}
    </InviteSelected>
  )
}
