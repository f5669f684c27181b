import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { listFiles } from '../files/files.store.ts'
import { viewFile } from '../files/files.view.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { lockPost } from './lock-post.ts'
import { closeCorrection, viewCorrection } from './post-check.ts'
import { findPostOfCorrection, loadCorrectionFile } from './post-checks.store.ts'

/** Returns a request to put a post right as an operator reads it. Fails with `not_found`. */
export const getCorrection: Handler<typeof postCheckCalls.correctionFile> = async (
  { now },
  { correctionId },
) => {
  const file = (await loadCorrectionFile(correctionId)) ?? fail('not_found')
  const { correction, deliverable, disclosure, brand, talent } = file
  const ids = [correction.screenshotBeforeId, disclosure?.screenshotId]
  const screenshots = await listFiles(ids.flatMap((id) => id ?? []))
  const [screenshotBefore, screenshot] = ids.map((id) => {
    const found = screenshots.find((one) => one.id === id)
    return found ? viewFile(found, now) : null
  })
  return {
    correction: viewCorrection(correction, 'operator'),
    dealId: correction.dealId,
    title: deliverable.title,
    brand,
    talent,
    postUrl: deliverable.postUrl ?? '',
    caption: disclosure?.caption ?? '',
    captionBefore: correction.captionBefore,
    postUrlBefore: correction.postUrlBefore,
    screenshot: screenshot ?? null,
    screenshotBefore: screenshotBefore ?? null,
    disclosureBasis: disclosure?.basis ?? null,
    isConfirmed: deliverable.status === 'completed',
  }
}

/**
 * An operator decides whether a post is as agreed, with a reason that both sides read. No money moves by it. Fails with `wrong_state`
 * unless the request waits for the decision.
 */
export const decideCorrection: Handler<typeof postCheckCalls.decideCorrection> = async (
  ctx,
  { correctionId, decision, reason },
) => {
  const deliverableId = (await findPostOfCorrection(correctionId)) ?? fail('not_found')
  const { deal, correction } = await lockPost(deliverableId, null)
  if (correction?.id !== correctionId || correction.status !== 'escalated')
    fail('wrong_state', correction ? { state: correction.status, version: correction.version } : {})
  const event = decision === 'right' ? 'find_right' : 'find_wrong'
  const closed = await closeCorrection(deal, correction, event, {
    by: 'operator',
    now: ctx.now,
    decision: reason,
  })
  await recordOperatorAct(ctx, {
    action: 'decideCorrection',
    subject: { noun: 'correction', id: correctionId },
    accountId: deal.brandId,
    reason,
    details: { decision },
  })
  return { status: closed.status === 'corrected' ? 'corrected' : 'not_corrected' }
}
