import type { CallOutput } from '@marquee/contract/call'
import type { payoutCalls } from '@marquee/contract/calls/payouts'
import { useState } from 'react'
import { isPasswordRequired } from '#lib/api-error.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { bankRows, bankTopics, type Payee } from './bank.queries.ts'

type Added = CallOutput<typeof payoutCalls.addBankAccount>

interface AddBankOptions {
  onAdded: (account: Added) => void
  onError?: (error: Error) => void
}

interface AddBank {
  isBusy: boolean
  /** The server requires the password again; `again` then repeats the last request. */
  isPasswordWanted: boolean
  /** Opens the account at the provider, or changes its bank details when a token is passed. */
  add: (bankToken?: string) => void
  retry: () => void
  cancel: () => void
}

/**
 * Sets bank details. A password confirmed more than ten minutes ago is asked for first, because money depends
 * on it.
 */
export function useAddBank(payee: Payee, { onAdded, onError }: AddBankOptions): AddBank {
  const [waiting, setWaiting] = useState<{ bankToken?: string } | null>(null)
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
        if (isPasswordRequired(error)) return setWaiting(body)
        setWaiting(null)
        if (onError) onError(error)
        else write.showError(error)
      },
    })
  return {
    isBusy: write.isPending,
    isPasswordWanted: waiting !== null,
    add: (bankToken) => send(bankToken ? { bankToken } : {}),
    retry: () => waiting && send(waiting),
    cancel: () => setWaiting(null),
  }
}
