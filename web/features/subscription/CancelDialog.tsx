import { type Subscription, subscriptionCalls } from '@marquee/contract/calls/subscriptions'
import { formatDate } from '@marquee/contract/rules/dates'
import { useCallMutation } from '#lib/use-call-mutation.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { subscriptionTopics } from './subscription.queries.ts'

interface CancelDialogProps {
  subscription: Subscription
  isOpen: boolean
  onClose: () => void
}

/** Cancels the plan with one click, without asking for a reason, after showing the consequences. */
export function CancelDialog({ subscription, isOpen, onClose }: CancelDialogProps) {
  const cancel = useCallMutation(subscriptionCalls.cancelSubscription, {
    topics: subscriptionTopics,
    onSuccess: onClose,
  })
  const { trialEnd, currentPeriodEnd } = subscription
  const end = trialEnd ?? currentPeriodEnd
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel your subscription?"
      consequences={[
        end
          ? `Everything stays open until ${formatDate(end)}. ${trialEnd ? 'Nothing is charged.' : 'You are not charged again.'}`
          : 'You are not charged again.',
        'After that, running deals go on to their end, but you cannot publish campaigns or send offers.',
        'You can take this back until then, and come back at any time later.',
      ]}
      confirm="Cancel the subscription"
      isDangerous
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate({})}
    />
  )
}
