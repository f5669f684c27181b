import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { formatAddress, issueDocument, type Party } from '../invoices/issue-document.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { movePayout } from './payout.ts'
import { findPayoutsByTransfer, lockPayout, type PayoutRow, updatePayout } from './payouts.store.ts'

interface BankPayout {
  payout: Stripe.Payout
  /** Our transfers included in it. */
  transferRefs: string[]
}

/** The provider’s states in which the bank will receive the money on a known day. */
const expectedStates = new Set(['pending', 'in_transit'])

/** Fetches a payout to a payee’s bank with its transfers; null without an account. */
export async function fetchBankPayout(id: string, account: string | null): Promise<BankPayout | null> {
  if (!account) return null
  const payout = await provider().payouts.retrieve(id, {}, { stripeAccount: account })
  return { payout, transferRefs: await transfersIn(id, account) }
}

/**
 * Returns our transfers in a payout, and those of earlier payouts that the bank returned and that are now
 * sent with it.
 */
async function transfersIn(id: string, account: string): Promise<string[]> {
  const found: string[] = []
  const query = { payout: id, limit: 100, expand: ['data.source'] }
  for await (const { type, source } of provider().balanceTransactions.list(query, {
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

/**
 * Applies a payout to a bank: paid, or returned by the bank. Returned money stays in the payee’s balance and
 * is sent again to their next bank account.
 */
export async function applyBankPayout(found: BankPayout | null): Promise<void> {
  if (!found) return
  const { payout, transferRefs } = found
  const arrivesBy = new Date(payout.arrival_date * 1_000)
  for (const id of await findPayoutsByTransfer(transferRefs)) {
    const row = await lockPayout(id)
    if (!row) continue
    if (payout.status === 'paid' && (row.status === 'in_transit' || row.status === 'failed')) {
      const paid = await movePayout(row, 'pay', { arrivesBy, bankRef: payout.id })
      await issueStatement(paid)
    } else if (
      row.status === 'in_transit' &&
      expectedStates.has(payout.status) &&
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
        await movePayout(row, 'fail', {
          bankRef: `${payout.id} failed`,
          returnReason: payout.failure_message ?? payout.failure_code ?? '',
          arrivesBy: null,
        })
    }
  }
}

/**
 * Issues the statement of a payout that reached the payee’s bank: their share, and what was deducted from it.
 */
async function issueStatement(payout: PayoutRow): Promise<void> {
  const { now: taxPoint } = openTransaction('issueStatement()')
  const [recipient, payable] = await Promise.all([
    recipientOfStatement(payout),
    loadPayable(payout.payableId),
  ])
  const paid = payout.amount - payout.reversed
  const line = (description: string, net: number) => ({
    description,
    quantity: 1,
    net,
    tax: 0,
    taxPercent: 0,
  })
  await issueDocument({
    kind: 'statement',
    factKey: `payout:${payout.id}`,
    ownerId: payout.payeeId,
    subject: payout.id,
    subjectTitle: payout.title,
    recipient,
    currency: payout.currency,
    taxPoint,
    lines: [
      line(`${payout.title}: your ${payout.role === 'agent' ? 'commission' : 'share'}`, paid + payout.netted),
      ...(payout.netted > 0 ? [line('Kept for an earlier refund', -payout.netted)] : []),
      ...(payable
        ? [line(`For information: the brand paid ${payable.amount / 100} ${payable.currency}`, 0)]
        : []),
    ],
  })
}

/**
 * Returns the payee as the statement names them; an agency by its legal name, with what tax authorities
 * require.
 */
async function recipientOfStatement({ payeeId, role }: PayoutRow): Promise<Party> {
  if (role === 'agent') {
    const agency = await loadAgency(payeeId)
    const { name = '', legalName = '', city, country, vatNumber = '', companyNumber = '' } = agency ?? {}
    return { name: legalName || name, address: formatAddress({ city, country }), vatNumber, companyNumber }
  }
  const [talent, account] = await Promise.all([loadTalent(payeeId), loadAccount(payeeId)])
  return { name: talent?.displayName ?? account?.email ?? '', address: talent?.city ?? '', vatNumber: '' }
}
