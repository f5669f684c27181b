import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { paymentLifecycle } from '../lifecycles/payment.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant, page, paged } from '../rules/text.ts'

const currency = z.enum(currencies)

/** States of a payable. `action_required`: the bank needs a confirmation by the card holder. */
export const payableStatuses = ['due', 'action_required', 'authorised', 'paid', 'void'] as const
export const payableResponse = z.object({
  id: id(),
  status: z.enum(payableStatuses),
  /** What the payer pays, in minor units, tax included. */
  amount: z.int(),
  currency,
  /** When the hold on the card expires. */
  holdEnds: instant().nullable(),
})
export type Payable = z.output<typeof payableResponse>

/** A declined card: what happened and what to do. Suspected fraud reads like any other decline. */
const decline = z.object({ code: z.string(), sentence: z.string() })

const payment = z.object({
  id: id(),
  payableId: id(),
  status: z.enum(statesOf(paymentLifecycle)),
  /** One of the nine status labels for payers. */
  label: z.string(),
  amount: z.int(),
  captured: z.int(),
  refunded: z.int(),
  currency,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  holdEnds: instant().nullable(),
  decline: decline.nullable(),
  /** For the provider's script while the bank needs the card holder's confirmation; null otherwise. */
  clientSecret: z.string().nullable(),
  at: instant(),
})
export type Payment = z.output<typeof payment>

const paymentObject = payableResponse.extend({
  /** It pays for the agreed price, or for a change of the deal. */
  kind: z.enum(['offer', 'amendment', 'milestone']),
  /** The offer of the deal that it pays for. */
  subjectId: id(),
  title: z.string(),
  tax: z.int(),
  fee: z.int(),
  createdAt: instant(),
  payments: z.array(payment),
  refunds: z.array(
    z.object({
      id: id(),
      amount: z.int(),
      status: z.enum(['pending', 'succeeded', 'failed']),
      reason: z.string(),
      at: instant(),
    }),
  ),
  invoices: z.array(z.object({ number: z.string(), url: z.string() })),
})
export type PaymentObject = z.output<typeof paymentObject>

const own = { noun: 'payable', field: 'payableId' } as const

export const paymentCalls = {
  paymentSettings: read('/payment/settings', {
    by: 'anyone',
    input: emptyInput(),
    response: z.object({ publishableKey: z.string(), scriptUrl: z.string(), isTestMode: z.boolean() }),
    rate: 'light',
    summary: 'The URL of the payment provider’s script and its public key. In test mode no real money moves.',
  }),
  createOneTimePayment: write('/createOneTimePayment', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ payableId: id(), cardId: id() }),
    response: payment,
    errors: ['nothing_to_pay', 'too_many_attempts', 'provider_unreachable'],
    subject: own,
    usesProvider: true,
    summary:
      'Places a hold for a payable on a saved card. The server determines the amount, never the request.',
  }),
  capturePayment: write('/stripe/capturePayment', {
    whileActing: 'refused',
    by: ['brand'],
    input: z.strictObject({ payableId: id() }),
    response: payment,
    errors: ['nothing_to_capture', 'provider_unreachable'],
    subject: own,
    usesProvider: true,
    message: 'Payment received.',
    summary:
      'Charges the hold of an accepted offer. The server does so automatically; repeating the call changes nothing.',
  }),
  paymentStatus: read('/brand/getPaymentStatus', {
    by: ['brand'],
    input: z.strictObject({ payableId: id() }),
    response: z.object({ payable: payableResponse, payment: payment.nullable() }),
    subject: own,
    usesProvider: true,
    summary: 'The state of a payment, fetched from the provider while it is open. Safe to poll.',
  }),
  paymentObjects: read('/brand/getPaymentObjects', {
    by: ['brand'],
    input: page().extend({ subjectId: id().optional() }),
    response: paged(paymentObject),
    summary: 'The brand’s payables, each with its payments, refunds and invoices, newest first.',
  }),
}
