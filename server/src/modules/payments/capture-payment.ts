import type { paymentCalls } from '@marquee/contract/calls/payments'
import { fail } from '@marquee/contract/errors'
import { withProvider } from '../../platform/provider/provider-handler.ts'
import { getPayment } from './get-payments.ts'
import { loadOwnPayable } from './payables.store.ts'
import { captureIntent } from './payment-calls.ts'
import { lockSubjectOf } from './payment-transitions.ts'
import { payableSubjects } from './payments.ports.ts'
import { lockOpenPayment } from './payments.store.ts'

/**
 * Charges the hold of an accepted offer for a brand that does not want to wait for the server to do it. Uses
 * the same key as the server, so it is one charge. Fails with `nothing_to_capture` before the offer is
 * accepted.
 */
export const capturePayment = withProvider<typeof paymentCalls.capturePayment, null>({
  intend: async (ctx, { payableId }) => {
    if (!(await loadOwnPayable(payableId, ctx.actor.id))) fail('not_found')
    const payable = (await lockSubjectOf(payableId)) ?? fail('not_found')
    if (payable.status === 'paid') return { calls: [], memo: null }
    const payment = await lockOpenPayment(payable.id)
    const isAgreed = await payableSubjects.ask().isAgreed(payable)
    if (payment?.status !== 'authorised' || !payment.intentRef || !isAgreed) fail('nothing_to_capture')
    const input = { paymentId: payment.id, intentRef: payment.intentRef, amount: payable.amount }
    return {
      calls: [await captureIntent.request(`capture:${payment.id}`, input, { inRequest: true })],
      memo: null,
    }
  },
  reply: (ctx, { payableId }) => getPayment(payableId, ctx.actor.id),
})
