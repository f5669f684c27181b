import { inTransaction } from '../../platform/database/database.ts'
import { systemActor } from '../../platform/handler.ts'
import { provider } from '../../platform/provider/gateway.ts'
import { addTaxRate, findTaxRate } from './subscriptions.store.ts'

/** The provider's tax rate of this percent, made once: inclusive, for the United Kingdom. */
export async function taxRate(percent: number): Promise<string> {
  const known = await findTaxRate(percent)
  if (known) return known
  const rate = await provider().taxRates.create(
    { display_name: 'VAT', percentage: percent, inclusive: true, country: 'GB' },
    { idempotencyKey: `tax-rate:${percent}` },
  )
  await inTransaction(systemActor, () => addTaxRate(percent, rate.id))
  return rate.id
}
