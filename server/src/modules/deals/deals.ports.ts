import { port } from '../../platform/port.ts'
import type { Deal } from './deal.ts'

/** What a deal needs to know about the changes that its sides propose. */
interface DealChanges {
  /** Returns whether both sides have agreed on a change that is not paid for yet; the deal cannot complete then. */
  isAgreed(dealId: string): Promise<boolean>
}

/** What a deal needs to know about the product that its brand sends. */
interface DealProducts {
  /** Queues the shipment of a deal that opens, whose terms name a product. */
  open(deal: Deal, firstDueAt: Date, now: Date): Promise<void>
}

export const dealProducts = port<DealProducts>('the products of a deal')

export const dealChanges = port<DealChanges>('the changes of a deal')
