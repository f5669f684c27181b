import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { fail } from '@marquee/contract/errors'
import { correctionLifecycle } from '@marquee/contract/lifecycles/correction'
import { emit } from '../../platform/events/events.ts'
import { accountIdOf, type Handler } from '../../platform/handler.ts'
import { acceptPost } from '../deals/accept-post.ts'
import { updateDeliverable } from '../deals/deliverables.store.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { lockPost } from './lock-post.ts'
import { correctionEvent, isOpenCorrection, moveCorrection, viewPostCheck } from './post-check.ts'

/**
 * The talent’s side reports a post as put right, with its link and its caption as they are now. The brand has 72 hours to check it.
 * Fails with `no_correction` where nothing is asked, with `correction_reported` once the brand has refused a report, and as a post
 * does: with `wrong_post_address`, `disclosure_missing` and `invalid_file_type`.
 */
export const reportCorrection: Handler<typeof postCheckCalls.reportCorrection> = async (
  { actor, now },
  { deliverableId, postUrl, caption, screenshotId, hasPlatformLabel },
) => {
  const [post, talent] = await Promise.all([
    lockPost(deliverableId, { talentId: actor.id }),
    loadTalent(actor.id),
  ])
  const { deal, deliverable, work, disclosure: stored, correction } = post
  if (!isOpenCorrection(correction) || correction.status === 'reported') fail('no_correction')
  if (postUrl === '') fail('post_url_missing')
  const { disclosure } = await acceptPost(
    { deal, deliverable, work, stored: stored ?? undefined },
    {
      postUrl,
      caption,
      hasPlatformLabel,
      screenshotId,
      socials: talent?.socials ?? [],
      accountId: accountIdOf(actor),
      now,
    },
  )
  const dueAt = new Date(now.getTime() + correctionLifecycle.timers.answer.after)
  const reported = await moveCorrection(correction, 'report', {
    by: 'talent',
    now,
    dueAt,
    set: { reportedAt: now },
  })
  await updateDeliverable(deliverableId, { postUrl })
  await emit('correction.reported', { ...correctionEvent(deal, reported), until: dueAt.toISOString() })
  const next = { ...deliverable, postUrl }
  return viewPostCheck({ ...post, deliverable: next, disclosure, correction: reported }, 'talent', now)
}
