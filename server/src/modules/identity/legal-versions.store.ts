import { documentsWith, type LegalDocuments } from '@marquee/contract/legal/documents'
import { compiled, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { legalVersions } from './identity.tables.ts'

const listLegalVersions = compiled((on) => on.select().from(legalVersions))

/** Loads the legal documents with the versions that apply now, on every node from the moment of their publication. */
export async function loadLegalDocuments(): Promise<LegalDocuments> {
  return documentsWith(await listLegalVersions({}))
}

/** Queues a version of a legal document that an operator publishes. */
export async function createLegalVersion(values: typeof legalVersions.$inferInsert): Promise<void> {
  await queueWrite(db().insert(legalVersions).values(values))
}
