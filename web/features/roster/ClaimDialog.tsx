import { rosterCalls } from '@marquee/contract/calls/roster'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { rosterTopics } from './roster.queries.ts'

interface ClaimDialogProps {
  talentId: string
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Invites a managed talent to claim their profile. */
export function ClaimDialog({ isOpen, onClose, ...rest }: ClaimDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Invite ${rest.name} to claim their profile?`}>
      <ClaimForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function ClaimForm({ talentId, name, onClose }: Omit<ClaimDialogProps, 'isOpen'>) {
  const { form, onSubmit, isSending } = useCallForm({
    call: rosterCalls.inviteToClaim,
    initial: { email: '' },
    toBody: ({ email }) => ({ talentId, email }),
    topics: rosterTopics,
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
      <p>
        The link lets {name} choose a password and take over the profile. You still represent them, but from
        then on {name} can end representation at any time.
      </p>
      <EmailField label="Their email" isRequired {...form.getInputProps('email')} />
    </FormBody>
  )
}
