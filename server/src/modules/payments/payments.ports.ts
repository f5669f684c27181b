import { port } from '../../platform/port.ts'
import type { Payable } from './payables.store.ts'

/** What payments must know of the things they pay for. */
export interface PayableSubjects {
  /** Locks the thing itself first, so that everyone takes the locks in one order. */
  lock(payable: Pick<Payable, 'subject' | 'subjectId'>): Promise<void>
  /** Whether both sides have agreed, so that what is held may be charged. */
  isAgreed(payable: Pick<Payable, 'subject' | 'subjectId'>): Promise<boolean>
}

export const payableSubjects = port<PayableSubjects>('what a payable pays for')

/** What of a released payment is still owed to its payees, in minor units: scheduled, but not yet with them. */
export interface OwedShares {
  owedOf(payableId: string): Promise<{ talent?: number; agent?: number }>
}

export const owedShares = port<OwedShares>('what is still owed to payees')
