import { OffersPage } from '#features/offers/OffersPage.tsx'
import { talentPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Offers() {
  const discover = (
    <ButtonLink kind="primary" to={talentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  return <OffersPage side="talent" pathOf={talentPaths.offer} emptyAction={discover} />
}
