import { provider } from '../../platform/provider/gateway.ts'
import { idOf } from '../../platform/provider/id-of.ts'
import type { BalanceTransaction } from '../ledger/ledger.ports.ts'

/**
 * Reads every transaction of our balance at the provider, newest first; the ledger is compared with it each
 * night.
 */
export async function* readProviderBook(): AsyncIterable<BalanceTransaction> {
  for await (const { id, net, fee, currency, type, source, created } of provider().balanceTransactions.list({
    limit: 100,
  })) {
    const sourceId = idOf(source) ?? null
    yield {
      id,
      net,
      fee,
      currency: currency.toUpperCase(),
      type,
      source: sourceId,
      created: new Date(created * 1_000),
    }
  }
}
