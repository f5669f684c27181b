import type { operatorRecordCalls } from '@marquee/contract/calls/operator-records'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { broadcast } from '../../platform/realtime/broadcast.ts'
import { isBeforePost } from '../deals/deliverable.ts'
import { lockWork, saveDisclosure } from '../deals/deliverables.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'

/**
 * Lets a deliverable be submitted and posted without a label of its own, with a reason in the audit log; a brand cannot. Repeating
 * it changes nothing. Fails with `not_a_post` for a file, and with `wrong_state` once it is posted or cancelled.
 */
export const allowUnlabelledPost: Handler<typeof operatorRecordCalls.allowUnlabelledPost> = async (
  ctx,
  { deliverableId, reason },
) => {
  const { deal, deliverable } = (await lockWork(deliverableId, null)) ?? fail('not_found')
  if (deliverable.spec.platform === 'file') fail('not_a_post')
  if (!isBeforePost(deliverable.status)) fail('wrong_state', { state: deliverable.status })

  await saveDisclosure({
    deliverableId,
    dealId: deal.id,
    basis: 'operator',
    label: '',
    caption: '',
    screenshotId: null,
    checkedAt: ctx.now,
  })
  await recordOperatorAct(ctx, {
    action: 'allowUnlabelledPost',
    subject: { noun: 'deliverable', id: deliverableId },
    reason,
    details: { dealId: deal.id },
  })
  broadcast([deal.brandId, deal.talentId], 'refresh', { topics: ['deals'] })
  return { deliverableId }
}
