import { expect } from 'vitest'
import { verifyLedger } from '../../modules/ledger/verify-ledger.ts'
import { sealNewRows } from '../../platform/events/seal.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'

/** After everything has settled no invariant of the books is broken, and ours are the provider's to the penny. */
export async function compareLedgers(app: Pick<TestApp, 'settle'>): Promise<void> {
  await app.settle()
  await sealNewRows()
  expect((await verifyLedger()).filter((check) => !check.holds)).toEqual([])
}
