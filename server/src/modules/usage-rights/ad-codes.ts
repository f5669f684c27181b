import type { AdCode, adCodeCalls } from '@marquee/contract/calls/ad-codes'
import { fail, failField } from '@marquee/contract/errors'
import { adCodeReminderAt, adPlatformOf, mayAskAdCode } from '@marquee/contract/rules/ad-codes'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { endOfDay, today } from '../../platform/time/day.ts'
import { cancelTimers, scheduleTimers } from '../../platform/timers/timers.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { dealEvent } from '../deals/deal.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { type LockedWork, lockWork } from '../deals/deliverables.store.ts'
import { findAdCode, listPostsWithCodes, type PostWithCode, saveAdCodeRow } from './ad-codes.store.ts'
import { AD_CODE, adRightsEndOf } from './ad-rights.ts'

/** Returns the posts that the brand may run as ads, with their codes. Fails with `not_found` for a foreign deal. */
export const getAdCodes: Handler<typeof adCodeCalls.brandAdCodes> = async ({ actor, now }, { dealId }) => {
  const [found, posts] = await Promise.all([findOwnDeal(dealId, actor.id), listPostsWithCodes(dealId)])
  const { deal } = found ?? fail('not_found')
  const endsAt = adRightsEndOf(deal, now)
  const items = endsAt ? posts.flatMap((post) => viewAdCode(post, endsAt, now) ?? []) : []
  return { items, lastDay: endsAt && items.length > 0 ? today(endsAt) : null }
}

/** Returns the ad code of a post; null on a platform without ad codes. A code that has expired is not shown. */
function viewAdCode({ deliverable, adCode }: PostWithCode, endsAt: Date, now: Date): AdCode | null {
  const platform = adPlatformOf(deliverable.spec.platform)
  if (!platform) return null
  const { code = null, expiresAt = null, askedAt = null } = adCode ?? {}
  const isValid = expiresAt !== null && expiresAt > now
  return {
    deliverableId: deliverable.id,
    title: deliverable.title,
    platform,
    postUrl: deliverable.postUrl,
    code: isValid ? code : null,
    expiresAt: expiresAt?.toISOString() ?? null,
    askedAt: askedAt?.toISOString() ?? null,
    mayAsk: isTooShort(expiresAt, endsAt) && mayAskAdCode(askedAt, now),
  }
}

/** Returns whether there is no code for the whole time of the right. */
const isTooShort = (expiresAt: Date | null, endsAt: Date): boolean => expiresAt === null || expiresAt < endsAt

/**
 * Saves the ad code of a post; it replaces an earlier one and answers a request. It expires at the end of its day, at most with the
 * right. Fails as `lockAdPost` does, and at `expiresOn` for a day that is over or after the end of the right.
 */
export const saveAdCode: Handler<typeof adCodeCalls.saveAdCode> = async (
  { actor, now },
  { deliverableId, code, expiresOn },
) => {
  const { deal, endsAt } = await lockAdPost(deliverableId, { talentId: actor.id }, now)
  if (expiresOn < today(now)) failField('expiresOn', 'This day is over.')
  if (expiresOn > today(endsAt)) failField('expiresOn', 'The code can’t last longer than the right.')
  const expiresAt = new Date(Math.min(endOfDay(expiresOn).getTime(), endsAt.getTime()))
  await saveAdCodeRow({ deliverableId, dealId: deal.id, code, expiresAt, enteredAt: now, askedAt: null })
  await cancelTimers(AD_CODE, deliverableId)
  await scheduleTimers(AD_CODE, deliverableId, [
    { event: 'remind', at: adCodeReminderAt(now, expiresAt) },
    { event: 'end', at: expiresAt },
  ])
  await emit('ad_code.entered', { ...dealEvent(deal), deliverableId, until: expiresAt.toISOString() })
  return { deliverableId }
}

/**
 * The brand asks for the ad code of a post, or for a new one. Fails as `lockAdPost` does, with `ad_code_lasts` while a code lasts
 * as long as the right, and with `ad_code_asked` for 3 days after a request.
 */
export const askAdCode: Handler<typeof adCodeCalls.askAdCode> = async ({ actor, now }, { deliverableId }) => {
  const { deal, endsAt } = await lockAdPost(deliverableId, { brandId: actor.id }, now)
  const known = await findAdCode(deliverableId)
  const { code = null, expiresAt = null, enteredAt = null, askedAt = null } = known ?? {}
  if (!isTooShort(expiresAt, endsAt)) fail('ad_code_lasts')
  if (!mayAskAdCode(askedAt, now)) fail('ad_code_asked')
  await saveAdCodeRow({ deliverableId, dealId: deal.id, code, expiresAt, enteredAt, askedAt: now })
  await emit('ad_code.asked', { ...dealEvent(deal), deliverableId })
  return { deliverableId }
}

/**
 * Locks a post of this side with its deal, and returns when the right to run it as an ad ends. Fails with `not_found`, for a brand
 * with `blocked` across a block, with `not_an_ad_platform`, with `wrong_state` before it is posted, and with `no_ad_rights` unless that right is in use.
 */
async function lockAdPost(
  deliverableId: string,
  party: { brandId: string } | { talentId: string },
  now: Date,
): Promise<LockedWork & { endsAt: Date }> {
  const locked = (await lockWork(deliverableId, party)) ?? fail('not_found')
  const { deal, deliverable } = locked
  const { status, version, postedAt, spec } = deliverable
  // A talent who answers reaches nobody new; a trigger refuses a request that comes with the block.
  if ('brandId' in party && (await isBlockedBetween({ brandId: deal.brandId, talentId: deal.talentId })))
    fail('blocked')
  if (!adPlatformOf(spec.platform)) fail('not_an_ad_platform')
  if (!postedAt) fail('wrong_state', { state: status, version })
  return { ...locked, endsAt: adRightsEndOf(deal, now) ?? fail('no_ad_rights') }
}
