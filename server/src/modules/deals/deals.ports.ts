import { port } from '../../platform/port.ts'
import type { Deal } from './deal.ts'
import type { Deliverable } from './deliverable.ts'

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

/** What a deal needs to know about its milestones. */
interface DealMilestones {
  /** Queues the milestones of a deal that opens, if its terms have any; `payableId` has paid for the first. */
  open(deal: Deal, payableId: string | null, now: Date): Promise<void>
  /** Queues what follows for its milestones from the state of its work: approval, payout date, the charge of the next one. */
  settle(deal: Deal, work: readonly Deliverable[], now: Date): Promise<void>
  /** Queues that nothing of its milestones is due while the deal is paused. */
  pause(deal: Deal, now: Date): Promise<void>
  /** Queues that they go on after a pause of so many milliseconds. */
  resume(deal: Deal, pausedMs: number, now: Date): Promise<void>
}

export const dealMilestones = port<DealMilestones>('the milestones of a deal')

export const dealProducts = port<DealProducts>('the products of a deal')

export const dealChanges = port<DealChanges>('the changes of a deal')

/** What outside reviewers wrote about submitted work. */
interface OutsideComments {
  /**
   * Queues that the brand has made these comments about a deliverable its own. Fails at `comments` for one that is not about it, or
   * was taken over before.
   */
  takeOver(ids: readonly string[], deliverableId: string, now: Date): Promise<void>
}

export const outsideComments = port<OutsideComments>('the comments of outside reviewers')
