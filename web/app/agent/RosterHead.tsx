import type { ReactNode } from 'react'
import { agentPaths } from '#lib/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PathTabs } from '#ui/PathTabs.tsx'

const tabs = [
  { to: agentPaths.roster, label: 'Talents' },
  { to: agentPaths.calendar, label: 'Calendar' },
  { to: agentPaths.shares, label: 'Shared links' },
]

/** The header shared by the pages about the whole roster. */
export function RosterHead({ title, lead, actions }: { title: string; lead: string; actions?: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      <PathTabs label="Roster" tabs={tabs} />
    </>
  )
}
