import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { Callout } from '#ui/Callout.tsx'
import { describePrice } from './describe-plan.ts'
import { usePlans } from './subscription.queries.ts'

/** What the plan of a brand costs, before it signs up; nothing while the payment provider does not answer. */
export function PlanPrice() {
  const [plan] = usePlans(DEFAULT_CURRENCY).data?.items ?? []
  return (
    plan && (
      <Callout>
        Joining is free. You need a plan to hire: {describePrice(plan)}, VAT included. The{' '}
        <a href="/pricing">pricing page</a> says what a deal costs.
      </Callout>
    )
  )
}
