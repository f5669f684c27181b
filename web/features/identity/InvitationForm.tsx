import { agencyCalls } from '@marquee/contract/calls/agency'
import { useCallForm } from '#lib/use-call-form.ts'
import { Button } from '#ui/Button.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { NewAccountFields, newAccount } from './NewAccountFields.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

interface InvitationFormProps {
  token: string
  /** The type of the account that the invitation opens. */
  accountType: 'talent' | 'talentagent'
  button: string
}

/** Accepts an emailed invitation by choosing a password, and signs in. */
export function InvitationForm({ token, accountType, button }: InvitationFormProps) {
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
      <NewAccountFields form={form} accountType={accountType} />
    </FormBody>
  )
}
