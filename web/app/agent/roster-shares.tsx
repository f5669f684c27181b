import { RosterLinkDialog } from '#features/agency/RosterLinkDialog.tsx'
import { RosterLinksPage } from '#features/agency/RosterLinksPage.tsx'
import { useRosterNames } from '#features/roster/use-roster-names.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { Button } from '#ui/Button.tsx'
import { RosterHead } from './RosterHead.tsx'

/** Shared roster links; whether the form for a new one is open is in the URL. */
export default function RosterShares() {
  const [share, setShare] = useUrlState('share')
  const open = () => setShare('new')
  return (
    <>
      <RosterHead
        title="Shared links"
        lead="Share a time-limited page of your talents with brands."
        actions={
          <Button kind="primary" onClick={open}>
            Share roster
          </Button>
        }
      />
      <RosterLinksPage onNew={open} />
      <RosterLinkDialog
        isOpen={share === 'new'}
        talents={useRosterNames().names}
        onClose={() => setShare('', true)}
      />
    </>
  )
}
