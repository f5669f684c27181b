import { fail } from '@marquee/contract/errors'
import { isGift } from '@marquee/contract/terms/price'
import type { Actor, Delegation } from '../../platform/handler.ts'
import type { Reader } from '../offers/offers.view.ts'
import type { Deal } from './deal.ts'

/** A side of a deal. An agent acts for the side of the talent. */
export type Side = 'brand' | 'talent'

/** The side that reaches a case of a deal by its account; null for the system and the operator, who reach all. */
export type CaseParty = { brandId: string } | { talentId: string } | null

/** Returns the side for which an account acts in a deal. */
export const sideOf = ({ role }: Actor): Side => (role === 'brand' ? 'brand' : 'talent')

export const otherSide = (by: Side): Side => (by === 'brand' ? 'talent' : 'brand')

/** Returns the party whose cases an account may reach. */
export const partyOf = (actor: Actor): NonNullable<CaseParty> =>
  actor.role === 'brand' ? { brandId: actor.id } : { talentId: actor.id }

/** Returns whether a deal is one of this account, or of the talent it acts for. */
export const isOwnDeal = (deal: Pick<Deal, 'brandId' | 'talentId'>, actor: Actor): boolean =>
  (actor.role === 'brand' ? deal.brandId : deal.talentId) === actor.id

/** Returns the account as a reader of deals. */
export const readerOf = (actor: Actor): Reader => ({
  viewer: sideOf(actor),
  agencyId: actor.delegation?.agencyId ?? null,
})

/**
 * A split binds the talent once the other side agrees, so an agent makes or accepts none who may not accept alone
 * (design, section 8). Fails with `split_needs_talent`.
 */
export function requireBindingSplit(delegation: Delegation | undefined): void {
  if (delegation && (delegation.needsConsent || !delegation.mayAccept)) fail('split_needs_talent')
}

/** Returns the part to store of a proposed split, in bps: gifted work has no money, so it is always 0. */
export function partFor({ price }: Pick<Deal, 'price'>, backBps: number): number {
  return isGift(price) ? 0 : backBps
}
