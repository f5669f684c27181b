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
          ? `Your plan stays active until ${formatDate(end)}. ${trialEnd ? 'Nothing is charged.' : 'You won’t be charged again.'}`
          : 'You won’t be charged again.',
        'After that, active deals continue, but you can’t publish campaigns or send offers.',
        'You can undo this until then, or subscribe again at any time.',
      ]}
      confirm="Cancel subscription"
      isDangerous
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate({})}
    />
  )
}
