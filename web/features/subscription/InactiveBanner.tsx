import { TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import { isEntitled, useUser } from '#lib/session.ts'
import { useMarket } from '#lib/use-market.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Callout } from '#ui/Callout.tsx'
import { hasTrialLeft } from './has-trial-left.ts'

/** Shown above the pages of a brand without a plan: what it can do meanwhile, and the link to the plans. */
export function InactiveBanner({ plan }: { plan: string }) {
  const user = useUser()
  const formatBps = useMarket().data?.formatBps
  if (isEntitled(user)) return null
  if (hasTrialLeft(user)) {
    return (
      <Callout
        tone="action"
        action={
          <ButtonLink kind="strong" size="small" to={plan}>
            Start free trial
          </ButtonLink>
        }
      >
        <strong>Try everything free for {TRIAL_DAYS} days.</strong> You can prepare campaigns already; start
        the trial to publish or send offers.
        {formatBps && ` Our ${formatBps} fee is already inside the price you offer.`}
      </Callout>
    )
  }
  return (
    <Callout
      tone="warning"
      action={
        <ButtonLink kind="strong" size="small" to={plan}>
          View plans
        </ButtonLink>
      }
    >
      <strong>Your subscription is not active.</strong> You can view everything, prepare campaigns and finish
      active deals. To publish or send offers, choose a plan.
    </Callout>
  )
}
