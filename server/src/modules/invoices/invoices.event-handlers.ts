import { onTimer } from '../../platform/timers/timers.ts'
import { storePdf } from './document-pdf.ts'

/**
 * Registers the timer that renders each issued document after its commit; a failure is retried, and the first
 * download renders it too.
 */
export function registerInvoices(): void {
  onTimer('document', 'print', async (id) => void (await storePdf(id)))
}
