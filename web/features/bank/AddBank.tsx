import { Button } from '#ui/Button.tsx'
import { StepUpDialog } from '#ui/fields/StepUpDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import type { Payee } from './bank.queries.ts'
import { useAddBank } from './use-add-bank.ts'

/** Explains what happens on the provider's page and links to it. */
export function AddBank({ payee, label = 'Add bank details' }: { payee: Payee; label?: string }) {
  const bank = useAddBank(payee, {
    onAdded: ({ onboardingUrl }) => {
      if (onboardingUrl) window.location.assign(onboardingUrl)
    },
  })
  return (
    <Stack gap={12}>
      <p>
        To pay your {payee === 'talent' ? 'earnings' : 'commission'}, the payment provider needs your bank
        details and proof of identity. It takes about three minutes.
      </p>
      <p>You enter them on the provider’s page and then return here. We only see the last digits.</p>
      <div>
        <Button kind="primary" busy={bank.isBusy} onClick={() => bank.add()}>
          {label}
        </Button>
      </div>
      <StepUpDialog stepUp={bank.stepUp} protects="your money" isBusy={bank.isBusy} />
    </Stack>
  )
}
