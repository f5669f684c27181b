import { TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import type { ReactNode } from 'react'
import { useUrlState } from '#lib/use-url-state.ts'
import { Callout } from '#ui/Callout.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { CheckoutReturn } from './CheckoutReturn.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { isRunning } from './describe-plan.ts'
import { PlanChoice } from './PlanChoice.tsx'
import { useSubscription } from './subscription.queries.ts'

/** Why the user was sent here, by the URL parameter. */
const reasons: Record<string, string> = {
  offer: 'To send an offer, choose a plan.',
  campaign: 'To publish a campaign, choose a plan. Your drafts are saved.',
}

/** The brand's present plan, or the plans it can choose. */
export function PlanView({ next }: { next: ReactNode }) {
  // On the return from the provider's page the provider is asked first.
  const [checkout] = useUrlState('checkout')
  const [reason] = useUrlState('for')
  const subscription = useSubscription(checkout)
  return (
    <Loaded query={subscription} skeleton={<PageSkeleton />}>
      {(present) => (
        <Stack>
          {checkout && <CheckoutReturn subscription={present} next={next} />}
          {reasons[reason] && !isRunning(present) && (
            <Callout tone="action">
              {reasons[reason]}
              {present.state === 'none' && ` The first ${TRIAL_DAYS} days are free.`}
            </Callout>
          )}
          {present.isEarlyAccess && (
            <Callout tone="good">
              You have early access: you can use everything for now, with or without a subscription.
            </Callout>
          )}
          {isRunning(present) ? (
            <CurrentPlan subscription={present} />
          ) : (
            <PlanChoice subscription={present} />
          )}
        </Stack>
      )}
    </Loaded>
  )
}
