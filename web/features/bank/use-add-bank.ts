import type { CallOutput } from '@marquee/contract/call'
import type { payoutCalls } from '@marquee/contract/calls/payouts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { type StepUp, useStepUp } from '#lib/use-step-up.ts'
import { bankRows, bankTopics, type Payee } from './bank.queries.ts'

type Added = CallOutput<typeof payoutCalls.addBankAccount>

interface AddBankOptions {
  onAdded: (account: Added) => void
  onError?: (error: Error) => void
}

interface AddBank {
  isBusy: boolean
  /** What the server asks for first. */
  stepUp: StepUp
  /** Opens the account at the provider, or changes its bank details when a token is passed. */
  add: (bankToken?: string) => void
}

/**
 * Sets bank details. A second factor is set up first where there is none, and a confirmation more than ten minutes ago is
 * asked for again, because money depends on it.
 */
export function useAddBank(payee: Payee, { onAdded, onError }: AddBankOptions): AddBank {
  const stepUp = useStepUp()
  const write = useCallMutation(bankRows[payee].add, {
    topics: bankTopics,
    success: null,
    quiet: true,
    onSuccess: onAdded,
  })
  const send = (body: { bankToken?: string }) =>
    write.mutate(body, {
      onSuccess: stepUp.close,
      onError: (error) => {
        if (stepUp.ask(error, () => send(body))) return
        if (onError) onError(error)
        else write.showError(error)
      },
    })
  return {
    isBusy: write.isPending,
    stepUp,
    add: (bankToken) => send(bankToken ? { bankToken } : {}),
  }
}
