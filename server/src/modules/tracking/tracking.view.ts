import type { OwnTrackingLink, TrackingLink } from '@marquee/contract/calls/tracking'
import type { LinkState } from '@marquee/contract/rules/tracking'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { CountedLink } from './tracking.store.ts'

function stateOf({ isStopped, status }: CountedLink): LinkState {
  if (isStopped) return 'stopped'
  return status === 'approved' ? 'live' : status
}

const sum = (rows: readonly number[]): number => rows.reduce((total, one) => total + one, 0)

/** Returns a link as the talent sees it: without what the brand sold. */
export function viewLink(row: CountedLink): TrackingLink {
  return {
    id: row.id,
    dealId: row.dealId,
    deliverableId: row.deliverableId,
    shortUrl: publicUrl(`/go/${row.slug}`),
    qrUrl: publicUrl(`/go/${row.slug}/qr.svg`),
    target: row.target,
    discountCode: row.discountCode,
    state: stateOf(row),
    reason: row.status === 'refused' ? row.reason : '',
    createdAt: row.createdAt.toISOString(),
    clicks: sum(row.byDay.map(({ clicks }) => clicks)),
    visitors: sum(row.byDay.map(({ visitors }) => visitors)),
  }
}

/** Returns a link as the brand sees it. */
export function viewOwnLink(row: CountedLink): OwnTrackingLink {
  const { redemptions, sales, byDay, byCountry, byDevice } = row
  return { ...viewLink(row), redemptions, sales, byDay, byCountry, byDevice }
}
