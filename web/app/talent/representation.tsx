import type { AgencyCard } from '@marquee/contract/calls/mandates'
import { ReportMenu } from '#features/reports/ReportButton.tsx'
import { RepresentationPage } from '#features/roster/RepresentationPage.tsx'
import { talentPaths } from '#lib/paths.ts'

const paths = {
  offer: talentPaths.offer,
  deal: talentPaths.deal,
  application: talentPaths.application,
  campaign: talentPaths.campaign,
}

function menuOf(agency: AgencyCard, isPresent: boolean) {
  const subjects = [{ noun: 'agency' as const, ...agency }]
  const label = `Actions for ${agency.name}`
  if (isPresent) return <ReportMenu label={label} subjects={subjects} />
  return <ReportMenu label={label} subjects={subjects} block={{ party: { kind: 'agency', ...agency } }} />
}

export default function Representation() {
  return <RepresentationPage paths={paths} menuOf={menuOf} />
}
