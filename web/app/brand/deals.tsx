import { DealsPage } from '#features/deals/DealsPage.tsx'
import { brandPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Deals() {
  const start = (
    <ButtonLink kind="primary" to={brandPaths.newCampaign}>
      New campaign
    </ButtonLink>
  )
  return <DealsPage side="brand" pathOf={brandPaths.deal} emptyAction={start} />
}
