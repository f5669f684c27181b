import type { Subscription } from '@marquee/contract/calls/subscriptions'
import { formatDate } from '@marquee/contract/rules/dates'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { invalidateTopics } from '#lib/invalidate-topics.ts'
import { Callout } from '#ui/Callout.tsx'

interface CheckoutReturnProps {
  subscription: Subscription
  /** The next step of a brand. */
  next: ReactNode
}

/** The message after the provider's page: success, or confirmation still pending. */
export function CheckoutReturn({ subscription, next }: CheckoutReturnProps) {
  const client = useQueryClient()
  const { subscriptionStatus, trialEnd } = subscription
  const isActive = subscriptionStatus === 'Active'
  useEffect(() => {
    if (isActive) void invalidateTopics(client, ['account', 'home'])
  }, [isActive, client])
  if (!isActive) {
    return (
      <div role="status">
        <Callout tone="action">
          We’re waiting for confirmation from the payment provider. Your plan appears here automatically,
          usually within seconds.
        </Callout>
      </div>
    )
  }
  return (
    <div role="status">
      <Callout tone="good" action={next}>
        <strong>You’re all set.</strong>{' '}
        {trialEnd ? `Your free trial runs until ${formatDate(trialEnd)}.` : 'Your subscription is active.'}{' '}
        You can use everything now.
      </Callout>
    </div>
  )
}
