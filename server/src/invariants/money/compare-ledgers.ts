import { expect } from 'vitest'
import { verifyLedger } from '../../modules/ledger/verify-ledger.ts'
import { sealNewRows } from '../../platform/events/seal.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { wrongUnreadCounts } from '../../testing/unread-counts.ts'

/**
 * Lets everything settle, then expects that every ledger invariant holds and that our ledger equals the
 * provider's to the penny, and the stored unread counts a count of their rows.
 */
export async function compareLedgers(app: Pick<TestApp, 'settle'>): Promise<void> {
  await app.settle()
  await sealNewRows()
  expect(await wrongUnreadCounts()).toEqual([])
  expect((await verifyLedger()).filter((check) => !check.holds)).toEqual([])
}
