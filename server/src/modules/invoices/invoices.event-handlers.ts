import { onTimer } from '../../platform/timers/timers.ts'
import { printDocument } from './print-document.ts'

/** Each issued document is printed once its transaction stands; a failure is tried again, and the first download would print it too. */
export function registerInvoices(): void {
  onTimer('document', 'print', async (id) => void (await printDocument(id)))
}
