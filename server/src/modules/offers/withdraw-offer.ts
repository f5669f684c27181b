import { endNegotiation, mayEnd, systemStep } from './offer.ts'
import { lockNegotiation } from './offers.store.ts'
import { saveEnding } from './save-offer.ts'

/**
 * Withdraws an open offer for an operator, with the reason for its record. Returns false when it has ended or its
 * charge is on its way.
 */
export async function withdrawByOperator(id: string, reason: string, now: Date): Promise<boolean> {
  const before = await lockNegotiation(id)
  if (!before || !mayEnd(before)) return false
  const ending = before.offer.status === 'draft' ? 'discard' : 'cancel'
  const by = ending === 'discard' ? 'system' : 'operator'
  await saveEnding(before, endNegotiation(before, ending, { ...systemStep(now), by, reason }), ending, now)
  return true
}
