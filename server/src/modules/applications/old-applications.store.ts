import { and, inArray, lt, sql } from 'drizzle-orm'
import { queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import type { AgingRows } from '../../platform/retention/retention.store.ts'
import { applicantNotes, applicationRevisions, applications } from './applications.tables.ts'

const hasText = sql`(${applications.pitch} <> '' or ${applications.answers} <> '{}' or ${applications.sampleUrls} <> '{}'
  or ${applications.invitationNote} <> ''
  or exists (select from ${applicationRevisions} where ${applicationRevisions.applicationId} = ${applications.id})
  or exists (select from ${applicantNotes} where ${applicantNotes.applicationId} = ${applications.id}))`

/** Applications that led to no deal and still have a text, from their last change. */
export const endedApplications = {
  table: applications,
  from: applications.updatedAt,
  where: sql`${applications.status} in ('declined', 'withdrawn', 'closed') and ${hasText}`,
} satisfies AgingRows

/** Blanks the texts of at most `limit` of them that ended before a moment; returns how many. */
export async function blankEndedApplications(before: Date, limit: number): Promise<number> {
  const ended = await db()
    .select({ id: applications.id })
    .from(applications)
    .where(and(endedApplications.where, lt(applications.updatedAt, before)))
    .limit(limit)
    .for('update')
  const ids = ended.map(({ id }) => id)
  if (ids.length === 0) return 0
  await queueWrite(db().delete(applicationRevisions).where(inArray(applicationRevisions.applicationId, ids)))
  await queueWrite(db().delete(applicantNotes).where(inArray(applicantNotes.applicationId, ids)))
  await db()
    .update(applications)
    .set({
      pitch: '',
      answers: [],
      sampleUrls: [],
      invitationNote: '',
      updatedAt: sql`${applications.updatedAt}`,
    })
    .where(inArray(applications.id, ids))
  return ids.length
}
