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
  /** Null until the provider's script is there; only the bank's question needs it. */
  provider: Stripe | null
  onHeld: (payment: Payment) => void
}

interface Hold {
  /** How the last try ended; null before the first and while one runs. */
  end: HoldOutcome | null
  /** `bank`: the card holder's bank has its own window open. */
  busy: 'card' | 'bank' | null
  /** Holds the payable's amount on a saved card, asking the card holder's bank where it wants to. */
  hold: (cardId: string) => Promise<void>
  /** Goes on with a payment whose bank still waits for its card holder. */
  confirmWithBank: (payment: Payment) => Promise<void>
}

/** What a hold, or its failure, puts out of date. */
const topics = ['payments', 'offers', 'home', 'budgets', 'applications', 'campaigns']

/**
 * The one way from a saved card to a hold: ask our server, answer the bank if it asks, and believe our server alone on how it ended
 * (payments, section 3). A declined card is an ending like any other; another card may be tried.
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
    // First the news, then the word: whoever reads it may go on at once, and must not go on with what stood before.
    await invalidateTopics(client, topics)
    if (ended.how === 'held') onHeld(payment)
  }
  const askBank = async ({ clientSecret }: Payment) => {
    if (!clientSecret) return
    if (!provider)
      throw new Error('Your bank’s window could not be opened. Check your connection and try again.')
    setBusy('bank')
    // Whatever the script answers, our server asks the provider itself.
    await provider.handleNextAction({ clientSecret })
  }
  const run = async (start: () => Promise<Payment>) => {
    setEnd(null)
    setBusy('card')
    try {
      await settle(await start())
    } catch (fault) {
      setEnd({ how: 'fault', sentence: errorText(fault) })
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
