import type Stripe from 'stripe'
import { openTransaction } from '../../platform/database/database.ts'
import { capturedLines, providerFeeLines } from '../ledger/journals.ts'
import { postJournal } from '../ledger/post-journal.ts'
import type { Payable } from './payables.store.ts'
import type { PaymentRow } from './payments.store.ts'

/** Books what was charged, and the provider's fee as its balance transaction says. */
export async function recordCapture(
  payment: PaymentRow,
  payable: Payable,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const { now: occurredAt } = openTransaction('bookCapture()')
  const { id: subject, price, currency } = payable
  if (payment.captured !== price.payerPays)
    throw new Error(`Payment ${payment.id} charged ${payment.captured} of ${price.payerPays}`)
  const txn = balanceTransaction(intent)
  const fact = { occurredAt, subject, providerTxn: txn?.id }
  await postJournal({
    ...fact,
    factKey: `capture:${intent.id}`,
    kind: 'captured',
    lines: capturedLines({ subject, currency, split: price }),
  })
  if (txn && txn.fee !== 0)
    await postJournal({
      ...{ factKey: `fee:${txn.id}`, kind: 'provider_fee', occurredAt, subject },
      lines: providerFeeLines({ currency, fee: txn.fee }),
    })
}

/** The provider's own line about the charge, which must be asked for by `expand`. */
function balanceTransaction(intent: Stripe.PaymentIntent): Stripe.BalanceTransaction | undefined {
  const charge = intent.latest_charge
  const txn = typeof charge === 'object' ? charge?.balance_transaction : null
  return typeof txn === 'object' && txn ? txn : undefined
}
