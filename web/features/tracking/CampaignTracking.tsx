import { formatMoney } from '@marquee/contract/rules/currency'
import { linkStates } from '@marquee/contract/rules/tracking'
import { DataTable } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { KeyValues } from '#ui/KeyValues.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RowsSkeleton } from '#ui/RowsSkeleton.tsx'
import { Status } from '#ui/Status.tsx'
import { useCampaignTracking } from './tracking.queries.ts'

interface CampaignTrackingProps {
  campaignId: string
  pathOf: (dealId: string) => string
}

/** What all tracking links of a campaign brought, by talent. */
export function CampaignTracking({ campaignId, pathOf }: CampaignTrackingProps) {
  return (
    <Loaded
      query={useCampaignTracking(campaignId)}
      skeleton={<RowsSkeleton count={3} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="No tracking links yet">
          Open a deal of this campaign and add a link. Its clicks and visitors are added up here.
        </EmptyState>
      }
    >
      {({ items }) => {
        const total = (key: 'clicks' | 'visitors' | 'redemptions' | 'sales') =>
          items.reduce((sum, link) => sum + link[key], 0)
        return (
          <>
            <KeyValues
              rows={[
                { label: 'Clicks', value: total('clicks') },
                { label: 'Visitors, counted once a day for each link', value: total('visitors') },
                { label: 'Uses of discount codes', value: total('redemptions') },
                { label: 'Sales with them', value: formatMoney(total('sales'), 'GBP') },
              ]}
            />
            <DataTable
              caption="Tracking links of this campaign"
              items={items}
              keyOf={({ id }) => id}
              toOf={({ dealId }) => `${pathOf(dealId)}#tracking`}
              columns={[
                { label: 'Talent', cell: ({ talent }) => talent.displayName },
                {
                  label: 'Link',
                  cell: ({ shortUrl }) => shortUrl.replace(/^https?:\/\//, ''),
                  isShort: true,
                },
                {
                  label: 'State',
                  cell: ({ state }) => (
                    <Status tone={linkStates[state].tone}>{linkStates[state].label}</Status>
                  ),
                },
                { label: 'Clicks', cell: ({ clicks }) => clicks, isNumber: true },
                { label: 'Visitors', cell: ({ visitors }) => visitors, isNumber: true },
                {
                  label: 'Uses of code',
                  cell: ({ discountCode, redemptions }) => (discountCode ? redemptions : '–'),
                  isNumber: true,
                },
                {
                  label: 'Sales',
                  cell: ({ discountCode, sales }) => (discountCode ? formatMoney(sales, 'GBP') : '–'),
                  isNumber: true,
                },
              ]}
            />
          </>
        )
      }}
    </Loaded>
  )
}
