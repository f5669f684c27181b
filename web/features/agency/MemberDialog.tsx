import { agencyCalls, type Member } from '@marquee/contract/calls/agency'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { agencyTopics } from './agency.queries.ts'
import { TalentsField } from './TalentsField.tsx'

interface MemberDialogProps {
  member: Member | null
  talents: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Sets the talents a colleague is responsible for and whether they get their emails. */
export function MemberDialog({ member, talents, onClose }: MemberDialogProps) {
  return (
    <Dialog isOpen={member !== null} onClose={onClose} title={member?.name ?? 'Member'}>
      {member && <MemberForm member={member} talents={talents} onClose={onClose} />}
    </Dialog>
  )
}

function MemberForm({ member, talents, onClose }: MemberDialogProps & { member: Member }) {
  const { id: memberId, talentIds, receivesMail } = member
  const { form, onSubmit, isSending } = useCallForm({
    call: agencyCalls.updateMember,
    initial: { talentIds, receivesMail },
    toBody: (values) => ({ memberId, ...values }),
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
            Save
          </Button>
        </>
      }
    >
      <TalentsField
        label="Talents they’re responsible for"
        talents={talents}
        {...form.getInputProps('talentIds')}
      />
      <CheckField label="Send them emails about these talents" {...form.getInputProps('receivesMail')} />
    </FormBody>
  )
}
