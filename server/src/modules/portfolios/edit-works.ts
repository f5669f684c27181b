import { randomUUID } from 'node:crypto'
import { MAX_WORKS, type portfolioCalls } from '@marquee/contract/calls/portfolios'
import { fail, failField } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { claimWorkFile, removeFiles } from '../files/file.ts'
import { lockEditable, viewSaved } from './editable-portfolio.ts'
import {
  countWorks,
  createWork,
  deleteWork,
  listWorks,
  saveOrder,
  updateWorkRow,
} from './portfolios.store.ts'

/**
 * Adds a picture or a video to the end of the portfolio. The file belongs to the talent from then on, also when their agent
 * uploaded it. Fails at `fileId` beyond 24 works, with `invalid_file_type` for anything but an image of `/upload` or a video,
 * and as `claimFiles` and `lockEditable` do.
 */
export const addWork: Handler<typeof portfolioCalls.addWork> = async (ctx, { fileId, ...text }) => {
  const talent = await lockEditable(ctx)
  const { count, last } = await countWorks(talent.id)
  if (count >= MAX_WORKS) failField('fileId', `A portfolio has up to ${MAX_WORKS} works. Remove one first.`)
  const id = randomUUID()
  const uploaderId = ctx.actor.delegation?.accountId ?? ctx.actor.id
  await claimWorkFile(fileId, { uploaderId, ownerId: talent.id, subject: `work:${id}` })
  await createWork({ ...text, id, talentId: talent.id, fileId, position: last + 1, statedAt: ctx.now })
  return viewSaved(talent.id, ctx.now)
}

/**
 * Changes what a work says. Its numbers keep their day while none of them changes. Fails with `not_found` for a work of
 * another portfolio, and as `lockEditable` does.
 */
export const updateWork: Handler<typeof portfolioCalls.updateWork> = async (ctx, { workId, ...text }) => {
  const talent = await lockEditable(ctx)
  const work = (await listWorks(talent.id)).find(({ id }) => id === workId) ?? fail('not_found')
  const isSame = text.views === work.views && text.likes === work.likes
  await updateWorkRow(workId, { ...text, statedAt: isSame ? work.statedAt : ctx.now })
  return viewSaved(talent.id, ctx.now)
}

/**
 * Removes a work. Its file is not served any more at once and deleted within a day. Fails with `not_found` for a work of
 * another portfolio, and as `lockEditable` does.
 */
export const removeWork: Handler<typeof portfolioCalls.removeWork> = async (ctx, { workId }) => {
  const talent = await lockEditable(ctx)
  const { fileId } = (await listWorks(talent.id)).find(({ id }) => id === workId) ?? fail('not_found')
  await deleteWork(workId)
  await removeFiles([fileId], ctx.now)
  return viewSaved(talent.id, ctx.now)
}

/** Sets the order of the works. Fails with `wrong_state` unless it names every work of the portfolio once. */
export const orderWorks: Handler<typeof portfolioCalls.orderWorks> = async (ctx, { workIds }) => {
  const talent = await lockEditable(ctx)
  const present = (await listWorks(talent.id)).map(({ id }) => id)
  const isComplete = workIds.length === present.length && present.every((id) => workIds.includes(id))
  if (!isComplete) fail('wrong_state')
  if (workIds.length > 0) await saveOrder(workIds)
  return viewSaved(talent.id, ctx.now)
}
