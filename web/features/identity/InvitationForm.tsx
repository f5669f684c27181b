import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NewAccountFields, newAccount } from './NewAccountFields.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Accepts an emailed invitation by choosing a password, and signs in. */
export function InvitationForm({ token, button }: { token: string; button: string }) {
  const enter = useCompleteSignIn()
  const { form, onSubmit, isSending } = useCallForm({
    call: agencyCalls.acceptInvitation,
    initial: newAccount,
    toBody: (values) => ({ token, ...values }),
    onSuccess: enter,
  })
  return (
    <FormBody
      isNarrow
      onSubmit={onSubmit}
      actions={
        <Button type="submit" kind="primary" size="large" wide busy={isSending}>
          {button}
        </Button>
      }
    >
      <NewAccountFields form={form} />
    </FormBody>
  )
}
