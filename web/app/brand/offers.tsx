import { OffersPage } from '#features/offers/OffersPage.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Offers() {
  const find = (
    <ButtonLink kind="primary" to={brandPaths.findTalent}>
      Find talent
    </ButtonLink>
  )
  return <OffersPage side="brand" pathOf={brandPaths.offer} emptyAction={find} />
}
