import { operatorUserCalls } from '@marquee/contract/calls/operator-users'
import type { UserDetails } from '@marquee/contract/calls/operators'
import { suspensionReasons } from '@marquee/contract/rules/suspension-reasons'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AuditReason } from '#ui/fields/AuditReason.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { LeaveDialog } from '#ui/LeaveDialog.tsx'

interface SuspendDialogProps {
  user: UserDetails
  isOpen: boolean
  onClose: () => void
}

/** Suspends a user with a reason that they read, or ends the suspension. */
export function SuspendDialog({ user, isOpen, onClose }: SuspendDialogProps) {
  const isSuspended = user.status === 'suspended'
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isSuspended ? `Restore ${user.name}` : `Suspend ${user.name}`}
    >
      {isSuspended ? (
        <RestoreForm user={user} onClose={onClose} />
      ) : (
        <SuspendForm user={user} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface FormProps {
  user: UserDetails
  onClose: () => void
}

function SuspendForm({ user, onClose }: FormProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorUserCalls.suspendUser,
    initial: { reasonCode: '', explanation: '', reason: '' },
    toBody: (values) => ({ ...values, userId: user.id }),
    topics: ['users'],
    onSuccess: onClose,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger" busy={isSending}>
            Suspend
          </Button>
        </>
      }
    >
      <p>
        {user.name} is signed out at once. Open offers are withdrawn and their holds released; campaigns and
        running deals are paused, and payouts are put on hold. We email the reason and your explanation.
      </p>
      <SelectField
        label="Reason"
        isRequired
        placeholder="Choose a reason"
        options={Object.entries(suspensionReasons).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('reasonCode')}
      />
      <TextAreaField
        label="Explanation"
        hint={`${user.name} reads it.`}
        isRequired
        rows={3}
        limit={1_000}
        {...form.getInputProps('explanation')}
      />
      <AuditReason {...form.getInputProps('reason')} />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}

function RestoreForm({ user, onClose }: FormProps) {
  const { form, onSubmit, isSending } = useCallForm({
    call: operatorUserCalls.restoreUser,
    initial: { reason: '' },
    toBody: (values) => ({ ...values, userId: user.id }),
    topics: ['users'],
    onSuccess: onClose,
  })
  return (
    <FormBody
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isSending}>
            Restore
          </Button>
        </>
      }
    >
      <p>
        {user.name} can sign in again and payouts go on. Withdrawn offers and paused campaigns stay as they
        are.
      </p>
      <AuditReason {...form.getInputProps('reason')} />
      <LeaveDialog isDirty={form.isDirty() && !isSending} />
    </FormBody>
  )
}
