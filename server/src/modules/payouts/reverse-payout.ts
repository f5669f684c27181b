import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { providerCall } from '../../platform/provider/provider-calls.ts'
import { reversalLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { lockPayout, type PayoutRow, savePayout } from './payouts.store.ts'

const reverseTransfer = providerCall<{ payoutId: string; transferRef: string; amount: number }, Stripe.TransferReversal>('reversal', {
  send: ({ transferRef, amount }, key) =>
    provider().transfers.createReversal(transferRef, { amount, expand: ['balance_transaction'] }, { idempotencyKey: key }),
  settle: async (reversal, { payoutId, amount }) => {
    const payout = await lockPayout(payoutId)
    if (!payout) return
    const { now: occurredAt } = openTransaction('reversal')
    const { payeeId, currency, payableId } = payout
    const posted = await postJournal({
      ...{ factKey: `reversal:${reversal.id}`, kind: 'reversed', occurredAt, subject: payableId },
      ...{ lines: reversalLines({ payeeId, currency, amount }), providerTxn: idOf(reversal.balance_transaction) },
    })
    if (posted === 'posted') await savePayout(payoutId, { reversed: payout.reversed + amount })
  },
  // The payee's balance is too short: they owe it, and it is kept from their next share (payments, section 5).
  refused: async (_why, { payoutId, amount }) => {
    const payout = await lockPayout(payoutId)
    if (payout) await savePayout(payoutId, { owing: payout.owing + amount })
  },
})

/** Takes back what was refunded meanwhile from a share that has gone out. */
export async function reverseLater(payout: PayoutRow): Promise<void> {
  const { id: payoutId, transferRef, toReverse } = payout
  if (!transferRef || toReverse === 0) return
  await savePayout(payoutId, { toReverse: 0 })
  const done = payout.reversed
  await reverseTransfer.request(`reversal:${payoutId}:${done}:${toReverse}`, { payoutId, transferRef, amount: toReverse })
}

function idOf(ref: string | { id: string } | null): string | undefined {
  return typeof ref === 'string' ? ref : ref?.id
}
