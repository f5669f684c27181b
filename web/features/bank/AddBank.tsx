import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import type { Payee } from './bank.queries.ts'
import { ConfirmPassword } from './ConfirmPassword.tsx'
import { useAddBank } from './use-add-bank.ts'

/** Explains what happens on the provider's page and links to it. */
export function AddBank({ payee }: { payee: Payee }) {
  const bank = useAddBank(payee, {
    onAdded: ({ onboardingUrl }) => {
      if (onboardingUrl) window.location.assign(onboardingUrl)
    },
  })
  return (
    <Stack gap={12}>
      <p>
        So that your {payee === 'talent' ? 'share' : 'commission'} can reach you, the payment provider needs
        your bank details and who you are. It takes about three minutes.
      </p>
      <p>You give them on the provider’s own page and come back here. We only ever see the last digits.</p>
      <div>
        <Button kind="primary" busy={bank.isBusy} onClick={() => bank.add()}>
          Add bank details
        </Button>
      </div>
      <Dialog isOpen={bank.isPasswordWanted} onClose={bank.giveUp} title="Confirm it is you">
        <ConfirmPassword onConfirmed={bank.again} isBusy={bank.isBusy} onCancel={bank.giveUp} />
      </Dialog>
    </Stack>
  )
}
