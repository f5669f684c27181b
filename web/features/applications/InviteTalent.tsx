import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { InviteDialog } from './InviteDialog.tsx'

interface InviteTalentProps {
  talent: { id: string; displayName: string }
  /** The brand's live campaigns. */
  campaigns: readonly { id: string; title: string }[]
  newCampaign: string
}

/** Invites a talent to apply for one of the brand's live campaigns; shown only while there is one. */
export function InviteTalent({ talent, campaigns, newCampaign }: InviteTalentProps) {
  const [isOpen, setOpen] = useState(false)
  if (campaigns.length === 0) return null
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        Invite to a campaign
      </Button>
      <InviteDialog
        isOpen={isOpen}
        talents={[talent]}
        campaigns={campaigns}
        newCampaign={newCampaign}
        onClose={() => setOpen(false)}
        onInvited={() => undefined}
      />
    </>
  )
}
