import type { verificationCalls } from '@marquee/contract/calls/verification'
import { fail } from '@marquee/contract/errors'
import { automaticSources, profileAddress } from '@marquee/contract/rules/verification'
import { emit } from '../../platform/events/events.ts'
import type { Handler } from '../../platform/handler.ts'
import { recordOperatorAct } from '../operators/audit.ts'
import { loadTalent } from '../talents/talents.store.ts'
import { confirmHandle } from './confirm-handle.ts'
import { loadHandle, lockHandleOfAll, updateHandle } from './verification.store.ts'

/** Returns a social account whose code an operator looks for. */
export const getHandleFile: Handler<typeof verificationCalls.handleVerificationFile> = async (
  _ctx,
  { verificationId },
) => {
  const row = (await loadHandle(verificationId)) ?? fail('not_found')
  const talent = (await loadTalent(row.talentId)) ?? fail('not_found')
  const { id, version, talentId, platform, handle, code, submittedAt, updatedAt } = row
  return {
    verificationId: id,
    version,
    talentId,
    displayName: talent.displayName,
    platform,
    handle,
    profileUrl: profileAddress(platform, handle),
    code,
    submittedAt: (submittedAt ?? updatedAt).toISOString(),
  }
}

/**
 * Confirms that the code is in the bio, with the followers that the operator sees there, or declines. Fails with `not_found` when the talent has changed the social account meanwhile,
 * and with `stale_version` or `wrong_state` when another operator has decided.
 */
export const decideHandle: Handler<typeof verificationCalls.decideHandleVerification> = async (
  ctx,
  { verificationId, version, decision, reason, followers },
) => {
  const found = (await loadHandle(verificationId)) ?? fail('not_found')
  const rows = await lockHandleOfAll(found)
  const row = rows.find(({ id }) => id === verificationId) ?? fail('not_found')
  if (row.version !== version) fail('stale_version', { version: row.version })
  if (row.status !== 'waiting') fail('wrong_state', { state: row.status })
  const { talentId, platform } = row
  if (decision === 'confirm') {
    const by = { source: automaticSources.handle, by: ctx.actor.id, now: ctx.now }
    await confirmHandle(row, rows, { ...by, followers })
  } else {
    const decided = { decidedAt: ctx.now, decidedBy: ctx.actor.id, updatedAt: ctx.now }
    await updateHandle(row.id, { status: 'declined', reason, ...decided })
    await emit('talent.handle_declined', { talentId })
  }
  const talent = await loadTalent(talentId)
  await recordOperatorAct(ctx, {
    action: 'decideHandleVerification',
    subject: { noun: 'social account', id: row.id },
    ...(talent?.accountId && { accountId: talent.accountId }),
    reason,
    details: { decision, platform, talentId },
  })
  return { status: decision === 'confirm' ? 'verified' : 'declined' }
}
