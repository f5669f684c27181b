import { formatMoney } from '@marquee/contract/rules/currency'
import { useLocation } from 'react-router'
import { usePublicCampaign } from '#features/campaigns/campaigns.queries.ts'
import { usePublicPortfolio } from '#features/portfolios/portfolios.queries.ts'
import { usePublicTalent } from '#features/talents/talents.queries.ts'
import { agentPaths, brandPaths, talentPaths } from '#lib/paths.ts'
import { Avatar } from '#ui/Avatar.tsx'
import classes from './WantedPage.module.css'

/** Says what someone who came from a public page can do after the sign-in; nothing for everyone else. */
export function WantedPage() {
  const next = new URLSearchParams(useLocation().search).get('next') ?? ''
  const campaignId = campaignIdIn(next)
  if (campaignId) return <WantedCampaign campaignId={campaignId} />
  const [path, query] = next.split('?')
  if (path !== brandPaths.newOffer) return null
  const params = new URLSearchParams(query)
  const talentId = params.get('talent') ?? ''
  return isId(talentId) ? (
    <WantedOffer talentId={talentId} packageId={params.get('package')} />
  ) : (
    'To send your offer.'
  )
}

function WantedCampaign({ campaignId }: { campaignId: string }) {
  const campaign = usePublicCampaign(campaignId).data
  return campaign
    ? `To apply for “${campaign.title}” by ${campaign.brand.companyName}.`
    : 'To read the brief and apply.'
}

/** Names the talent, and the package with its price; visitors read both only while the talent’s page is open. */
function WantedOffer({ talentId, packageId }: { talentId: string; packageId: string | null }) {
  const talent = usePublicTalent(talentId).data
  const chosen = usePublicPortfolio(talentId).data?.packages.find(({ id }) => id === packageId)
  if (!talent) return 'To send your offer.'
  const { displayName, avatarUrl } = talent
  return (
    <span className={classes.offer}>
      <Avatar name={displayName} picture={avatarUrl} size={44} />
      <span>
        To send {displayName} an offer
        {chosen && ` for “${chosen.title}”, ${formatMoney(chosen.price, chosen.currency)}`}.
      </span>
    </span>
  )
}

/** Returns the id of the campaign that an address of the talents’ or the agents’ area is about; empty for every other address. */
function campaignIdIn(next: string): string {
  const id = next.split('/').at(-1) ?? ''
  return [talentPaths.campaign(id), agentPaths.campaign(id)].includes(next) && isId(id) ? id : ''
}

const isId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text)
