import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { type Payee, useBankAccount } from './bank.queries.ts'

interface BankPromptProps {
  payee: Payee
  /** Money is held for the payee or on its way. */
  isMoneyWaiting: boolean
  earnings: string
}

/** A quiet word while money waits for somebody whose bank we do not know. */
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
      Money is held for you. {status === 'none' ? 'Add' : 'Finish'} your bank details, so that it can reach
      you on its pay day.
    </Callout>
  )
}
