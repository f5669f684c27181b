import type { homeCalls } from '@marquee/contract/calls/home'
import type { Act } from '../../platform/act.ts'
import { findByName } from './home.store.ts'

/** Own campaigns, offers, deals and found talents by name, for the command palette. */
export const jumpTo: Act<typeof homeCalls.jumpTo> = async (ctx, { text }) => {
  const side = ctx.actor.role === 'brand' ? 'brand' : 'talent'
  const found = await findByName(side, ctx.actor.id, text)
  const other = (row: { talentName: string; brandName: string }) => (side === 'brand' ? row.talentName : row.brandName)
  return {
    items: [
      ...found.deals.map((row) => ({ kind: 'deal' as const, id: row.id, label: other(row), detail: `Deal · ${row.campaignTitle}` })),
      ...found.offers.map((row) => ({ kind: 'offer' as const, id: row.id, label: other(row), detail: `Offer · ${row.campaignTitle}` })),
      ...found.campaigns.map((row) => ({ kind: 'campaign' as const, id: row.id, label: row.title, detail: `Campaign · ${row.brandName}` })),
      ...found.talents.map((row) => ({ kind: 'talent' as const, id: row.id, label: row.displayName, detail: row.headline || 'Talent' })),
    ],
  }
}
