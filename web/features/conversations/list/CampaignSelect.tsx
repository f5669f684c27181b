import { useUrlState } from '#lib/use-url-state.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useConversationCampaigns } from '../conversations.queries.ts'

/** The URL parameter that filters conversations by campaign. */
export const ofCampaign = 'campaign'

/** Filters conversations by one campaign or shows all. */
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
