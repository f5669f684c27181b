import { randomUUID } from 'node:crypto'
import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail } from '@marquee/contract/errors'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { checkDealFiles, claimFiles } from '../files/file.ts'
import { withDeliverable } from './deliverable.ts'
import { createSubmission, loadAttachments, lockWork } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'
import { decideLast, moveDeliverable, settleDeal } from './move-work.ts'

/**
 * Submits uploaded files as the next version. Until the brand has opened the last one, the new one replaces
 * it; later it fails with `already_opened`. Fails with `file_not_ready` for files that are not complete,
 * and with `deal_files_limit` when the deal would have too many bytes.
 */
export const submitWork: Handler<typeof dealCalls.uploadDeliverable> = async (
  ctx,
  { deliverableId, version, fileIds, caption, note },
) => {
  const [locked, { comments, files }] = await Promise.all([
    lockWork(deliverableId, { talentId: ctx.actor.id }),
    loadAttachments({ deliverableIds: [deliverableId] }),
  ])
  const { deal, deliverable, work, submissions } = locked ?? fail('not_found')
  const last = submissions.at(-1)

  const event = deliverable.status === 'submitted' ? 'replace' : 'submit'
  const step = { by: 'talent' as const, now: ctx.now, expectedVersion: version }
  const facts = { hasFiles: fileIds.length > 0, opened: Boolean(last?.openedAt) }
  const submitted = await moveDeliverable(deal, deliverable, event, step, { facts })
  const claimed = await claimFiles(fileIds, accountIdOf(ctx.actor), `deliverable:${deliverableId}`)
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
    fileIds: claimed.map((file) => file.id),
    dueAt: deliverable.dueAt,
    openedAt: null,
    decision: null,
    decidedBy: null,
    createdAt: ctx.now,
  }
  await createSubmission(added)
  await settleDeal(deal, withDeliverable(work, submitted), ctx.now)

  const parts = { submissions: [...earlier, added], comments, files: [...files, ...claimed] }
  return viewDeliverable(deal, submitted, parts, { viewer: 'talent', now: ctx.now })
}

/** Marks approved work as posted and saves its link. Fails with `not_a_post` for a file. */
export const postWork: Handler<typeof dealCalls.talentCompleteDeliverable> = async (
  ctx,
  { deliverableId, version, postUrl },
) => {
  const [locked, attachments] = await Promise.all([
    lockWork(deliverableId, { talentId: ctx.actor.id }),
    loadAttachments({ deliverableIds: [deliverableId] }),
  ])
  const { deal, deliverable, work, submissions } = locked ?? fail('not_found')

  const step = { by: 'talent' as const, now: ctx.now, expectedVersion: version }
  const posted = await moveDeliverable(deal, deliverable, 'post', step, {
    facts: { hasPostUrl: postUrl !== '' },
    changes: { postUrl, postedAt: ctx.now },
  })
  await settleDeal(deal, withDeliverable(work, posted), ctx.now)

  return viewDeliverable(deal, posted, { submissions, ...attachments }, { viewer: 'talent', now: ctx.now })
}
