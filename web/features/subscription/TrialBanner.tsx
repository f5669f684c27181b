import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import { TRIAL_DAYS } from '@marquee/contract/rules/subscription'
import { Link } from 'react-router'
import { useUser } from '#lib/session.ts'
import { useMarket } from '#lib/use-market.ts'
import { PriceBanner } from '#ui/PriceBanner.tsx'
import { formatPrice } from './describe-plan.ts'
import { hasTrialLeft } from './has-trial-left.ts'
import { usePlans } from './subscription.queries.ts'

/** For a brand that has had no plan yet: what the trial is, when it begins, what follows and what the fee is. */
export function TrialBanner({ plan }: { plan: string }) {
  const monthly = usePlans(DEFAULT_CURRENCY).data?.items.find(({ interval }) => interval === 'month')
  const formatBps = useMarket().data?.formatBps
  if (!hasTrialLeft(useUser())) return null
  return (
    <PriceBanner
      figure={String(TRIAL_DAYS)}
      unit="days"
      title={`Try everything free for ${TRIAL_DAYS} days`}
      action={<Link to={plan}>What is included</Link>}
    >
      The {TRIAL_DAYS} days begin when you start your plan, not today.
      {monthly && ` Then ${formatPrice(monthly)} including VAT, cancel in one click.`}
      {formatBps && ` Our ${formatBps} fee on each deal is already inside the price you offer.`}
    </PriceBanner>
  )
}
