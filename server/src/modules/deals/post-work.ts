import type { dealCalls } from '@marquee/contract/calls/deals'
import { fail, failField } from '@marquee/contract/errors'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { acceptPost } from './accept-post.ts'
import type { Deal } from './deal.ts'
import { withDeliverable } from './deliverable.ts'
import { loadAttachments, lockWork } from './deliverables.store.ts'
import { viewDeliverable } from './deliverables.view.ts'
import { moveDeliverable, settleDeal } from './move-work.ts'

/** How far the clock of a person may be ahead, in milliseconds. */
const MAX_AHEAD_MS = 300_000

/**
 * Marks approved work as posted, with its link, its caption and a screenshot. A post before or after the agreed days is accepted
 * and shown as such. Fails with `not_a_post` for a file, with `wrong_post_address` for a link to another platform or to another
 * account, with `disclosure_missing` for a post that is not labelled as an ad, and with `invalid_file_type` for a screenshot that
 * is no picture.
 */
export const postWork: Handler<typeof dealCalls.talentCompleteDeliverable> = async (
  ctx,
  { deliverableId, version, postUrl, caption, postedAt, screenshotId, hasPlatformLabel },
) => {
  const [locked, { comments, files, disclosures }, talent] = await Promise.all([
    lockWork(deliverableId, { talentId: ctx.actor.id }),
    loadAttachments({ deliverableIds: [deliverableId] }),
    loadTalent(ctx.actor.id),
  ])
  const { deal, deliverable, work, submissions } = locked ?? fail('not_found')

  const at = postedAt === null ? ctx.now : new Date(postedAt)
  const posted = await moveDeliverable(
    deal,
    deliverable,
    'post',
    { by: 'talent', now: ctx.now, expectedVersion: version },
    { facts: { hasPostUrl: postUrl !== '' }, changes: { postUrl, postedAt: at } },
  )
  checkPostedAt(at, deal, ctx.now)
  const { disclosure, screenshots } = await acceptPost(
    { deal, deliverable, work, stored: disclosures[0] },
    {
      postUrl,
      caption: caption ?? submissions.at(-1)?.caption ?? '',
      hasPlatformLabel,
      screenshotId,
      socials: talent?.socials ?? [],
      accountId: accountIdOf(ctx.actor),
      now: ctx.now,
    },
  )
  await settleDeal(deal, withDeliverable(work, posted), ctx.now)

  const parts = {
    submissions,
    comments,
    files: [...files, ...screenshots],
    disclosures: disclosure ? [disclosure] : [],
  }
  return viewDeliverable(deal, posted, parts, { viewer: 'talent', now: ctx.now })
}

function checkPostedAt(at: Date, { createdAt }: Pick<Deal, 'createdAt'>, now: Date): void {
  if (at.getTime() > now.getTime() + MAX_AHEAD_MS) failField('postedAt', 'This time has not come yet.')
  if (at < createdAt) failField('postedAt', 'This time is before the deal began.')
}
