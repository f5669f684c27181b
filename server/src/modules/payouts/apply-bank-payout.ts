import type Stripe from 'stripe'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { issueStatement } from './issue-statement.ts'
import { advance } from './pay-out.ts'
import { findPayoutsByTransfer, lockPayout, updatePayout } from './payouts.store.ts'

interface BankPayout {
  payout: Stripe.Payout
  /** Our transfers that are in it. */
  transferRefs: string[]
}

/** States of the provider in which the bank is still to get the money, on a day that is known. */
const underway = new Set(['pending', 'in_transit'])

/** A payee's pay-out to their bank, with the transfers it is made of. */
export async function fetchBankPayout(id: string, account: string | null): Promise<BankPayout | null> {
  if (!account) return null
  const payout = await provider().payouts.retrieve(id, {}, { stripeAccount: account })
  return { payout, transferRefs: await transfersIn(id, account) }
}

/** Our transfers in a pay-out, and those of earlier ones that the bank had sent back and that now go with it. */
async function transfersIn(id: string, account: string): Promise<string[]> {
  const found: string[] = []
  const asked = { payout: id, limit: 100, expand: ['data.source'] }
  for await (const { type, source } of provider().balanceTransactions.list(asked, {
    stripeAccount: account,
  })) {
    if (typeof source !== 'object' || source === null) continue
    const transfer = source.object === 'charge' ? source.source_transfer : null
    if (transfer) found.push(typeof transfer === 'string' ? transfer : transfer.id)
    if (type === 'payout_failure' && source.object === 'payout' && source.id !== id)
      found.push(...(await transfersIn(source.id, account)))
  }
  return found
}

/** The bank has it, or has sent it back: then the money lies in the payee's balance and goes again with their next details. */
export async function applyBankPayout(found: BankPayout | null): Promise<void> {
  if (!found) return
  const { payout, transferRefs } = found
  const arrivesBy = new Date(payout.arrival_date * 1_000)
  for (const id of await findPayoutsByTransfer(transferRefs)) {
    const row = await lockPayout(id)
    if (!row) continue
    if (payout.status === 'paid' && (row.status === 'in_transit' || row.status === 'failed')) {
      const paid = await advance(row, 'pay', { arrivesBy, bankRef: payout.id })
      await issueStatement(paid)
    } else if (
      row.status === 'in_transit' &&
      underway.has(payout.status) &&
      row.arrivesBy?.getTime() !== arrivesBy.getTime()
    ) {
      await updatePayout(row.id, { arrivesBy })
      await emit('payout.changed', {
        payoutId: row.id,
        payeeId: row.payeeId,
        subjectId: row.subjectId,
        event: 'expect',
      })
    } else if (
      payout.status === 'failed' &&
      row.bankRef !== `${payout.id} failed` &&
      (row.status === 'in_transit' || row.status === 'paid')
    ) {
      if (row.bankRef === null || row.bankRef === payout.id)
        await advance(row, 'fail', { bankRef: `${payout.id} failed`, arrivesBy: null })
    }
  }
}
