import { rm, stat } from 'node:fs/promises'
import { inTransaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/events/events.ts'
import { storage } from '../../platform/files/storage.ts'
import { temporaryPath } from '../../platform/files/temporary.ts'
import { systemActor } from '../../platform/handler.ts'
import { logError } from '../../platform/log.ts'
import { newKey } from '../files/storage-key.ts'
import { claimDueExport, type ExportRow, finishExport, postponeExport } from './exports.store.ts'
import { writeExport } from './write-export.ts'

/** Longer than an export takes; another node then tries again. */
const LEASE_SECONDS = 1_800
const MAX_ATTEMPTS = 5
const RETRY_MS = 60_000

/** Makes the exports that wait, one after the other, and returns how many were made. */
export async function makeDueExports(): Promise<number> {
  for (let made = 0; ; made++) {
    const next = await inTransaction(systemActor, async (now) => {
      const claimed = await claimDueExport(now, LEASE_SECONDS)
      return claimed && { claimed, now }
    })
    if (!next) return made
    await makeExport(next.claimed, next.now).catch((error: unknown) =>
      retryLater(next.claimed, next.now, error),
    )
  }
}

/** Writes the zip, stores it, and then says so in one transaction. A crash in between leaves a stored file that nothing refers to. */
async function makeExport(row: ExportRow, now: Date): Promise<void> {
  const path = temporaryPath()
  const key = newKey('exports', 'zip')
  try {
    await writeExport(row.accountId, path, now)
    const { size } = await stat(path)
    await storage().put(key, path, 'application/zip')
    const isKept = await inTransaction(systemActor, async (readyAt) => {
      const isFinished = await finishExport(row, { status: 'ready', readyAt, key, bytes: size })
      if (isFinished) await emit('account.export_ready', { accountId: row.accountId })
      return isFinished
    })
    if (!isKept) await storage().remove(key)
  } finally {
    await rm(path, { force: true })
  }
}

/** Tries a failed export again a minute later; after the last attempt it is failed, and the person can ask again. */
async function retryLater(row: ExportRow, now: Date, error: unknown): Promise<void> {
  logError('data export', error)
  await inTransaction(systemActor, async () => {
    if (row.attempts < MAX_ATTEMPTS) await postponeExport(row.id, new Date(now.getTime() + RETRY_MS))
    else await finishExport(row, { status: 'failed' })
  })
}
