import { TalentProfilePage } from '#features/profile/TalentProfilePage.tsx'
import { TalentView } from '#features/talents/TalentView.tsx'

export default function Profile() {
  return <TalentProfilePage preview={(talentId) => <TalentView talentId={talentId} />} />
}
