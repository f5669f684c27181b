import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { loadBrand } from '../brands/brands.store.ts'
import { viewAccounts } from '../talents/social-accounts.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { type ApplicantNote, createNote, deleteNote, listNotes } from './applicant-notes.store.ts'
import { workRecords } from './applications.ports.ts'
import { loadOwnApplication, lockOwnApplication } from './applications.store.ts'
import { viewForBrand } from './applications.view.ts'

const MAX_NOTES = 50

/** Returns one applicant with everything the brand decides on. */
export const getApplicant: Handler<typeof applicationCalls.brandApplicant> = async (
  ctx,
  { applicationId },
) => {
  const row = (await loadOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const { talentId, brandId } = row.application
  const [record, talent, notes] = await Promise.all([
    workRecords.get().recordOf(talentId, brandId, ctx.now),
    loadTalent(talentId),
    listNotes(applicationId),
  ])
  const { payModel, feeMin, feeMax } = row.campaign
  return {
    ...viewForBrand(row, ctx.now),
    budget: { payModel, feeMin, feeMax },
    socials: talent ? viewAccounts(talent) : [],
    record,
    notes: notes.map(viewNote),
  }
}

/** Adds a note that only the brand sees. */
export const addApplicantNote: Handler<typeof applicationCalls.addApplicantNote> = async (
  ctx,
  { applicationId, text },
) => {
  const { application } = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const [notes, brand] = await Promise.all([listNotes(application.id), loadBrand(ctx.actor.id)])
  if (notes.length >= MAX_NOTES) failField('text', `There are already ${MAX_NOTES} notes.`)
  const note = await createNote({
    applicationId: application.id,
    accountId: ctx.actor.id,
    author: brand?.companyName ?? '',
    text,
    createdAt: ctx.now,
  })
  return { items: [...notes, note].map(viewNote) }
}

/** Deletes a note about this applicant; one that is not among its notes is not touched. Returns the rest. */
export const deleteApplicantNote: Handler<typeof applicationCalls.deleteApplicantNote> = async (
  ctx,
  { applicationId, noteId },
) => {
  const { application } = (await loadOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const notes = await listNotes(application.id)
  if (notes.some(({ id }) => id === noteId)) await deleteNote(noteId)
  return { items: notes.filter(({ id }) => id !== noteId).map(viewNote) }
}

function viewNote({ id, text, author, createdAt }: ApplicantNote) {
  return { id, text, author, at: createdAt.toISOString() }
}
