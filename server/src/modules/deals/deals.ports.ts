import { port } from '../../platform/port.ts'

/** What a deal needs to know about the changes that its sides propose. */
interface DealChanges {
  /** Returns whether both sides have agreed on a change that is not paid for yet; the deal cannot complete then. */
  isAgreed(dealId: string): Promise<boolean>
}

export const dealChanges = port<DealChanges>('the changes of a deal')
