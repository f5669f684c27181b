import { onRetention } from '../../platform/retention/retention.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { agingReportLinks, deleteReportLinksOf } from './report-links.store.ts'

/** Deletes the links to reports of an erased brand. */
export const resultErasure: Erasure = { eraseFor: deleteReportLinksOf }

/** Registers the deletion of old links to reports. */
export function registerResults(): void {
  onRetention('report_links', { rows: agingReportLinks })
}
