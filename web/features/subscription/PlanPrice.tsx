import type { Plan } from '@marquee/contract/calls/subscriptions'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { Callout } from '#ui/Callout.tsx'
import { describePrice } from './describe-plan.ts'
import { usePlans } from './subscription.queries.ts'

/**
 * What the plan of a brand costs, before it signs up; nothing while the payment provider does not answer. `known` are the plans that the
 * server has read, so that nothing moves when they come.
 */
export function PlanPrice({ known }: { known: readonly Plan[] | null }) {
  const [plan] = usePlans(DEFAULT_CURRENCY, known).data?.items ?? []
  return (
    plan && (
      <Callout>
        Joining is free. You’ll need a plan before you can send an offer: {describePrice(plan)}, VAT included.
        The <a href="/pricing">pricing page</a> says what a deal costs.
      </Callout>
    )
  )
}
