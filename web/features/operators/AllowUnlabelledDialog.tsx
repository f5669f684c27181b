import { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'

interface AllowUnlabelledDialogProps {
  deliverable: { id: string; title: string }
  onClose: () => void
}

/** Allows a post without a label of its own, with a reason for the audit log. */
export function AllowUnlabelledDialog({ deliverable, onClose }: AllowUnlabelledDialogProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorRecordCalls.allowUnlabelledPost,
    initial: { reason: '' },
    toBody: (values) => ({ ...values, deliverableId: deliverable.id }),
    topics: ['operator records'],
    onSuccess: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Allow ${deliverable.title} without a label`}>
      <FormBody
        onSubmit={onSubmit}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" kind="primary" busy={isSending}>
              Allow without a label
            </Button>
          </>
        }
      >
        <p>
          The talent may then submit and post this work although its caption does not say that it is an ad.
          Both sides see that Marquee allowed it.
        </p>
        <AuditReason label="Reason" {...form.getInputProps('reason')} />
      </FormBody>
    </Dialog>
  )
}
