import { invoiceCalls } from '@marquee/contract/calls/invoices'
import { inTransaction } from '../../../platform/database/database.ts'
import { systemActor } from '../../../platform/handler.ts'
import { serveCalls } from '../../../platform/http/serve-calls.ts'
import { Runtime } from '../../../platform/runtime.ts'
import { assembleServer } from '../../../platform/server.ts'
import { sampleSession } from '../../../platform/testing/start-sample-server.ts'
import { startTestServer, type TestServer } from '../../../platform/testing/start-test-server.ts'
import { openFiles } from '../../files/open-files.ts'
import { saveSetting } from '../../settings/settings.store.ts'
import { serveDocuments } from '../document-pdf.ts'
import { registerInvoices } from '../invoices.event-handlers.ts'
import { invoiceRoutes } from '../invoices.routes.ts'
import { type Document, type DocumentDraft, issueDocument } from '../issue-document.ts'

export const brandId = '11111111-1111-4111-8111-111111111111'
export const otherId = '22222222-2222-4222-8222-222222222222'
export const subject = '33333333-3333-4333-8333-333333333333'
export const platform = {
  name: 'Marquee',
  address: '1 Example Street\nLondon N1 1AA',
  vatNumber: 'GB123456789',
  companyNumber: '01234567',
}

let facts = 0

/** Starts the platform with the invoices module only, registered for VAT; tokens are `role:uuid`. */
export async function startInvoicesServer(): Promise<TestServer> {
  const modules: Parameters<typeof assembleServer>[1]['modules'] = async (app, config) => {
    await openFiles(app, config)
    serveCalls(app, invoiceCalls, invoiceRoutes)
    serveDocuments(app)
    registerInvoices()
  }
  const server = await startTestServer((config, database) =>
    assembleServer(config, { runtime: new Runtime(), resolveSession: sampleSession, modules }, database),
  )
  await saveSetting('platform', platform)
  return server
}

/** Returns an invoice of 1,200.00 for the brand by default; each draft is a new fact. */
export function draft(changes: Partial<DocumentDraft> = {}): DocumentDraft {
  facts += 1
  return {
    kind: 'invoice',
    factKey: `capture:pi_${facts}`,
    ownerId: brandId,
    recipient: { name: 'Łódź & Sons Ltd', address: '2 Sample Road\nLeeds', vatNumber: 'GB987654321' },
    subject,
    subjectTitle: 'Spring launch',
    currency: 'GBP',
    lines: [
      {
        description: 'Two Instagram reels by Ada Byron',
        quantity: 2,
        net: 100_000,
        tax: 20_000,
        taxPercent: 20,
      },
    ],
    taxPoint: new Date('2026-11-03T10:00:00.000Z'),
    ...changes,
  }
}

export function issue(changes?: Partial<DocumentDraft>): Promise<Document> {
  return inTransaction(systemActor, () => issueDocument(draft(changes)))
}

/** Returns a credit note of this amount for a document. */
export function credit(
  original: Pick<Document, 'id'>,
  net: number,
  tax: number,
  factKey?: string,
): Promise<Document> {
  const lines = [{ description: 'Refund of 50%', quantity: 1, net, tax, taxPercent: 20 }]
  const note = {
    kind: 'credit_note',
    creditsId: original.id,
    reason: 'The deal was cancelled.',
    lines,
  } as const
  return issue(factKey ? { ...note, factKey } : note)
}
