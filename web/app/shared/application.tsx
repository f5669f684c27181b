import { useParams } from 'react-router'
import { OwnApplicationPage } from '#features/applications/OwnApplicationPage.tsx'
import { partiesOf } from '#features/conversations/conversations.queries.ts'
import { MessageButton } from '#features/conversations/MessageButton.tsx'
import { pathsOf, useTalentSide } from '#lib/use-viewer.ts'

export default function Application() {
  const { applicationId = '' } = useParams()
  const viewer = useTalentSide()
  const { applications, campaign, offer, messages } = pathsOf[viewer]
  return (
    <OwnApplicationPage
      key={applicationId}
      side={viewer}
      applicationId={applicationId}
      paths={{ applications, campaign, offer }}
      messageOf={(application) => (
        <MessageButton
          side={viewer}
          between={partiesOf({
            campaign: application.campaign,
            brand: application.campaign.brand,
            talent: application.talent,
          })}
          pathOf={messages}
        />
      )}
    />
  )
}
