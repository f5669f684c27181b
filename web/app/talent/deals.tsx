import { DealsPage } from '#features/deals/DealsPage.tsx'
import { talentPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Deals() {
  const discover = (
    <ButtonLink kind="primary" to={talentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  return <DealsPage side="talent" pathOf={talentPaths.deal} emptyAction={discover} />
}
