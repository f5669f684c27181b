import { AgencyPage } from '#features/agency/AgencyPage.tsx'
import { AgencyHead } from './AgencyHead.tsx'

export default function Agency() {
  return (
    <>
      <AgencyHead title="Agency" lead="Talents see this with your terms, and brands on your shared links." />
      <AgencyPage />
    </>
  )
}
