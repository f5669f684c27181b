import { type DataExport, EXPORT_DAYS } from '@marquee/contract/calls/exports'
import type { ExportRow } from './exports.store.ts'

const DAY_MS = 86_400_000

/** How long an export is kept after it was requested, in milliseconds. */
export const EXPORT_TTL_MS = EXPORT_DAYS * DAY_MS

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
