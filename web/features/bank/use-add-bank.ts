import type { CallOutput } from '@marquee/contract/call'
import type { payoutCalls } from '@marquee/contract/calls/payouts'
import { useState } from 'react'
import { type RequiredStep, requiredStep } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { bankRows, bankTopics, type Payee } from './bank.queries.ts'

type Added = CallOutput<typeof payoutCalls.addBankAccount>

interface AddBankOptions {
  onAdded: (account: Added) => void
  onError?: (error: Error) => void
}

interface AddBank {
  isBusy: boolean
  /** What the server asks for first; `retry` then repeats the last request. */
  step: RequiredStep | null
  /** Opens the account at the provider, or changes its bank details when a token is passed. */
  add: (bankToken?: string) => void
  retry: () => void
  cancel: () => void
}

/**
 * Sets bank details. A second factor is set up first where there is none, and a confirmation more than ten minutes ago is
 * asked for again, because money depends on it.
 */
export function useAddBank(payee: Payee, { onAdded, onError }: AddBankOptions): AddBank {
  const [waiting, setWaiting] = useState<{ body: { bankToken?: string }; step: RequiredStep } | null>(null)
  const write = useCallMutation(bankRows[payee].add, {
    topics: bankTopics,
    success: null,
    quiet: true,
    onSuccess: onAdded,
  })
  const send = (body: { bankToken?: string }) =>
    write.mutate(body, {
      onSuccess: () => setWaiting(null),
      onError: (error) => {
        const step = requiredStep(error)
        setWaiting(step && { body, step })
        if (step) return
        if (onError) onError(error)
        else write.showError(error)
      },
    })
  return {
    isBusy: write.isPending,
    step: waiting?.step ?? null,
    add: (bankToken) => send(bankToken ? { bankToken } : {}),
    retry: () => waiting && send(waiting.body),
    cancel: () => setWaiting(null),
  }
}
