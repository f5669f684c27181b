import { useUrlState } from '#lib/use-url-state.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useConversationCampaigns } from '../conversations.queries.ts'

/** The name in the address that says of which campaign a list of conversations is. */
export const ofCampaign = 'campaign'

/** Of all campaigns, or of one that is talked about. */
export function CampaignSelect() {
  const [campaignId, setCampaignId] = useUrlState(ofCampaign)
  const campaigns = useConversationCampaigns(true)
  const options = (campaigns.data?.items ?? []).map(({ campaign, unread }) => ({
    value: campaign.id,
    label: `${campaign.isDirect ? 'Direct' : campaign.title}${unread > 0 ? ` (${unread} unread)` : ''}`,
  }))
  return (
    <SelectField
      label="Campaign"
      placeholder="All campaigns"
      value={campaignId}
      onChange={(id) => setCampaignId(id)}
      options={options}
    />
  )
}
