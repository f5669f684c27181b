import { type Payment, paymentCalls } from '@marquee/contract/calls/payments'
import type { Stripe } from '@stripe/stripe-js'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { errorText } from '#lib/api-error.ts'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { type HoldOutcome, holdOutcome } from './hold-outcome.ts'

interface HoldOptions {
  payableId: string
  /** Null until the provider's script is loaded; only the bank's confirmation needs it. */
  provider: Stripe | null
  onHeld: (payment: Payment) => void
}

interface Hold {
  /** How the last attempt ended; null before the first and while one runs. */
  end: HoldOutcome | null
  /** `bank`: the confirmation window of the card holder's bank is open. */
  busy: 'card' | 'bank' | null
  /** Holds the payable's amount on a saved card and asks the card holder's bank where required. */
  hold: (cardId: string) => Promise<void>
  /** Continues a payment that the card holder has yet to confirm with the bank. */
  confirmWithBank: (payment: Payment) => Promise<void>
}

/** Topics that a hold, or its failure, makes stale. */
const topics = ['payments', 'offers', 'home', 'budgets', 'applications', 'campaigns']

/**
 * Holds an amount on a saved card: calls the server, lets the card holder confirm with the bank if required,
 * and trusts only the server on the outcome (payments, section 3). A declined card is a normal outcome;
 * another card may be tried.
 */
export function useHold({ payableId, provider, onHeld }: HoldOptions): Hold {
  const client = useQueryClient()
  const [end, setEnd] = useState<HoldOutcome | null>(null)
  const [busy, setBusy] = useState<Hold['busy']>(null)
  const pay = useCallMutation(paymentCalls.createOneTimePayment, { quiet: true })

  const settle = async (first: Payment) => {
    let payment = first
    if (payment.status === 'requires_action') {
      await askBank(payment)
      payment = (await call(paymentCalls.paymentStatus, { payableId })).payment ?? payment
    }
    const ended = holdOutcome(payment)
    setEnd(ended)
    // Queries are refreshed before the outcome is shown, because the user may continue at once and must not
    // act on stale data.
    await invalidateTopics(client, topics)
    if (ended.how === 'held') onHeld(payment)
  }
  const askBank = async ({ clientSecret }: Payment) => {
    if (!clientSecret) return
    if (!provider)
      throw new Error('Your bank’s confirmation could not be opened. Check your connection and try again.')
    setBusy('bank')
    // Whatever the script returns, the server asks the provider itself.
    await provider.handleNextAction({ clientSecret })
  }
  const run = async (start: () => Promise<Payment>) => {
    setEnd(null)
    setBusy('card')
    try {
      await settle(await start())
    } catch (error) {
      setEnd({ how: 'error', sentence: errorText(error) })
    } finally {
      setBusy(null)
    }
  }
  return {
    end,
    busy,
    hold: (cardId) => run(() => pay.mutateAsync({ payableId, cardId })),
    confirmWithBank: (payment) => run(async () => payment),
  }
}
