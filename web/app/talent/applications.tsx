import { OwnApplicationsPage } from '#features/applications/OwnApplicationsPage.tsx'
import { talentPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'

export default function Applications() {
  const discover = (
    <ButtonLink kind="primary" to={talentPaths.discover}>
      Discover campaigns
    </ButtonLink>
  )
  return <OwnApplicationsPage side="talent" pathOf={talentPaths.application} emptyAction={discover} />
}
