import { useParams } from 'react-router'
import { OwnApplicationPage } from '#features/applications/OwnApplicationPage.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { agentPaths } from '#lib/paths.ts'

const paths = {
  applications: agentPaths.applications,
  campaign: agentPaths.campaign,
  offer: agentPaths.offer,
}

export default function Application() {
  const { applicationId = '' } = useParams()
  return (
    <OwnApplicationPage
      side="agent"
      key={applicationId}
      applicationId={applicationId}
      paths={paths}
      messageOf={({ campaign, talent }) => (
        <MessageButton
          side="agent"
          between={partiesOf({ campaign, brand: campaign.brand, talent })}
          pathOf={agentPaths.messages}
        />
      )}
    />
  )
}
