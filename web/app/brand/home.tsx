import { HomePage } from '#features/home/HomePage.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export default function BrandHome() {
  const start = (
    <ButtonLink kind="primary" to={brandPaths.newCampaign}>
      New campaign
    </ButtonLink>
  )
  const actions = (
    <>
      <ButtonLink to={brandPaths.findTalent}>Find talent</ButtonLink>
      {start}
    </>
  )
  const calm = (
    <EmptyState title="You’re all caught up">
      New applications, counter-offers and work to approve appear here as soon as they arrive.
    </EmptyState>
  )
  return <HomePage side="brand" actions={actions} calm={calm} />
}
