import type { DataExport } from '@marquee/contract/calls/exports'
import { retentionMs } from '@marquee/contract/rules/retention'
import type { ExportRow } from './exports.store.ts'

/** How long an export is kept after it was requested, in milliseconds. */
const EXPORT_TTL_MS = retentionMs('data_exports')

/** Returns an export as its owner sees it. */
export function viewExport({ id, status, createdAt, bytes }: ExportRow): DataExport {
  const isReady = status === 'ready'
  return {
    id,
    status,
    requestedAt: createdAt.toISOString(),
    availableUntil: isReady ? new Date(createdAt.getTime() + EXPORT_TTL_MS).toISOString() : null,
    bytes: isReady ? bytes : null,
  }
}
