import { openTransaction } from '../../platform/database.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { issueDocument } from '../invoices/issue-document.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { PayoutRow } from './payouts.store.ts'

/** What reached the payee's bank and how it came about: their share, and what was kept from it. */
export async function issueStatement(payout: PayoutRow): Promise<void> {
  const { now: taxPoint } = openTransaction('issueStatement()')
  const [talent, account, payable] = await Promise.all([
    loadTalent(payout.payeeId),
    loadAccount(payout.payeeId),
    loadPayable(payout.payableId),
  ])
  const paid = payout.amount - payout.reversed
  const line = (description: string, net: number) => ({ description, quantity: 1, net, tax: 0, taxPercent: 0 })
  await issueDocument({
    ...{ kind: 'statement', factKey: `payout:${payout.id}`, ownerId: payout.payeeId, subject: payout.id, subjectTitle: payout.title },
    ...{
      recipient: { name: talent?.displayName ?? account?.email ?? '', address: talent?.city ?? '', vatNumber: '' },
      currency: payout.currency,
      taxPoint,
    },
    lines: [
      line(`${payout.title}: your share`, paid + payout.netted),
      ...(payout.netted > 0 ? [line('Kept for an earlier refund', -payout.netted)] : []),
      ...(payable ? [line(`For information: the brand paid ${payable.amount / 100} ${payable.currency}`, 0)] : []),
    ],
  })
}
