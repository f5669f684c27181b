import type { BankAccount } from '@marquee/contract/calls/payouts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { useStepUp } from '#lib/use-step-up.ts'
import { Button } from '#ui/Button.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { BankFacts } from './BankFacts.tsx'
import { bankRows, type Payee } from './bank.queries.ts'
import classes from './ContinueBank.module.css'

interface ContinueBankProps {
  payee: Payee
  account: BankAccount
  settings: string
}

/** What the provider still needs, with a link to its page, where bank details can be changed: so it needs a confirmation. */
export function ContinueBank({ payee, account, settings }: ContinueBankProps) {
  const link = useCallMutation(bankRows[payee].link, {
    success: null,
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const stepUp = useStepUp()
  const open = () =>
    link.mutate(
      {},
      {
        onError: (error) => {
          if (!stepUp.ask(error, open)) link.showError(error)
        },
      },
    )
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
        <Button kind="primary" busy={link.isPending} onClick={open}>
          Continue
        </Button>
      </div>
      <StepUpDialog stepUp={stepUp} protects="your money" isBusy={link.isPending} />
    </Stack>
  )
}
