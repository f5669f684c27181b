import { type RosterDetails, rosterCalls } from '@marquee/contract/calls/roster'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ForTalent } from '#ui/ForTalent.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { MandateFields } from './MandateFields.tsx'
import { mandateBody, mandateValues, type WithMandate } from './mandate-values.ts'
import { rosterTopics } from './roster.queries.ts'

interface ProposeDialogProps {
  talentId: string
  details: RosterDetails
  isOpen: boolean
  onClose: () => void
}

/** Proposes other terms: they await the talent, or apply at once for a managed talent. */
export function ProposeDialog({ talentId, details, isOpen, onClose }: ProposeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={details.isManaged ? 'Change terms' : 'Propose new terms'}
      shape="wide"
    >
      <ProposeForm talentId={talentId} details={details} onClose={onClose} />
    </Dialog>
  )
}

function ProposeForm({ talentId, details, onClose }: Omit<ProposeDialogProps, 'isOpen'>) {
  const { isManaged, talent } = details
  const name = talent?.displayName ?? 'The talent'
  const { form, onSubmit, isSending } = useCallForm<typeof rosterCalls.proposeMandate, WithMandate>({
    call: rosterCalls.proposeMandate,
    initial: { mandate: mandateValues(details.proposal ?? details) },
    toBody: ({ mandate }) => ({ talentId, mandate: mandateBody(mandate, isManaged) }),
    topics: rosterTopics,
    success: isManaged ? 'Terms changed.' : undefined,
    onSuccess: onClose,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            {isManaged ? 'Change terms' : `Propose terms`}
          </Button>
        </>
      }
    >
      <div>
        <ForTalent name={name} picture={talent?.avatarUrl ?? null} />
      </div>
      <p>
        {isManaged
          ? 'They apply from now on. Open offers and active deals keep their commission.'
          : `The present terms apply until ${name} accepts these. Open offers and active deals keep their commission.`}
      </p>
      <MandateFields form={form} isManaged={isManaged} talent={name} />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
