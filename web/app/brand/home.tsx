import { homeCalls } from '@marquee/contract/calls/home'
import { lazy } from 'react'
import { HomePage } from '#features/home/HomePage.tsx'
import { useSetUp } from '#features/home/home.queries.ts'
import { hasTrialLeft } from '#features/subscription/has-trial-left.ts'
import { InactiveBanner } from '#features/subscription/InactiveBanner.tsx'
import { TrialBanner } from '#features/subscription/TrialBanner.tsx'
import { brandPaths } from '#lib/paths.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Only a new account sees it. */
const DealExample = lazy(() =>
  import('#features/home/DealExample.tsx').then((file) => ({ default: file.DealExample })),
)

export const handle = { early: [homeCalls.setUp] }

export default function BrandHome() {
  const user = useUser()
  const isDismissed = useSetUp().data?.isDismissed
  const name = user.brand?.companyName ?? user.name
  const actions = (kind: 'primary' | 'plain') => (
    <>
      <ButtonLink to={brandPaths.findTalent}>Find talent</ButtonLink>
      <ButtonLink kind={kind} to={brandPaths.newCampaign}>
        New campaign
      </ButtonLink>
    </>
  )
  const calm = (
    <EmptyState title="You’re all caught up">
      New applications, counter-offers and work to approve appear here as soon as they arrive.
    </EmptyState>
  )
  return (
    <HomePage
      side="brand"
      name={name}
      actions={actions}
      calm={calm}
      notice={(!hasTrialLeft(user) || isDismissed) && <InactiveBanner plan={brandPaths.plan} />}
      price={<TrialBanner plan={brandPaths.plan} />}
      example={<DealExample />}
    />
  )
}
