import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { agencyTopics } from './agency.queries.ts'
import { TalentsField } from './TalentsField.tsx'

interface InviteDialogProps {
  isOpen: boolean
  talents: readonly { id: string; name: string }[]
  onClose: () => void
}

interface InviteValues extends Record<string, unknown> {
  name: string
  email: string
  talentIds: string[]
}

const empty: InviteValues = { name: '', email: '', talentIds: [] }

/** Emails a colleague an invitation to the team. */
export function InviteDialog({ isOpen, onClose, talents }: InviteDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Invite a colleague">
      <InviteForm talents={talents} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ talents, onClose }: Pick<InviteDialogProps, 'talents' | 'onClose'>) {
  const { form, onSubmit, isSending } = useCallForm<typeof agencyCalls.inviteMember, InviteValues>({
    call: agencyCalls.inviteMember,
    initial: empty,
    topics: agencyTopics,
    onSuccess: onClose,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Send invitation
          </Button>
        </>
      }
    >
      <p>They choose their own password. The link works once, for seven days.</p>
      <TextField label="Name" isRequired {...form.getInputProps('name')} />
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      <TalentsField
        label="Talents they’re responsible for"
        hint="They can’t see or manage any others."
        talents={talents}
        {...form.getInputProps('talentIds')}
      />
    </FormBody>
  )
}
