import { useNavigate } from 'react-router'
import { ImportPage } from '#features/roster/ImportPage.tsx'
import { agentPaths } from '#lib/paths.ts'
import { toast } from '#lib/toast.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export default function ImportTalents() {
  const navigate = useNavigate()
  const handleImported = () => {
    toast.success('Imported to your roster.')
    navigate(agentPaths.roster)
  }
  return (
    <>
      <PageHeader
        back={{ label: 'Roster', to: agentPaths.roster }}
        title="Import talents"
        lead="Import from a CSV file, with a preview before anything is saved."
      />
      <ImportPage onImported={handleImported} />
    </>
  )
}
