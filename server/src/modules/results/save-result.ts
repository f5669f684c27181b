import type { ResultOfPost, resultCalls } from '@marquee/contract/calls/results'
import { fail } from '@marquee/contract/errors'
import { emit } from '../../platform/events/events.ts'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { dealEvent } from '../deals/deal.ts'
import { findOwnDeal } from '../deals/deals.store.ts'
import { lockWork } from '../deals/deliverables.store.ts'
import { checkDealFiles, claimFiles } from '../files/file.ts'
import { type FileRow, findFile } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import { findResult, listPosts, type PostRow, saveResultRow } from './results.store.ts'

/** The brand is notified of the results of a deal at most once in this time, in milliseconds. */
const NOTIFY_EVERY_MS = 86_400_000

/** Returns the posts of a deal with their results. Fails with `not_found` for a foreign deal. */
export const getResults: Handler<typeof resultCalls.brandResults> = async ({ actor, now }, { dealId }) => {
  const [deal, { posts, screenshots }] = await Promise.all([findOwnDeal(dealId, actor.id), listPosts(dealId)])
  if (!deal) fail('not_found')
  return {
    items: posts.map((post) =>
      viewResult(
        post,
        screenshots.find(({ id }) => id === post.result?.screenshotId),
        now,
      ),
    ),
  }
}

/**
 * Saves reach and engagements of a post. Fails with `wrong_state` before the work is posted, with `not_a_post` for a file, and
 * with the errors of `claimFiles` for the screenshot. The brand is notified once a day at most for each deal.
 */
export const saveResult: Handler<typeof resultCalls.saveResult> = async (
  { actor, now },
  { deliverableId, reach, engagements, fileId },
) => {
  const [locked, { earlier, notifiedAt: lastNotifiedAt }] = await Promise.all([
    lockWork(deliverableId, { talentId: actor.id }),
    findResult(deliverableId),
  ])
  const { deal, deliverable, work } = locked ?? fail('not_found')
  if (deliverable.spec.platform === 'file') fail('not_a_post')
  if (deliverable.postedAt === null) fail('wrong_state')

  const subject = `result:${deliverableId}`
  const isKept = fileId !== null && fileId === earlier?.screenshotId
  const [claimed] = fileId && !isKept ? await claimFiles([fileId], accountIdOf(actor), subject) : []
  if (claimed) await checkDealFiles(work.flatMap(({ id }) => [`deliverable:${id}`, `result:${id}`]))
  const screenshot = isKept ? await findFile(fileId) : claimed
  const isNotifying = lastNotifiedAt === null || now.getTime() - lastNotifiedAt.getTime() >= NOTIFY_EVERY_MS
  const result = {
    deliverableId,
    dealId: deal.id,
    reach,
    engagements,
    screenshotId: fileId,
    savedAt: now,
    notifiedAt: isNotifying ? now : (earlier?.notifiedAt ?? null),
  }
  await saveResultRow(result)
  if (isNotifying) await emit('result.entered', { ...dealEvent(deal), deliverableId })
  broadcast([deal.brandId, deal.talentId], 'refresh', { topics: ['results'] })
  return viewResult({ deliverable, result }, screenshot, now)
}

function viewResult(
  { deliverable, result }: PostRow,
  screenshot: FileRow | null | undefined,
  now: Date,
): ResultOfPost {
  return {
    deliverableId: deliverable.id,
    title: deliverable.title,
    postUrl: deliverable.postUrl,
    reach: result?.reach ?? null,
    engagements: result?.engagements ?? null,
    screenshot: screenshot ? viewFile(screenshot, now) : null,
    savedAt: result?.savedAt.toISOString() ?? null,
  }
}
