import type { Subscription } from '@marquee/contract/calls/subscriptions'
import { formatDate } from '@marquee/contract/rules/dates'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { OutsideLink } from '#ui/OutsideLink.tsx'

/** A failed renewal: how long the plan stays active, and how to pay. */
export function PaymentFailedNotice({ subscription }: { subscription: Subscription }) {
  const { state, subscriptionStatus, graceEnds, actionUrl } = subscription
  if (state !== 'past_due' && state !== 'unpaid' && state !== 'paused') return null
  const isOpen = subscriptionStatus === 'Active'
  return (
    <Callout
      tone={isOpen ? 'warning' : 'bad'}
      action={
        actionUrl ? (
          <OutsideLink href={actionUrl}>Pay now</OutsideLink>
        ) : (
          <ButtonLink to={`${brandPaths.cards}?add=card`}>Add another card</ButtonLink>
        )
      }
    >
      <strong>Your last payment failed.</strong>{' '}
      {isOpen && graceEnds
        ? `Your plan stays active until ${formatDate(graceEnds)}. We’ll try again before then.`
        : 'Active deals continue. To publish campaigns and send offers again, pay the outstanding amount.'}
    </Callout>
  )
}
