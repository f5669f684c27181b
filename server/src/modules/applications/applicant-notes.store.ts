import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, type SQL } from 'drizzle-orm'
import { compiled, queuedWrite, queueWrite } from '../../platform/database/compiled.ts'
import { db } from '../../platform/database/database.ts'
import { applicantNotes, applications } from './applications.tables.ts'

export type ApplicantNote = typeof applicantNotes.$inferSelect

const findNotes = compiled((on, input: { applicationId: string }) =>
  on
    .select()
    .from(applicantNotes)
    .where(eq(applicantNotes.applicationId, input.applicationId))
    .orderBy(asc(applicantNotes.createdAt), asc(applicantNotes.id)),
)

/** Lists the brand’s notes about an applicant, oldest first. */
export async function listNotes(applicationId: string): Promise<ApplicantNote[]> {
  return findNotes({ applicationId })
}

const insertNote = queuedWrite((on, note: ApplicantNote) => on.insert(applicantNotes).values(note))

/** Queues a new note and returns it. */
export async function createNote(note: Omit<ApplicantNote, 'id'>): Promise<ApplicantNote> {
  const created = { ...note, id: randomUUID() }
  await insertNote(created)
  return created
}

export async function deleteNote(id: string): Promise<void> {
  await queueWrite(db().delete(applicantNotes).where(eq(applicantNotes.id, id)))
}

/** Deletes all notes about an erased talent, or by an erased brand. */
export async function deleteNotesOf(accountId: string): Promise<void> {
  const about: SQL = inArray(
    applicantNotes.applicationId,
    db().select({ id: applications.id }).from(applications).where(eq(applications.talentId, accountId)),
  )
  await queueWrite(db().delete(applicantNotes).where(about))
  await queueWrite(db().delete(applicantNotes).where(eq(applicantNotes.accountId, accountId)))
}
