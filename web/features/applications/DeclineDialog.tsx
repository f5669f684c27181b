import {
  type ApplicationForBrand,
  applicationCalls,
  declineReasonCodes,
} from '@marquee/contract/calls/applications'
import { declineReasons } from '@marquee/contract/lifecycles/application'
import { useState } from 'react'
import { fieldErrors } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { applicationTopics } from './applications.queries.ts'

const reasons = declineReasonCodes.map((value) => ({ value, label: declineReasons[value] }))

interface DeclineDialogProps {
  campaignId: string
  /** The dialog is open while there are any. */
  applications: readonly ApplicationForBrand[]
  onClose: () => void
  onDeclined: () => void
}

/**
 * Declines one or several applications with a reason; each can be undone for a day. Reason and message belong
 * to these applications: others start with an empty dialog.
 */
export function DeclineDialog(props: DeclineDialogProps) {
  return <KeyedDialog key={props.applications.map(({ id }) => id).join()} {...props} />
}

function KeyedDialog({ campaignId, applications, onClose, onDeclined }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const decline = useCallMutation(applicationCalls.decideApplicants, {
    topics: applicationTopics,
    success: 'Declined. You can undo this for 24 hours.',
    onSuccess: () => {
      onDeclined()
      onClose()
    },
  })
  const chosen = declineReasonCodes.find((code) => code === reason)
  const [first] = applications
  const name =
    applications.length === 1 ? (first?.talent.displayName ?? '') : `${applications.length} applicants`
  const recipients = applications.length === 1 ? name : 'each of them'
  return (
    <ConfirmDialog
      isOpen={applications.length > 0}
      onClose={onClose}
      title={`Decline ${name}?`}
      consequences={[`You can undo this for 24 hours. Then we tell ${recipients}, with your reason.`]}
      confirm="Decline"
      isDangerous
      isDisabled={!chosen}
      isBusy={decline.isPending}
      onConfirm={() =>
        chosen &&
        decline.mutate({
          campaignId,
          applications: applications.map(({ id: applicationId, version }) => ({ applicationId, version })),
          action: 'decline',
          reason: chosen,
          note,
        })
      }
    >
      <Stack gap={12}>
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          isRequired
          value={reason}
          onChange={setReason}
          options={reasons}
        />
        <TextAreaField
          label={applications.length > 1 ? 'Message to the talents' : 'Message to the talent'}
          hint="Optional"
          rows={2}
          limit={500}
          value={note}
          onChange={setNote}
          error={fieldErrors(decline.error).note}
        />
        <LeaveDialog isDirty={note.trim() !== '' && !decline.isPending} />
      </Stack>
    </ConfirmDialog>
  )
}
