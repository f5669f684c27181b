import { randomUUID } from 'node:crypto'
import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { fail } from '@marquee/contract/errors'
import { correctionLifecycle } from '@marquee/contract/lifecycles/correction'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import { isPaused } from '../deals/deal.ts'
import { lockPost } from './lock-post.ts'
import {
  correctionEvent,
  isChecked,
  isOpenCorrection,
  mayAskFrom,
  scheduleCorrection,
  viewPostCheck,
} from './post-check.ts'
import { type CorrectionRow, createCorrection } from './post-checks.store.ts'

const DAY_MS = 86_400_000

/**
 * The brand asks the talent to put a post right within so many days (decision 0036). The work and the deal keep their states; the
 * confirmation of a post that is not confirmed yet waits, so its payout does. Fails as `lockPost` does, with `wrong_state` while the
 * deal is paused, with `correction_open`, with `correction_asked_lately` for 7 days after the last request has ended, with
 * `checks_ended` once the agreed days online are over, and with `party_gone` for a talent whose account is closed.
 */
export const askCorrection: Handler<typeof postCheckCalls.askCorrection> = async (
  { actor, now },
  { deliverableId, reason, note, days },
) => {
  const post = await lockPost(deliverableId, { brandId: actor.id })
  const { deal, deliverable, disclosure, correction, isTalentGone } = post
  if (isPaused(deal)) fail('wrong_state', { state: deal.status, version: deal.version })
  if (isOpenCorrection(correction)) fail('correction_open')
  if (!isChecked(deliverable, now)) fail('checks_ended')
  const from = mayAskFrom(correction)
  if (from && now < from) fail('correction_asked_lately')
  if (isTalentGone) fail('party_gone')

  const first = { status: 'new', version: 0 } as const
  const asked = move(correctionLifecycle, first, 'request', 'brand', { wasReported: false })
  const dueAt = new Date(now.getTime() + days * DAY_MS)
  const row: CorrectionRow = {
    id: randomUUID(),
    deliverableId,
    dealId: deal.id,
    status: asked.to,
    version: asked.version,
    reason,
    note,
    postUrlBefore: deliverable.postUrl ?? '',
    captionBefore: disclosure?.caption ?? '',
    screenshotBeforeId: disclosure?.screenshotId ?? null,
    dueAt,
    reportedAt: null,
    objection: '',
    decision: '',
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  await createCorrection(row)
  await recordTransition('correction', row.id, asked, 'brand')
  await scheduleCorrection(row)
  await emit('correction.requested', { ...correctionEvent(deal, row), until: dueAt.toISOString() })
  return viewPostCheck({ ...post, correction: row }, 'brand', now)
}
