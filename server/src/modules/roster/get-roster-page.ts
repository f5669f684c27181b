import type { agencyCalls } from '@marquee/contract/calls/agency'
import { fail } from '@marquee/contract/errors'
import { DEFAULT_CURRENCY } from '@marquee/contract/rules/currency'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { isBlocked } from '../blocks/blocks.store.ts'
import { keyedHash } from '../identity/secrets.ts'
import { viewTalentCard } from '../talents/talents.view.ts'
import { findLink, listLinkedTalents } from './roster-links.store.ts'

/**
 * Returns the page of an active roster link, for a brand that is signed in without whom it may not meet. The price is the
 * agency's rate for brands, or else the talent's own. Fails with `not_found` for an agency that the brand has blocked.
 */
export const getRosterPage: Handler<typeof agencyCalls.rosterPage> = async (ctx, { slug }) => {
  const link = (await findLink(keyedHash(slug), ctx.now)) ?? fail('not_found')
  const agency = (await loadAgency(link.agencyId)) ?? fail('not_found')
  const brandId = ctx.actor.role === 'brand' ? ctx.actor.id : null
  if (agency.removedAt || (brandId && (await isBlocked(brandId, agency.id)))) fail('not_found')
  const rows = await listLinkedTalents(link, today(ctx.now), brandId)
  const { id, name, website, about, city, country, logoUrl } = agency
  return {
    title: link.title,
    agency: { id, name, website, about, city, country, logoUrl },
    talents: rows.map(({ talent, brandRate }) => {
      const rate = link.showsRates ? brandRate || talent.minFee : null
      // The talent's own “fee from” is not shown where the agency names another price, or none.
      // The rates of agencies are in pounds.
      const feeCurrency = rate === null || brandRate > 0 ? DEFAULT_CURRENCY : talent.feeCurrency
      return { ...viewTalentCard(talent), minFee: rate ?? 0, feeCurrency, rate }
    }),
    expiresAt: link.expiresAt.toISOString(),
  }
}
