import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import type { Price } from '@marquee/contract/terms/price'

/** Who reads an offer or a deal: a side, and the agency where it is read in the talent's name. */
export interface Reader {
  viewer: Party
  agencyId: string | null
}

/** Whether a commission is this reader's business: not the brand's, and not that of another agency than the one that earns it. */
export function maySeeSplit({ viewer, agencyId }: Reader, earningId: string | null): boolean {
  return viewer !== 'brand' && (agencyId === null || earningId === null || agencyId === earningId)
}

/** A price as one reader may read it: whose business the split is not reads one sum for the talent's side. */
export function priceFor(reader: Reader, price: Price, earningId: string | null): Price {
  return maySeeSplit(reader, earningId)
    ? price
    : { ...price, agent: 0, agentBps: 0, talent: price.agent + price.talent }
}
