import { useForm } from '@mantine/form'
import { useState } from 'react'
import { errorText } from '#lib/api-error.ts'
import { fieldErrorsOf } from '#lib/field-errors-of.ts'
import { usePaymentSettings, useProvider } from '#lib/payment/payment.queries.ts'
import { toast } from '#lib/toast.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { FormBody } from '#ui/fields/FormBody.tsx'
import { StepUpForm } from '#ui/fields/StepUpDialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Payee } from './bank.queries.ts'
import { bankDetails } from './bank-details.ts'
import { useAddBank } from './use-add-bank.ts'

interface ChangeBankDialogProps {
  payee: Payee
  isOpen: boolean
  onClose: () => void
}

/**
 * Changes the bank details of the provider account. The numbers go to the provider's script, which returns a
 * token.
 */
export function ChangeBankDialog({ payee, isOpen, onClose }: ChangeBankDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Change bank details">
      <ChangeBank payee={payee} onClose={onClose} />
    </Dialog>
  )
}

const empty = { holderName: '', sortCode: '', accountNumber: '' }

function ChangeBank({ payee, onClose }: Pick<ChangeBankDialogProps, 'payee' | 'onClose'>) {
  const provider = useProvider()
  const isTestMode = usePaymentSettings().data?.isTestMode
  const [isAsking, setAsking] = useState(false)
  const [errorMessage, setErrorMessage] = useState('')
  const form = useForm({
    initialValues: empty,
    validate: (values) => fieldErrorsOf(bankDetails, values),
    validateInputOnBlur: true,
  })
  const bank = useAddBank(payee, {
    onAdded: () => {
      toast.success('Bank details changed. Payouts are on hold for 72 hours.')
      onClose()
    },
    onError: (error) => setErrorMessage(errorText(error)),
  })
  const handleSubmit = async (values: typeof empty) => {
    if (!provider.data) return
    const { holderName, sortCode, accountNumber } = bankDetails.parse(values)
    setErrorMessage('')
    setAsking(true)
    const { token, error } = await provider.data.createToken('bank_account', {
      country: 'GB',
      currency: 'gbp',
      routing_number: sortCode,
      account_number: accountNumber,
      account_holder_name: holderName,
      account_holder_type: 'individual',
    })
    setAsking(false)
    if (token) bank.add(token.id)
    else
      setErrorMessage(
        error?.message ?? 'The payment provider didn’t accept these details. Check them and try again.',
      )
  }
  const missing = provider.error ? errorText(provider.error) : ''
  if (bank.stepUp.step) return <StepUpForm stepUp={bank.stepUp} protects="your money" isBusy={bank.isBusy} />
  return (
    <FormBody
      onSubmit={form.onSubmit(handleSubmit)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={isAsking || bank.isBusy} disabled={!provider.data}>
            Change bank details
          </Button>
        </>
      }
    >
      <Callout tone="warning">
        After a change, payouts are on hold for 72 hours and we email you, to protect your account.
      </Callout>
      <TextField
        label="Name on the account"
        isRequired
        autoComplete="name"
        {...form.getInputProps('holderName')}
      />
      <FieldRow>
        <TextField
          label="Sort code"
          isRequired
          inputMode="numeric"
          placeholder="12-34-56"
          {...form.getInputProps('sortCode')}
        />
        <TextField
          label="Account number"
          isRequired
          inputMode="numeric"
          maxLength={12}
          {...form.getInputProps('accountNumber')}
        />
      </FieldRow>
      <p>
        These numbers go to the payment provider only. We never see them.
        {isTestMode && ' Test mode: no real money moves. Use any six and eight digits.'}
      </p>
      <div role="alert">
        {(errorMessage || missing) && <Callout tone="bad">{errorMessage || missing}</Callout>}
      </div>
    </FormBody>
  )
}
