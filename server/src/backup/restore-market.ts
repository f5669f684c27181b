import { type Check, verifyLedger } from '../modules/ledger/verify-ledger.ts'
import type { Manifest } from '../platform/backup/backup-folder.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { setEngine } from '../platform/database/database.ts'
import type { Engine } from '../platform/database/handle.ts'
import { dispatchDueEvents } from '../platform/events/dispatch.ts'
import { type Adjustments, giveUpWaitingEmails, resumeMarket } from './restored-market.store.ts'

/** A restored market: what the backup holds, what was changed on purpose, and what the checks found. */
export interface RestoredMarket extends Adjustments {
  manifest: Manifest
  checks: Check[]
}

/**
 * Restores a backup into the open, empty database and storage, makes it a market of now, and checks ledger, documents and seals. The
 * modules must be registered. Handlers of events that had not run when the backup was made run here, and their emails are not
 * sent, because they may have been sent since. Throws `BackupError`; the database is then as it was.
 */
export async function restoreMarket(engine: Engine, folder: string, secret: string): Promise<RestoredMarket> {
  setEngine(engine)
  const adjusted: Adjustments = { movedTimers: 0, endedSessions: 0, unsentEmails: 0 }
  const manifest = await restoreBackup(engine, {
    folder,
    secret,
    adjust: async (query, { takenAt }) =>
      void Object.assign(adjusted, await resumeMarket(query, new Date(takenAt))),
  })
  await dispatchDueEvents()
  adjusted.unsentEmails += await engine.longTransaction('write', giveUpWaitingEmails)
  const checks = await verifyLedger({ provider: false, documents: true })
  return { ...adjusted, manifest, checks }
}
