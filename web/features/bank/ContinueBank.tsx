import type { BankAccount } from '@marquee/contract/calls/payouts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { Button } from '#ui/Button.tsx'
import { Stack } from '#ui/Stack.tsx'
import { BankFacts } from './BankFacts.tsx'
import { bankRows, type Payee } from './bank.queries.ts'
import classes from './ContinueBank.module.css'

interface ContinueBankProps {
  payee: Payee
  account: BankAccount
  settings: string
}

/** What the provider still needs, with a link to its page. */
export function ContinueBank({ payee, account, settings }: ContinueBankProps) {
  const link = useCallMutation(bankRows[payee].link, {
    success: null,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const { requirements } = account
  return (
    <Stack gap={12}>
      {requirements.length > 0 ? (
        <>
          <p>The payment provider still needs:</p>
          <ul className={classes.list}>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>The payment provider is checking your details. This page updates automatically.</p>
      )}
      <p>Until then payouts are on hold. Your earnings are safe.</p>
      <BankFacts account={account} settings={settings} />
      <div>
        <Button kind="primary" busy={link.isPending} onClick={() => link.mutate({})}>
          Continue
        </Button>
      </div>
    </Stack>
  )
}
