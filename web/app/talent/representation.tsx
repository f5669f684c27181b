import { RepresentationPage } from '#features/roster/RepresentationPage.tsx'
import { talentPaths } from '#lib/paths.ts'

const paths = {
  offer: talentPaths.offer,
  deal: talentPaths.deal,
  application: talentPaths.application,
  campaign: talentPaths.campaign,
}

export default function Representation() {
  return <RepresentationPage paths={paths} />
}
