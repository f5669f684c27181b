import { openTransaction } from '../../platform/database/database.ts'
import { loadAccount } from '../identity/identity.store.ts'
import { issueDocument, type Party } from '../invoices/issue-document.ts'
import { loadPayable } from '../payments/payables.store.ts'
import { loadAgency } from '../roster/agencies.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import type { PayoutRow } from './payouts.store.ts'

/** What reached the payee's bank and how it came about: their share, and what was kept from it. */
export async function issueStatement(payout: PayoutRow): Promise<void> {
  const { now: taxPoint } = openTransaction('issueStatement()')
  const [recipient, payable] = await Promise.all([payeeOf(payout), loadPayable(payout.payableId)])
  const paid = payout.amount - payout.reversed
  const line = (description: string, net: number) => ({
    description,
    quantity: 1,
    net,
    tax: 0,
    taxPercent: 0,
  })
  await issueDocument({
    ...{
      kind: 'statement',
      factKey: `payout:${payout.id}`,
      ownerId: payout.payeeId,
      subject: payout.id,
      subjectTitle: payout.title,
    },
    ...{
      recipient,
      currency: payout.currency,
      taxPoint,
    },
    lines: [
      line(`${payout.title}: your ${payout.role === 'agent' ? 'commission' : 'share'}`, paid + payout.netted),
      ...(payout.netted > 0 ? [line('Kept for an earlier refund', -payout.netted)] : []),
      ...(payable
        ? [line(`For information: the brand paid ${payable.amount / 100} ${payable.currency}`, 0)]
        : []),
    ],
  })
}

/** The payee as the statement names them; an agency by its legal name, with what the tax office asks for. */
async function payeeOf({ payeeId, role }: PayoutRow): Promise<Party> {
  if (role === 'agent') {
    const agency = await loadAgency(payeeId)
    const { name = '', legalName = '', city, country, vatNumber = '', companyNumber = '' } = agency ?? {}
    const address = [city, country === 'GB' ? 'United Kingdom' : country].filter(Boolean).join('\n')
    return { name: legalName || name, address, vatNumber, companyNumber }
  }
  const [talent, account] = await Promise.all([loadTalent(payeeId), loadAccount(payeeId)])
  return { name: talent?.displayName ?? account?.email ?? '', address: talent?.city ?? '', vatNumber: '' }
}
