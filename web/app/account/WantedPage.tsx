import { useLocation } from 'react-router'
import { usePublicCampaign } from '#features/campaigns/campaigns.queries.ts'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'

/** Says what someone who came from a public page can do after the sign-in; nothing for everyone else. */
export function WantedPage() {
  const next = new URLSearchParams(useLocation().search).get('next') ?? ''
  const campaignId = campaignIdIn(next)
  const campaign = usePublicCampaign(campaignId).data
  if (campaign) return `To apply for “${campaign.title}” by ${campaign.brand.companyName}.`
  if (campaignId) return 'To read the brief and apply.'
  if (next.startsWith(brandPaths.newOffer)) return 'To send your offer.'
  return null
}

/** Returns the id of the campaign that an address of the talents’ or the agents’ area is about; empty for every other address. */
function campaignIdIn(next: string): string {
  const id = next.split('/').at(-1) ?? ''
  return [talentPaths.campaign(id), agentPaths.campaign(id)].includes(next) && /^[\da-f-]{36}$/i.test(id)
    ? id
    : ''
}
