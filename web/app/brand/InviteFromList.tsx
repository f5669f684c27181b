import { MAX_INVITED } from '@marquee/contract/rules/invitations'
import { lazy, type ReactNode, Suspense } from 'react'
import { InviteSelected } from '#features/applications/InviteSelected.tsx'
import { useSelection } from '#lib/use-selection.ts'

const InviteToCampaign = lazy(() =>
  import('./InviteToCampaign.tsx').then((file) => ({ default: file.InviteToCampaign })),
)

interface InviteFromListProps {
  /** The page has a search field that the key `/` focuses. */
  hasSearch?: boolean
  children: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode
}

/** A list of talents of whom the brand invites several at once. */
export function InviteFromList({ hasSearch = false, children }: InviteFromListProps) {
  const selection = useSelection(MAX_INVITED)
  return (
    <InviteSelected
      selection={selection}
      hasSearch={hasSearch}
      invite={(open) => (
        <Suspense>
          <InviteToCampaign {...open} />
        </Suspense>
      )}
    >
      {children}
    </InviteSelected>
  )
}
