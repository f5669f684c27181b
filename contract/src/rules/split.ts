import { roundHalfUp } from './rounding.ts'
import { heldOf, type Shares, type Split, sharesOfHeld, sharesOfRefund } from './shares.ts'

/** One charge of a deal: its frozen price, and what of it has gone back to the brand before. */
export interface Charge {
  price: Split
  /** Minor units; what a failed refund still owes to the brand counts as returned. */
  returned: number
}

/** The money of a deal that ends by a split, in minor units. `back + tax + fee + agent + talent` is what was left. */
export interface DealSplit extends Shares {
  /** Goes back to the brand, its tax included. */
  back: number
  /** The tax on the rest. */
  tax: number
  /** What goes back of each charge, in the order of the charges. */
  refunds: number[]
}

/** Basis points of the whole. */
export const ALL_BPS = 10_000
/** People choose splits in steps of 5 %. */
export const SPLIT_STEP_BPS = 500

/** Returns what is left of charges: paid and not returned, in minor units. */
export function leftOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { price, returned }) => sum + price.payerPays - returned, 0)
}

/**
 * Splits what is left of the charges of a deal (oldest first): `backBps` basis points of it go back to the brand,
 * taken from the newest charge first. Fee and commission are charged on the rest only. All rounding is
 * cumulative, so that earlier refunds, this one and the rest equal the frozen amounts. The provider’s
 * charges are Marquee’s. Throws RangeError beyond 0 to 10,000 basis points.
 */
export function splitCharges(charges: readonly Charge[], backBps: number): DealSplit {
  if (!Number.isInteger(backBps) || backBps < 0 || backBps > ALL_BPS)
    throw new RangeError(`${backBps} basis points are not a part`)
  const back = roundHalfUp(leftOf(charges) * backBps, ALL_BPS)
  let open = back
  const refunds = charges
    .toReversed()
    .map(({ price, returned }) => {
      const refund = Math.min(open, price.payerPays - returned)
      open -= refund
      return refund
    })
    .toReversed()
  const split: DealSplit = { back, refunds, tax: 0, fee: 0, agent: 0, talent: 0 }
  charges.forEach((charge, index) => {
    const rest = restAfter(charge, refunds[index] ?? 0)
    split.tax += rest.tax
    split.fee += rest.fee
    split.agent += rest.agent
    split.talent += rest.talent
  })
  return split
}

/** Returns what is kept of a charge after a further refund: its tax, and the shares that are released. */
function restAfter({ price, returned }: Charge, refund: number): Shares & { tax: number } {
  if (price.payerPays === 0) return { tax: 0, fee: 0, agent: 0, talent: 0 }
  const gone = sharesOfRefund(price, { before: 0, amount: returned + refund })
  const shares = sharesOfHeld(price, { before: gone.held, amount: heldOf(price) - gone.held })
  return { tax: price.tax - gone.tax, ...shares }
}

/**
 * Returns the part that settles a dispute when both proposals meet: the brand names the least it takes back, the
 * talent the most they give back, in basis points. Where they overlap it is the middle; null where they do not.
 */
export function meetingPoint(brandBps: number, talentBps: number): number | null {
  return talentBps >= brandBps ? Math.floor((brandBps + talentBps) / 2) : null
}
