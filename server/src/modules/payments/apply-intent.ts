import { HOLD_MARGIN_MS, type PaymentStatus, paymentLifecycle } from '@marquee/contract/lifecycles/payment'
import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { isTestMode, provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { createSync } from '../../platform/provider/provider.store.ts'
import type { ProviderRejection } from '../../platform/provider/provider-error.ts'
import { scheduleTimer } from '../../platform/timers/timers.ts'
import { capturedLines, providerFeeLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { invoicePayment } from './invoice-payment.ts'
import { updatePayable } from './payables.store.ts'
import { type LockedPayment, lockPaymentWithPayable, movePayment, paymentEvent } from './payment.ts'
import { findPaymentByIntent, loadPayment, type PaymentChanges, type PaymentRow } from './payments.store.ts'

/** The expanded objects of a payment intent that `applyIntent` needs. */
export const intentDetails = { expand: ['latest_charge.balance_transaction'] }

/** Fetches a payment intent with its charge. */
export function fetchIntent(id: string): Promise<Stripe.PaymentIntent> {
  return provider().paymentIntents.retrieve(id, intentDetails)
}

/**
 * Brings a payment to the provider’s state: after our own call, a webhook or a poll, in any order and any
 * number of times. Ignores an intent that is not ours. Throws when amount, currency or mode differ from those
 * requested.
 */
export async function applyIntent(intent: Stripe.PaymentIntent): Promise<void> {
  const locked = await lockForIntent(intent)
  if (!locked) return
  const { payment } = locked
  if (
    intent.amount !== payment.amount ||
    intent.currency.toUpperCase() !== payment.currency ||
    intent.livemode === isTestMode()
  )
    throw new Error(`Payment ${payment.id} and ${intent.id} differ in amount, currency or mode`)
  const step = steps[intent.status]
  if (step) await step(locked, intent)
}

type Step = (locked: LockedPayment, intent: Stripe.PaymentIntent) => Promise<void>

const steps: Partial<Record<Stripe.PaymentIntent.Status, Step>> = {
  requires_action: async ({ payment, payable }, intent) => {
    if (!isIn(payment, 'requires_payment', 'failed')) return
    if (payable.status === 'void') return emitUnwanted({ payment, payable }, 'held')
    await updatePayable(payable.id, { status: 'action_required' })
    await movePayment({ payment, payable }, 'ask_action', {
      intentRef: intent.id,
      clientSecret: intent.client_secret,
    })
    await scheduleTimer('payment', payment.id, 'give_up', inMs(paymentLifecycle.timers.action.after))
  },
  requires_capture: async ({ payment, payable }, intent) => {
    if (!isIn(payment, 'requires_payment', 'requires_action', 'failed')) return
    const holdEnds = holdEndsOf(intent)
    const authorised = await movePayment({ payment, payable }, 'authorise', {
      ...referencesOf(intent),
      holdEnds,
    })
    if (payable.status === 'void') return emitUnwanted({ payment: authorised, payable }, 'held')
    await updatePayable(payable.id, { status: 'authorised', holdEnds })
    await scheduleTimer('payment', payment.id, 'hold_ends', holdEnds)
    await emit('payment.authorised', paymentEvent(payable, payment))
  },
  succeeded: async ({ payment, payable }, intent) => {
    if (!isIn(payment, 'requires_payment', 'requires_action', 'failed', 'authorised')) return
    const captured = await movePayment({ payment, payable }, 'capture', {
      ...referencesOf(intent),
      captured: intent.amount_received,
    })
    await bookCapture({ payment: captured, payable }, intent)
    await invoicePayment(captured, payable)
    if (payable.status === 'void') return emitUnwanted({ payment: captured, payable }, 'charged')
    const { now } = openTransaction('applyIntent()')
    await updatePayable(payable.id, { status: 'paid', paidAt: now, holdEnds: null })
    await emit('payment.captured', paymentEvent(payable, payment))
  },
  canceled: async ({ payment, payable }, intent) => {
    if (!isIn(payment, 'requires_payment', 'requires_action', 'failed', 'authorised')) return
    await movePayment({ payment, payable }, 'void', { ...referencesOf(intent), holdEnds: null })
    if (payable.status === 'void' || payable.status === 'paid') return
    await updatePayable(payable.id, { status: 'due', holdEnds: null })
    await emit('payment.lapsed', paymentEvent(payable, payment))
  },
  requires_payment_method: async ({ payment, payable }, intent) => {
    const error = intent.last_payment_error
    if (!error || !isIn(payment, 'requires_payment', 'requires_action')) return
    await updatePayable(payable.id, { status: payable.status === 'void' ? 'void' : 'due' })
    await movePayment({ payment, payable }, 'decline', {
      ...referencesOf(intent),
      declineCode: error.decline_code ?? error.code ?? 'declined',
    })
  },
}

/**
 * Records that the provider did not hold the amount on this card. Suspected fraud is recorded like any other
 * decline.
 */
export async function declineIntent(paymentId: string, why: ProviderRejection): Promise<void> {
  const locked = await lockPaymentWithPayable(await loadPayment(paymentId))
  if (!locked || !isIn(locked.payment, 'requires_payment', 'requires_action')) return
  const { payment, payable } = locked
  if (payable.status !== 'void') await updatePayable(payable.id, { status: 'due' })
  const intentRef = payment.intentRef ?? why.intentId
  await movePayment({ payment, payable }, 'decline', {
    intentRef,
    declineCode: why.declineCode ?? why.code,
    clientSecret: null,
  })
}

/** Schedules another fetch of the provider’s object, soon. */
export async function scheduleIntentSync(intentRef: string, about: string): Promise<void> {
  await createSync({
    id: `own:${about}`,
    type: 'own.look',
    objectType: 'payment_intent',
    objectId: intentRef,
    account: null,
  })
}

/**
 * Emits that a hold or charge came through for a void payable: the hold is released, the charge refunded
 * (payments, section 5).
 */
async function emitUnwanted({ payment, payable }: LockedPayment, how: 'held' | 'charged'): Promise<void> {
  await emit('payment.unwanted', { ...paymentEvent(payable, payment), how })
}

/** Returns the payment of an intent, locked after its subject and payable; null when it is not ours. */
async function lockForIntent(intent: Stripe.PaymentIntent): Promise<LockedPayment | null> {
  const paymentId = intent.metadata.payment
  return lockPaymentWithPayable(
    (await findPaymentByIntent(intent.id)) ?? (paymentId ? await loadPayment(paymentId) : undefined),
  )
}

function isIn(payment: PaymentRow, ...states: PaymentStatus[]): boolean {
  return states.includes(payment.status)
}

function referencesOf(intent: Stripe.PaymentIntent): PaymentChanges {
  const charge = intent.latest_charge
  return { intentRef: intent.id, chargeRef: idOf(charge) ?? null, clientSecret: null }
}

/**
 * Returns when a hold ends for us: twelve hours before the bank releases it; six and a half days from now
 * when the bank does not say (payments, section 2).
 */
function holdEndsOf(intent: Stripe.PaymentIntent): Date {
  const charge = intent.latest_charge
  const before = typeof charge === 'object' ? charge?.payment_method_details?.card?.capture_before : undefined
  return before ? new Date(before * 1_000 - HOLD_MARGIN_MS) : inMs(paymentLifecycle.timers.hold.after)
}

function inMs(ms: number): Date {
  return new Date(openTransaction('inMs()').now.getTime() + ms)
}

/** Books the charge, and the provider’s fee from its balance transaction. */
async function bookCapture({ payment, payable }: LockedPayment, intent: Stripe.PaymentIntent): Promise<void> {
  const { now: occurredAt } = openTransaction('bookCapture()')
  const { id: subject, price, currency } = payable
  if (payment.captured !== price.payerPays)
    throw new Error(`Payment ${payment.id} charged ${payment.captured} of ${price.payerPays}`)
  const txn = balanceTransaction(intent)
  await postJournal({
    factKey: `capture:${intent.id}`,
    kind: 'captured',
    occurredAt,
    subject,
    providerTxn: txn?.id,
    lines: capturedLines({ subject, currency, split: price }),
  })
  if (txn && txn.fee !== 0)
    await postJournal({
      factKey: `fee:${txn.id}`,
      kind: 'provider_fee',
      occurredAt,
      subject,
      lines: providerFeeLines({ currency, fee: txn.fee }),
    })
}

/** Returns the provider’s balance transaction of the charge, which must be requested by `expand`. */
function balanceTransaction(intent: Stripe.PaymentIntent): Stripe.BalanceTransaction | undefined {
  const charge = intent.latest_charge
  const txn = typeof charge === 'object' ? charge?.balance_transaction : null
  return typeof txn === 'object' && txn ? txn : undefined
}
