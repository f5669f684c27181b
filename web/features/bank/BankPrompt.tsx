import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { type Payee, useBankAccount } from './bank.queries.ts'

interface BankPromptProps {
  payee: Payee
  /** Money is held for the payee or a payout is scheduled. */
  isMoneyWaiting: boolean
  earnings: string
}

/** A reminder for a payee who has money waiting but no bank account. */
export function BankPrompt({ payee, isMoneyWaiting, earnings }: BankPromptProps) {
  const status = useBankAccount(payee).data?.status
  if (!isMoneyWaiting || !status || status === 'active') return null
  return (
    <Callout
      tone="warning"
      action={
        <ButtonLink to={earnings}>
          {status === 'none' ? 'Add bank details' : 'Finish bank details'}
        </ButtonLink>
      }
    >
      Money is held for you. {status === 'none' ? 'Add' : 'Finish'} your bank details so that we can pay you
      on the payout date.
    </Callout>
  )
}
