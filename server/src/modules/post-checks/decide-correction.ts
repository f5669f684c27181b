import type { postCheckCalls } from '@marquee/contract/calls/post-checks'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { lockPost } from './lock-post.ts'
import { closeCorrection, viewCorrection } from './post-check.ts'
import { findPostOfCorrection, loadCorrectionFile } from './post-checks.store.ts'

/** Returns a request to put a post right as an operator reads it. Fails with `not_found`. */
export const getCorrection: Handler<typeof postCheckCalls.correctionFile> = async (
  _ctx,
  { correctionId },
) => {
  const file = (await loadCorrectionFile(correctionId)) ?? fail('not_found')
  const { correction, deliverable, disclosure, brand, talent } = file
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
