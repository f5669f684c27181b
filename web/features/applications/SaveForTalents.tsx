import type { CallOutput } from '@marquee/contract/call'
import type { applicationCalls } from '@marquee/contract/calls/applications'
import { favouriteCalls } from '@marquee/contract/calls/favourites'
import { useState } from 'react'
import { useCallSwitch } from '#lib/use-call-switch.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useRosterForCampaign } from './applications.queries.ts'

type Line = CallOutput<typeof applicationCalls.rosterForCampaign>['items'][number]

/** Saves an open campaign for talents of the roster, each at once. */
export function SaveForTalents({ campaignId }: { campaignId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save for talents</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Save for talents">
        <SaveChoice campaignId={campaignId} />
      </Dialog>
    </>
  )
}

function SaveChoice({ campaignId }: { campaignId: string }) {
  return (
    <Loaded
      query={useRosterForCampaign(campaignId)}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="No talents on your roster yet">
          Add a talent to save campaigns for them.
        </EmptyState>
      }
    >
      {({ items }) => (
        <Stack gap={12}>
          <p>They find it under “Saved” until applications close.</p>
          {items.map((line) => (
            <SaveCheck key={line.talent.id} campaignId={campaignId} line={line} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function SaveCheck({ campaignId, line: { talent, isSaved, maySave } }: { campaignId: string; line: Line }) {
  const saved = useCallSwitch(favouriteCalls.agentAddToFavourites, {
    isOn: isSaved,
    bodyOf: (isFavourite) => ({ campaignId, talentId: talent.id, isFavourite }),
    topics: ['campaigns', 'applications'],
  })
  return (
    <CheckField
      label={talent.displayName}
      value={saved.isOn}
      onChange={saved.set}
      disabled={!maySave && !isSaved}
    />
  )
}
