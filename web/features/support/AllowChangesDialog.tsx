import { useState } from 'react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useAllowChanges } from './support.queries.ts'

interface AllowChangesDialogProps {
  /** The user’s name. */
  name: string
  isOpen: boolean
  onClose: () => void
}

/** Asks why changes are needed before the operator may make any. */
export function AllowChangesDialog({ name, isOpen, onClose }: AllowChangesDialogProps) {
  const [reason, setReason] = useState('')
  const allow = useAllowChanges(onClose)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Allow changes?"
      consequences={[
        `What you change counts as changed by ${name}, and your name is kept beside it.`,
        `${name} sees every change in their settings and can object.`,
        'Password, cards, bank details, messages and agreements stay closed to you.',
      ]}
      confirm="Allow changes"
      isBusy={allow.isPending}
      isDisabled={reason.trim().length < 3}
      onConfirm={() => allow.mutate({ reason })}
    >
      <TextAreaField
        label="Why are changes needed?"
        isRequired
        value={reason}
        onChange={setReason}
        rows={2}
        limit={1_000}
      />
    </ConfirmDialog>
  )
}
