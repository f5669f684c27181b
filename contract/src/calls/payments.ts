import { z } from 'zod'
import { emptyInput, read, write } from '../call.ts'
import { statesOf } from '../lifecycles/lifecycle.ts'
import { paymentLifecycle } from '../lifecycles/payment.ts'
import { currencies } from '../rules/currency.ts'
import { id, instant, page, paged } from '../rules/text.ts'

const currency = z.enum(currencies)

/** What is to be paid, and how far it is. `action_required`: the bank asks the card holder. */
export const payableStatuses = ['due', 'action_required', 'authorised', 'paid', 'void'] as const
export const payableResponse = z.object({
  id: id(),
  status: z.enum(payableStatuses),
  /** What the payer pays, in minor units, tax included. */
  amount: z.int(),
  currency,
  /** Until when the hold on the card stands. */
  holdEnds: instant().nullable(),
})
export type Payable = z.output<typeof payableResponse>

/** A refusal of the card in words: what happened and what helps. Suspicion of fraud reads like any other decline. */
const decline = z.object({ code: z.string(), sentence: z.string() })

const payment = z.object({
  id: id(),
  payableId: id(),
  status: z.enum(statesOf(paymentLifecycle)),
  /** One of the nine words a payer reads. */
  label: z.string(),
  amount: z.int(),
  captured: z.int(),
  refunded: z.int(),
  currency,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  holdEnds: instant().nullable(),
  decline: decline.nullable(),
  /** For the provider's script while the bank asks the card holder; null otherwise. */
  clientSecret: z.string().nullable(),
  at: instant(),
})
export type Payment = z.output<typeof payment>

const paymentObject = payableResponse.extend({
  kind: z.enum(['offer']),
  /** The offer it pays for. */
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
    summary:
      'Where the payment provider’s script is and the public key it takes. In test mode no real money moves.',
  }),
  createOneTimePayment: write('/createOneTimePayment', {
    by: ['brand'],
    input: z.strictObject({ payableId: id(), cardId: id() }),
    response: payment,
    errors: ['nothing_to_pay', 'too_many_attempts', 'provider_unreachable'],
    subject: own,
    usesProvider: true,
    summary:
      'Holds the amount of a payable on a saved card. The amount is the server’s, never the request’s.',
  }),
  capturePayment: write('/stripe/capturePayment', {
    by: ['brand'],
    input: z.strictObject({ payableId: id() }),
    response: payment,
    errors: ['nothing_to_capture', 'provider_unreachable'],
    subject: own,
    usesProvider: true,
    message: 'Payment taken.',
    summary:
      'Charges the hold of an accepted offer. The server does so by itself; asking again changes nothing.',
  }),
  paymentStatus: read('/brand/getPaymentStatus', {
    by: ['brand'],
    input: z.strictObject({ payableId: id() }),
    response: z.object({ payable: payableResponse, payment: payment.nullable() }),
    subject: own,
    usesProvider: true,
    summary: 'How far a payment is; while it is open the provider is asked. Safe to poll.',
  }),
  paymentObjects: read('/brand/getPaymentObjects', {
    by: ['brand'],
    input: page().extend({ subjectId: id().optional() }),
    response: paged(paymentObject),
    summary:
      'What the brand has to pay or has paid, each with its payments, refunds and invoices, newest first.',
  }),
}
