import type { CallOutput } from '@marquee/contract/call'
import type { publicCampaignCalls } from '@marquee/contract/calls/public-campaigns'
import type { PriceRules } from '#lib/price-preview.ts'
import { PublicCampaignCard } from './PublicCampaignCard.tsx'
import { ShownCards } from './ShownCards.tsx'

interface ShownCampaignsProps {
  /** Null where they could not be loaded. */
  shown: CallOutput<typeof publicCampaignCalls.shownCampaigns> | null
  rules: PriceRules
}

/** The newest open campaigns, for talents and agents. Nothing shows on a market without them. */
export function ShownCampaigns({ shown, rules }: ShownCampaignsProps) {
  if (!shown || shown.items.length === 0) return null
  return (
    <ShownCards
      id="campaigns-title"
      title="Open campaigns"
      noun="campaigns"
      intro={
        <>
          Newest first. <a href="/campaigns">See all open campaigns</a>
        </>
      }
      shape="wide"
    >
      {shown.items.map((campaign) => (
        <PublicCampaignCard key={campaign.id} campaign={campaign} rules={rules} />
      ))}
    </ShownCards>
  )
}
