import { MAX_INVITATION_NOTE, outsideTalentCalls } from '@marquee/contract/calls/outside-talents'
import { NO_FEE_MONTHS, OUTSIDE_INVITATION_DAYS } from '@marquee/contract/rules/outside-talents'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmailField } from '#ui/fields/EmailField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { invitationTopics } from './outside-talents.queries.ts'

interface InviteDialogProps {
  isOpen: boolean
  onClose: () => void
  campaigns: readonly { id: string; title: string }[]
}

/** Invites someone by email. */
export function InviteDialog({ isOpen, onClose, campaigns }: InviteDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Invite someone to Marquee">
      <InviteForm campaigns={campaigns} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ campaigns, onClose }: Omit<InviteDialogProps, 'isOpen'>) {
  const { form, onSubmit, isSending } = useCallForm({
    call: outsideTalentCalls.inviteOutsideTalent,
    initial: { email: '', name: '', note: '', campaignId: '' },
    toBody: ({ email, name, note, campaignId }) => ({
      email,
      note,
      ...(name.trim() !== '' && { name }),
      ...(campaignId !== '' && { campaignId }),
    }),
    topics: invitationTopics,
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
        We email a link that works once, for {OUTSIDE_INVITATION_DAYS} days. The 0% fee is for people who are
        new to Marquee: it ends for new offers if their social accounts or bank account were here before. It
        lasts {NO_FEE_MONTHS} months.
      </p>
      <EmailField label="Email" isRequired {...form.getInputProps('email')} />
      <TextField label="Name" hint="Optional" maxLength={80} {...form.getInputProps('name')} />
      {campaigns.length > 0 && (
        <SelectField
          label="Campaign"
          hint="Optional. They are invited to it when they join."
          placeholder="No campaign"
          options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
          {...form.getInputProps('campaignId')}
        />
      )}
      <TextAreaField
        label="Note"
        hint="Optional. It is part of the email."
        rows={3}
        limit={MAX_INVITATION_NOTE}
        {...form.getInputProps('note')}
      />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
