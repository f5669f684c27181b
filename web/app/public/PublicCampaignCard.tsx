import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePlaces } from '@marquee/contract/rules/places'
import { payTextOf } from '#features/campaigns/pay-text.ts'
import type { PriceRules } from '#lib/price-preview.ts'
import { joinFacts } from '#ui/join-facts.ts'
import { PictureCard } from '#ui/PictureCard.tsx'

interface PublicCampaignCardProps {
  campaign: CampaignCard
  rules: PriceRules
  /** The picture is in view when the page opens. */
  isFirst?: boolean
}

/** A campaign as visitors find it in a list: brand, networks, the work, what a talent earns and until when; leads to its page. */
export function PublicCampaignCard({ campaign, rules, isFirst = false }: PublicCampaignCardProps) {
  const { id, title, brand, platforms, work, applyBy, coverUrl } = campaign
  return (
    <PictureCard
      isRowOnPhone
      // A square of 116 px shows the middle of a picture that is 16:9.
      phoneWidth="206px"
      isFirst={isFirst}
      isLate={!isFirst}
      shape="wide"
      to={`/campaigns/${id}`}
      picture={coverUrl}
      title={title}
      facts={joinFacts([brand.companyName, platforms.join(', ')])}
      detail={work}
      note={joinFacts([describePlaces(campaign), applyBy && `Apply by ${formatDate(applyBy)}`])}
      foot={payTextOf(campaign, 'talent', rules)}
    />
  )
}
