import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import { queueProviderCall } from '../../platform/provider/provider-calls.ts'
import { reversalLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import { lockPayout, type PayoutRow, updatePayout } from './payouts.store.ts'

interface Reversal {
  payoutId: string
  transferRef: string
  amount: number
  cause: string
}

const reverseTransfer = queueProviderCall<Reversal, Stripe.TransferReversal>('reversal', {
  send: ({ transferRef, amount, cause }, key) =>
    provider().transfers.createReversal(
      transferRef,
      { amount, metadata: { cause } },
      { idempotencyKey: key },
    ),
  find: async ({ transferRef, cause }) => {
    const { data } = await provider().transfers.listReversals(transferRef, { limit: 100 })
    return data.find(({ metadata }) => metadata?.cause === cause) ?? null
  },
  settle: async (reversal, { payoutId, amount }) => {
    const payout = await lockPayout(payoutId)
    if (!payout) return
    const { now: occurredAt } = openTransaction('reversal')
    const { payeeId, currency, payableId } = payout
    const posted = await postJournal({
      factKey: `reversal:${reversal.id}`,
      kind: 'reversed',
      occurredAt,
      subject: payableId,
      lines: reversalLines({ payeeId, currency, amount }),
      providerTxn: idOf(reversal.balance_transaction),
    })
    if (posted === 'posted') await updatePayout(payoutId, { reversed: payout.reversed + amount })
  },
  // The payee's balance is too low: they owe the amount, and it is deducted from their next share (payments,
  // section 5).
  refused: async (_why, { payoutId, amount }) => {
    const payout = await lockPayout(payoutId)
    if (payout) await updatePayout(payoutId, { owing: payout.owing + amount })
  },
})

/** Requests the reversal of a part of a sent share, in minor units. The same `cause` is the same reversal. */
export async function queueReversal(
  { id: payoutId, transferRef }: PayoutRow,
  amount: number,
  cause: string,
): Promise<void> {
  if (transferRef)
    await reverseTransfer.request(`reversal:${payoutId}:${cause}`, { payoutId, transferRef, amount, cause })
}
