import { useNavigate } from 'react-router'
import { AddTalentPage } from '#features/roster/AddTalentPage.tsx'
import { useTalentTypes } from '#features/talents/talents.queries.ts'
import { agentPaths } from '#lib/paths.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export default function NewTalent() {
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        back={{ label: 'Roster', to: agentPaths.roster }}
        title="Add a talent"
        lead="Choose your permissions and your commission."
      />
      <AddTalentPage
        talentTypes={useTalentTypes().data?.items ?? []}
        onAdded={({ talent, isManaged }) =>
          navigate(talent && isManaged ? `${agentPaths.talent(talent.id)}?tab=profile` : agentPaths.roster)
        }
      />
    </>
  )
}
