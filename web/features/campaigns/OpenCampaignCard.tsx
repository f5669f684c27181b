import type { CampaignCard } from '@marquee/contract/calls/campaigns'
import { formatDate } from '@marquee/contract/rules/dates'
import { arePlacesTaken, describePlaces } from '@marquee/contract/rules/places'
import type { ReactNode } from 'react'
import { FactLine } from '#ui/FactLine.tsx'
import { PictureCard } from '#ui/PictureCard.tsx'
import { WhyShown } from '#ui/WhyShown.tsx'
import type { CampaignFilter } from './campaigns.queries.ts'
import { brandRecord } from './describe-brand.ts'
import { usePayText } from './use-pay-text.ts'

interface OpenCampaignCardProps {
  campaign: CampaignCard
  side: CampaignFilter
  to: string
  badge?: ReactNode
  /** A control over the image, such as a heart. */
  corner?: ReactNode
  /** Why the campaign fits the talent. */
  reasons?: readonly string[]
}

/** A campaign that talents can apply for: image, brand, networks, the work, what it pays and until when. */
export function OpenCampaignCard({ campaign, side, to, badge, corner, reasons = [] }: OpenCampaignCardProps) {
  const payText = usePayText(side)
  const { title, brand, platforms, work, applyBy, coverUrl } = campaign
  return (
    <PictureCard
      shape="wide"
      to={to}
      picture={coverUrl}
      title={title}
      logo={{ name: brand.companyName, url: brand.logoUrl }}
      badge={badge}
      facts={`${brand.companyName} · ${platforms.join(', ')}`}
      corner={corner}
      detail={work}
      note={
        <FactLine facts={[arePlacesTaken(campaign) && describePlaces(campaign), ...brandRecord(brand)]} />
      }
      foot={
        <FactLine facts={[payText(campaign), `until ${applyBy ? formatDate(applyBy) : 'further notice'}`]} />
      }
      extra={<WhyShown label="Why it fits" reasons={reasons} />}
    />
  )
}
