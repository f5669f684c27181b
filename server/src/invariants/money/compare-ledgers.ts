import { expect } from 'vitest'
import { verifyLedger } from '../../modules/ledger/verify-ledger.ts'
import { sealNewRows } from '../../platform/events/seal.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'

/**
 * Lets everything settle, then expects that every ledger invariant holds and that our ledger equals the
 * provider's to the penny.
 */
export async function compareLedgers(app: Pick<TestApp, 'settle'>): Promise<void> {
  await app.settle()
  await sealNewRows()
  expect((await verifyLedger()).filter((check) => !check.holds)).toEqual([])
}
