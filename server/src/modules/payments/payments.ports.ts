import { port } from '../../platform/port.ts'
import type { Payable } from './payables.store.ts'

/** What payments need to know about the subjects of payables. */
export interface PayableSubjects {
  /** Locks the subject itself, and what came of it, which everyone locks first. */
  lock(payable: Pick<Payable, 'subject' | 'subjectId'>): Promise<void>
  /** Returns whether both sides have agreed, so that the hold may be charged. */
  isAgreed(payable: Pick<Payable, 'id' | 'subject' | 'subjectId'>): Promise<boolean>
}

export const payableSubjects = port<PayableSubjects>('what a payable pays for')

/** What of a released payment is still owed to its payees, in minor units: scheduled, but not sent yet. */
export interface OwedShares {
  owedOf(payableId: string): Promise<{ talent?: number; agent?: number }>
}

export const owedShares = port<OwedShares>('what is still owed to payees')
