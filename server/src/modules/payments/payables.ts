import { isDeepStrictEqual } from 'node:util'
import type { Price } from '@marquee/contract/terms/price'
import { cancelTimers } from '../../platform/timers/timers.ts'
import { createPayable, lockPayable, type Payable, payablesOf, updatePayable } from './payables.store.ts'
import { cancelIntent, captureIntent } from './payment-calls.ts'
import { lockOpenPayment } from './payments.store.ts'

/** What is to be paid for, in the words of whoever wants it paid. */
export interface NewPayable {
  subjectId: string
  /** Which terms of the subject it pays for. */
  part: number
  /** What a budget gathers by; null outside any. */
  groupId: string | null
  payerId: string
  payeeId: string
  /** Who earns the agent's part of the price; null where there is none. */
  agencyId: string | null
  title: string
  price: Price
}

/** Writes down that an offer is to be paid for. Its amount is the server's own and never taken from a request. */
export async function openPayable({ price, ...payable }: NewPayable): Promise<Payable> {
  const { payerPays: amount, currency } = price
  const added = await createPayable({ ...payable, subject: 'offer', price, amount, currency })
  // The same terms again may be shared otherwise by now: an agency has come or gone.
  if (added.agencyId === payable.agencyId && isDeepStrictEqual(added.price, price)) return added
  const shared = { price, agencyId: payable.agencyId }
  await updatePayable(added.id, shared)
  return { ...added, ...shared }
}

/** The payable that holds or held money for this subject, or is to: the newest that is not void. Null without one. */
export async function currentPayable(subjectId: string, part?: number): Promise<Payable | null> {
  const known = await payablesOf([subjectId])
  return (
    known.findLast((payable) => payable.status !== 'void' && (part === undefined || payable.part === part)) ??
    null
  )
}

/**
 * Puts other terms on a hold that covers them: only the new amount will be charged, the rest goes back (payments, section 5, partial
 * capture). False when the hold is too small or gone, and nothing is changed.
 */
export async function repricePayable(
  payable: Payable,
  { agencyId }: Pick<NewPayable, 'agencyId'>,
  price: Price,
): Promise<boolean> {
  const locked = await lockPayable(payable.id)
  if (locked?.status !== 'authorised' || price.currency !== locked.currency) return false
  const payment = await lockOpenPayment(payable.id)
  if (payment?.status !== 'authorised' || payment.amount < price.payerPays) return false
  await updatePayable(payable.id, { price, amount: price.payerPays, agencyId })
  return true
}

/** Asks the provider to charge what is held, once the terms are agreed. False when nothing is held. */
export async function capturePayable(payable: Payable): Promise<boolean> {
  const payment = await lockOpenPayment(payable.id)
  if (payment?.status !== 'authorised' || !payment.intentRef) return false
  // From here on the hold is spoken for; giving it back because of its age would cross the charge.
  await cancelTimers('payment', payment.id)
  await captureIntent.request(`capture:${payment.id}`, {
    paymentId: payment.id,
    intentRef: payment.intentRef,
    amount: payable.amount,
  })
  return true
}

/** What was paid too late went back; it is due again. */
export async function reopenPayable(id: string): Promise<void> {
  await updatePayable(id, { status: 'due', paidAt: null, holdEnds: null })
}

/** Nobody wants this paid any more: a hold on a card goes back, an unfinished payment is given up. */
export async function voidPayable(payable: Payable): Promise<void> {
  const locked = await lockPayable(payable.id)
  if (!locked || locked.status === 'void' || locked.status === 'paid') return
  await updatePayable(payable.id, { status: 'void', holdEnds: null })
  const payment = await lockOpenPayment(payable.id)
  if (payment?.intentRef)
    await cancelIntent.request(`cancel:${payment.id}`, {
      paymentId: payment.id,
      intentRef: payment.intentRef,
    })
}
