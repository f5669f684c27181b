import { RosterPage } from '#features/roster/RosterPage.tsx'
import { agentPaths } from '#lib/paths.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { RosterHead } from './RosterHead.tsx'

const paths = { add: agentPaths.addTalent, import: agentPaths.importTalents, talent: agentPaths.talent }

export default function Roster() {
  const actions = (
    <>
      <ButtonLink to={agentPaths.importTalents}>Import</ButtonLink>
      <ButtonLink kind="primary" to={agentPaths.addTalent}>
        Add a talent
      </ButtonLink>
    </>
  )
  return (
    <>
      <RosterHead title="Roster" lead="Everyone you represent and their active work." actions={actions} />
      <RosterPage paths={paths} />
    </>
  )
}
