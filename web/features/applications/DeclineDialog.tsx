import {
  type ApplicationForBrand,
  applicationCalls,
  declineReasonCodes,
} from '@marquee/contract/calls/applications'
import { declineReasons } from '@marquee/contract/lifecycles/application'
import { useState } from 'react'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { applicationTopics } from './applications.queries.ts'

const reasons = declineReasonCodes.map((value) => ({ value, label: declineReasons[value] }))

/** Declines an application with a reason; it can be undone for a day. */
export function DeclineDialog({
  application,
  onClose,
}: {
  application: ApplicationForBrand | null
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const decline = useCallMutation(applicationCalls.declineApplication, {
    topics: applicationTopics,
    onSuccess: onClose,
  })
  const chosen = declineReasonCodes.find((code) => code === reason)
  const send = () =>
    application &&
    chosen &&
    decline.mutate({ applicationId: application.id, version: application.version, reason: chosen, note })
  const name = application?.talent.displayName ?? ''
  return (
    <ConfirmDialog
      isOpen={application !== null}
      onClose={onClose}
      title={`Decline ${name}?`}
      consequences={[`You can undo this for 24 hours. Then we tell ${name}, with your reason.`]}
      confirm="Decline"
      isDangerous
      isDisabled={!chosen}
      isBusy={decline.isPending}
      onConfirm={send}
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
          label="Message to the talent (optional)"
          hint="Optional"
          rows={2}
          limit={500}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </ConfirmDialog>
  )
}
