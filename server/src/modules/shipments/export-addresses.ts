import { MAX_EXPORTED_ADDRESSES, type shipmentCalls } from '@marquee/contract/calls/shipments'
import { DIRECT_CAMPAIGN_ID } from '@marquee/contract/rules/constants'
import { csvText } from '@marquee/contract/rules/csv'
import { dayOf } from '@marquee/contract/rules/dates'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { productOf } from './shipment.ts'
import { listToSend } from './shipments.store.ts'

const columns = [
  'Talent',
  'Campaign',
  'Product',
  'Size or variant',
  'Name',
  'Street',
  'Flat or building',
  'Town or city',
  'Postcode',
  'Country',
  'Phone',
  'Ship by',
]

/**
 * Returns the addresses of the products that the brand is to ship as CSV, and records the download in the sealed record of
 * actions, without the addresses.
 */
export const exportAddresses: Handler<typeof shipmentCalls.exportAddresses> = async (
  { actor, now },
  { campaignId },
) => {
  const filter = { brandId: actor.id, campaignId: campaignId === DIRECT_CAMPAIGN_ID ? null : campaignId }
  const rows = await listToSend(filter, { limit: MAX_EXPORTED_ADDRESSES })
  const lines = rows
    .slice(0, MAX_EXPORTED_ADDRESSES)
    .flatMap(({ row, deal, talent, campaignTitle }) =>
      row.address
        ? [
            [
              talent.displayName,
              campaignTitle ?? 'Direct offer',
              productOf(deal).name,
              row.option,
              row.address.name,
              row.address.street,
              row.address.line2,
              row.address.city,
              row.address.postcode,
              row.address.country,
              row.address.phone,
              row.dueAt ? dayOf(row.dueAt) : '',
            ],
          ]
        : [],
    )
  await emit('shipment.addresses_exported', {
    brandId: actor.id,
    campaignId: campaignId ?? null,
    count: lines.length,
  })
  return {
    name: `marquee-addresses-${dayOf(now)}.csv`,
    csv: csvText([columns, ...lines]),
    count: lines.length,
    isComplete: rows.length <= MAX_EXPORTED_ADDRESSES,
  }
}
