import type { queueCalls } from '@marquee/contract/calls/queue'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import type { Handler } from '../../platform/handler.ts'
import { loadAgency } from '../agencies/agencies.store.ts'
import { lockOpenMandates } from '../mandates/mandate-transitions.store.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadPayout } from '../payouts/payouts.store.ts'
import { createClaim } from '../roster/claim.ts'
import { isManagedProfile } from '../roster/roster.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { loadQueue } from './load-queue.ts'
import { saveItemEmail } from './queue.store.ts'

/**
 * Emails a managed talent a link to claim their profile, because a share waits for it and the agency has not
 * done it, and postpones the item. Fails with `wrong_state` unless the payout waits for that.
 */
export const invitePayee: Handler<typeof queueCalls.invitePayee> = async (
  ctx,
  { payoutId, email, reason },
) => {
  const payout = (await loadPayout(payoutId)) ?? fail('not_found')
  const [talent, mandates] = await Promise.all([
    loadTalent(payout.payeeId),
    lockOpenMandates({ talentId: payout.payeeId }),
  ])
  const mandate = talent && mandates.find((one) => isManagedProfile(one, talent))
  if (payout.holdReason !== 'unclaimed' || !talent || !mandate) fail('wrong_state', { state: payout.status })
  const agency = (await loadAgency(mandate.agencyId)) ?? fail('not_found')

  const message = await createClaim({ agency, mandateId: mandate.id, talent, email }, ctx.now)
  await sendEmail({ ...message, holdsSecret: true })
  await saveItemEmail(ctx, { kind: 'unclaimed_share', subjectId: payoutId, emailKind: 'invitation', reason })
  await recordOperatorAct(ctx, {
    action: 'invitePayee',
    subject: { noun: 'payout', id: payoutId },
    accountId: talent.id,
    reason,
    details: { talentId: talent.id },
  })
  return loadQueue(ctx.now)
}
