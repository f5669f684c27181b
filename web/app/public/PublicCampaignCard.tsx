import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { formatDate } from '@marquee/contract/rules/dates'
import { describePlaces } from '@marquee/contract/rules/places'
import { joinList } from '@marquee/contract/rules/wording'
import { platformLabels } from '@marquee/contract/terms/deliverables'
import { payTextOf } from '#features/campaigns/pay-text.ts'
import type { PriceRules } from '#lib/price-preview.ts'
import { FactLine } from '#ui/FactLine.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'

interface PublicCampaignCardProps {
  campaign: CampaignCard
  rules: PriceRules
  /** The picture is in view when the page opens. */
  isFirst?: boolean
  /** How many were found, where that is three or fewer. */
  few?: number | undefined
}

/** A campaign as visitors find it in a list: brand, the work, what a talent earns and until when; leads to its page. */
export function PublicCampaignCard({ campaign, rules, isFirst = false, few }: PublicCampaignCardProps) {
  const { id, title, brand, applyBy, coverUrl } = campaign
  return (
    <PictureCard
      isRowOnPhone
      // A square of 116 px shows the middle of a picture that is 16:9.
      phoneWidth="206px"
      frameWidth={few ? '720px' : undefined}
      few={few}
      isFirst={isFirst}
      isLate={!isFirst}
      shape="wide"
      to={`/campaigns/${id}`}
      picture={coverUrl}
      title={title}
      logo={{ name: brand.companyName, url: brand.logoUrl }}
      facts={<FactLine facts={[brand.companyName, brand.industry]} />}
      detail={describeWork(campaign)}
      note={<FactLine facts={[describePlaces(campaign), applyBy && `Apply by ${formatDate(applyBy)}`]} />}
      foot={payTextOf(campaign, 'talent', rules)}
    />
  )
}

/** Returns what is made and where it is posted: "1 reel and 2 stories on Instagram", "1 photo set, not posted". */
function describeWork({ work, platforms }: CampaignCard): string {
  const networks = platforms.filter((platform) => platform !== platformLabels.file)
  return networks.length > 0 ? `${work} on ${joinList(networks)}` : `${work}, not posted`
}
