import type { Currency } from '@marquee/contract/rules/currency'
import { arePlacesTaken } from '@marquee/contract/rules/places'
import { useOwnCampaigns } from '#features/campaigns/campaigns.queries.ts'
import { useUrlState } from '#lib/use-url-state.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'

/**
 * Returns the live campaigns of which an offer in this currency can be a part, the one that the address names, and a function that names
 * another one; an empty id is none.
 */
export function usePartOfCampaign(currency: Currency | undefined) {
  const [named, choose] = useUrlState('part')
  const campaigns = useOwnCampaigns('live').items.filter(
    (campaign) => campaign.currency === currency && !arePlacesTaken(campaign),
  )
  const campaignId = campaigns.find(({ id }) => id === named)?.id ?? ''
  return { campaigns, campaignId, choose: (id: string) => choose(id, true) }
}

/** Chooses the campaign to which an offer that starts from a package belongs; nothing where the brand has none for it. */
export function PartOfCampaign({ campaigns, campaignId, choose }: ReturnType<typeof usePartOfCampaign>) {
  if (campaigns.length === 0) return null
  return (
    <SelectField
      label="Part of campaign"
      hint="The terms stay those of the package. The deal takes a place of the campaign."
      placeholder="None"
      value={campaignId}
      onChange={choose}
      options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
