import { MAX_INVITED } from '@marquee/contract/rules/invitations'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { InviteSelected } from '#features/applications/InviteSelected.tsx'
import { useSelection } from '#lib/use-selection.ts'
import { Button } from '#ui/Button.tsx'
import type { InvitedTo } from './InvitingTo.tsx'

const InviteToCampaign = lazy(() =>
  import('./InviteToCampaign.tsx').then((file) => ({ default: file.InviteToCampaign })),
)

const AddToList = lazy(() =>
  import('#features/favourites/AddToList.tsx').then((file) => ({ default: file.AddToList })),
)

interface InviteFromListProps {
  /** The page has a search field that the key `/` focuses. */
  hasSearch?: boolean
  /** The campaign that is chosen when the window for invitations opens. */
  campaign?: InvitedTo | null
  children: (boxOf: (talent: { id: string; displayName: string }) => ReactNode) => ReactNode
}

/** A list of talents of whom the brand invites several at once, or adds them to one of its lists. */
export function InviteFromList({ hasSearch = false, campaign = null, children }: InviteFromListProps) {
  const selection = useSelection(MAX_INVITED)
  const [isAdding, setAdding] = useState<boolean | null>(null)
  return (
    <>
      <InviteSelected
        selection={selection}
        more={<Button onClick={() => setAdding(true)}>Add to list</Button>}
        hasSearch={hasSearch}
        invite={(open) => (
          <Suspense>
            <InviteToCampaign {...open} campaign={campaign} />
          </Suspense>
        )}
      >
        {children}
      </InviteSelected>
      {isAdding !== null && (
        <Suspense>
          <AddToList
            isOpen={isAdding}
            talents={selection.items}
            onClose={() => setAdding(false)}
            onAdded={selection.clear}
          />
        </Suspense>
      )}
    </>
  )
}
