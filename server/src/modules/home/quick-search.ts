import type { homeCalls } from '@marquee/contract/calls/home'
import { actingForIds, type Handler } from '../../platform/handler.ts'
import { findByName } from './home-figures.store.ts'

interface Names {
  talentName: string
  brandName: string
  campaignTitle: string
}

/** Finds own campaigns, offers, deals and matching talents by name, for the command palette. */
export const quickSearch: Handler<typeof homeCalls.quickSearch> = async (ctx, { text }) => {
  const { actor } = ctx
  const isBrand = actor.role === 'brand'
  const found = await findByName(
    isBrand ? { brandId: actor.id } : { talentIds: actingForIds(actor) },
    text,
    actor.roster && actor.agencyId ? { id: actor.agencyId, roster: actor.roster } : undefined,
  )
  const other = (row: Names) => (isBrand ? row.talentName : row.brandName)
  const about = (row: Names) =>
    actor.roster ? `${row.campaignTitle} · for ${row.talentName}` : row.campaignTitle
  return {
    items: [
      ...found.deals.map((row) => ({
        kind: 'deal' as const,
        id: row.id,
        label: other(row),
        detail: `Deal · ${about(row)}`,
      })),
      ...found.offers.map((row) => ({
        kind: 'offer' as const,
        id: row.id,
        label: other(row),
        detail: `Offer · ${about(row)}`,
      })),
      ...found.campaigns.map((row) => ({
        kind: 'campaign' as const,
        id: row.id,
        label: row.title,
        detail: `Campaign · ${row.brandName}`,
      })),
      ...found.talents.map((row) => ({
        kind: 'talent' as const,
        id: row.id,
        label: row.displayName,
        detail: row.headline || 'Talent',
      })),
    ],
  }
}
