import type { verificationCalls } from '@marquee/contract/calls/verification'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { today } from '../../platform/time/day.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { keyedHash } from '../identity/secrets.ts'
import { findLink, listLinkedTalents } from '../roster/roster-links.store.ts'
import { listHiddenAmong } from '../talents/talents.store.ts'
import { listFactsOfBrands, listFactsOfTalents } from './verification.store.ts'
import { viewVerified } from './verification.view.ts'

/**
 * Returns what was verified about talents, in the order of the request; nothing about a suspended one with whom the reader
 * shares no work.
 */
export const getVerifiedTalents: Handler<typeof verificationCalls.verifiedTalents> = async (
  { actor },
  { talentIds },
) => {
  const [facts, hidden] = await Promise.all([
    listFactsOfTalents(talentIds),
    listHiddenAmong(talentIds, actor.id),
  ])
  const shown = facts.filter(({ talentId }) => talentId === null || !hidden.has(talentId))
  return viewVerified(talentIds, shown, ({ talentId }) => talentId)
}

/** Returns what was verified about brands, in the order of the request. */
export const getVerifiedBrands: Handler<typeof verificationCalls.verifiedBrands> = async (
  _ctx,
  { brandIds },
) => viewVerified(brandIds, await listFactsOfBrands(brandIds), ({ brandId }) => brandId)

/** Returns what was verified about the talents of a shared roster page. Fails with `not_found` once the link is closed. */
export const getVerifiedOnRosterPage: Handler<typeof verificationCalls.verifiedOnRosterPage> = async (
  ctx,
  { slug },
) => {
  const link = (await findLink(keyedHash(slug), ctx.now)) ?? fail('not_found')
  if ((await loadAgency(link.agencyId))?.removedAt) fail('not_found')
  const shown = await listLinkedTalents(link, today(ctx.now))
  const ids = shown.map(({ talent }) => talent.id)
  return viewVerified(ids, await listFactsOfTalents(ids), ({ talentId }) => talentId)
}
