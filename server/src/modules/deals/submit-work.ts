import { randomUUID } from 'node:crypto'
import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import { fileKindIssue } from '@marquee/contract/rules/file-kinds'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { checkDealFiles, claimFiles } from '../files/file.ts'
import { withDeliverable } from './deliverable.ts'
import { createSubmission, loadAttachments, lockWork } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'
import { checkCaption } from './disclosure.ts'
import { decideLast, moveDeliverable, settleDeal } from './move-work.ts'

/**
 * Submits uploaded files as the next version. Until the brand has opened the last one, the new one replaces
 * it; later it fails with `already_opened`. Fails with `disclosure_missing` for the caption of a post that does not say
 * first that it is an ad; without a caption that is checked when it is posted. Fails with `wrong_file_kind`
 * when no file is of the agreed kind, with `file_not_ready` for files that are not complete,
 * and with `deal_files_limit` when the deal would have too many bytes.
 */
export const submitWork: Handler<typeof dealCalls.uploadDeliverable> = async (
  ctx,
  { deliverableId, version, fileIds, caption, note, usesAi, checkedLines },
) => {
  const [locked, { comments, files, disclosures }] = await Promise.all([
    lockWork(deliverableId, { talentId: ctx.actor.id }),
    loadAttachments({ deliverableIds: [deliverableId] }),
  ])
  const { deal, deliverable, work, submissions } = locked ?? fail('not_found')
  const last = submissions.at(-1)

  const event = deliverable.status === 'submitted' ? 'replace' : 'submit'
  const step = { by: 'talent' as const, now: ctx.now, expectedVersion: version }
  const facts = { hasFiles: fileIds.length > 0, opened: Boolean(last?.openedAt) }
  const submitted = await moveDeliverable(deal, deliverable, event, step, { facts })
  if (caption !== '') checkCaption(deal, deliverable, caption, disclosures[0])
  const claimed = await claimFiles(fileIds, accountIdOf(ctx.actor), `deliverable:${deliverableId}`)
  const kindIssue = fileKindIssue(deliverable.spec, claimed)
  if (kindIssue) fail('wrong_file_kind', { fields: { fileIds: kindIssue } })
  await checkDealFiles(work.map(({ id }) => `deliverable:${id}`))
  const earlier =
    event === 'replace'
      ? await decideLast(submissions, { decision: 'replaced', decidedBy: 'talent' })
      : submissions
  const added = {
    id: randomUUID(),
    deliverableId,
    no: (last?.no ?? 0) + 1,
    caption,
    note,
    usesAi: usesAi ?? null,
    fileIds: claimed.map((file) => file.id),
    checkedLines,
    dueAt: deliverable.dueAt,
    openedAt: null,
    decision: null,
    decidedBy: null,
    approvalNote: '',
    createdAt: ctx.now,
  }
  await createSubmission(added)
  await settleDeal(deal, withDeliverable(work, submitted), ctx.now)

  const parts = { submissions: [...earlier, added], comments, files: [...files, ...claimed], disclosures }
  return viewDeliverable(deal, submitted, parts, { viewer: 'talent', now: ctx.now })
}
