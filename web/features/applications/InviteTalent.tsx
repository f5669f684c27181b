import { applicationCalls, MAX_INVITATION_NOTE } from '@marquee/contract/calls/applications'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { applicationTopics } from './applications.queries.ts'

interface InviteTalentProps {
  talentId: string
  name: string
  /** The brand's live campaigns. */
  campaigns: readonly { id: string; title: string }[]
}

/** Invites a talent to apply for one of the brand's live campaigns; shown only while there is one. */
export function InviteTalent({ talentId, name, campaigns }: InviteTalentProps) {
  const [isOpen, setOpen] = useState(false)
  const [campaignId, setCampaignId] = useState('')
  const [note, setNote] = useState('')
  const invite = useCallMutation(applicationCalls.inviteTalent, {
    topics: applicationTopics,
    onSuccess: () => setOpen(false),
  })
  if (campaigns.length === 0) return null
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        Invite to a campaign
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Invite ${name}?`}
        consequences={[
          `${name} sees the campaign on their home page and can apply. An invitation isn’t an offer.`,
        ]}
        confirm="Send invitation"
        isDisabled={campaignId === ''}
        isBusy={invite.isPending}
        onConfirm={() => invite.mutate({ campaignId, talentId, note })}
      >
        <Stack gap={12}>
          <SelectField
            label="Campaign"
            placeholder="Choose a campaign"
            isRequired
            value={campaignId}
            onChange={setCampaignId}
            options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          />
          <TextAreaField
            label="Note"
            hint="Optional. Say why they fit."
            rows={3}
            limit={MAX_INVITATION_NOTE}
            value={note}
            onChange={setNote}
          />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
