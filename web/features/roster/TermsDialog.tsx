import type { RosterRow } from '@marquee/contract/calls/roster'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { MandateTerms } from './MandateTerms.tsx'
import { RosterState } from './RosterState.tsx'

/** The terms sent to a talent whom the agency does not represent and who has no roster page. */
export function TermsDialog({ row, onClose }: { row: RosterRow | null; onClose: () => void }) {
  const name = row?.talent?.displayName ?? row?.email ?? 'This person'
  return (
    <Dialog isOpen={row !== null} onClose={onClose} title={name}>
      {row && (
        <Stack gap={12}>
          <RosterState row={row} />
          <MandateTerms mandate={row} reader="agent" talent={name} />
          {row.note && <p>Your note: {row.note}</p>}
        </Stack>
      )}
    </Dialog>
  )
}
