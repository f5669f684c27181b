import { agentPaths } from '#lib/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PathTabs } from '#ui/PathTabs.tsx'

const tabs = [
  { to: agentPaths.agency, label: 'Agency' },
  { to: agentPaths.team, label: 'Team' },
]

/** The header shared by the pages about the agency. */
export function AgencyHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <PathTabs label="Agency" tabs={tabs} />
    </>
  )
}
