import { useParams } from 'react-router'
import { OwnApplicationPage } from '#features/applications/OwnApplicationPage.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { talentPaths } from '#lib/paths.ts'

const paths = {
  applications: talentPaths.applications,
  campaign: talentPaths.campaign,
  offer: talentPaths.offer,
}

export default function Application() {
  const { applicationId = '' } = useParams()
  return (
    <OwnApplicationPage
      side="talent"
      key={applicationId}
      applicationId={applicationId}
      paths={paths}
      messageOf={({ campaign, talent }) => (
        <MessageButton
          side="talent"
          between={partiesOf({ campaign, brand: campaign.brand, talent })}
          pathOf={talentPaths.messages}
        />
      )}
    />
  )
}
