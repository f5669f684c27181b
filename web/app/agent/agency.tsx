import { AgencyPage } from '#features/agency/AgencyPage.tsx'
import { AgencyHead } from './AgencyHead.tsx'

export default function Agency() {
  return (
    <>
      <AgencyHead title="Agency" lead="Talents read this with your terms, brands on your shared pages." />
      <AgencyPage />
    </>
  )
}
