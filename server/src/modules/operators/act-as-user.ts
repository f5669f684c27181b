import { randomUUID } from 'node:crypto'
import { IMPERSONATION_MS, type operatorCalls } from '@marquee/contract/calls/operators'
import { fail } from '@marquee/contract/errors'
import { sendEmail } from '../../platform/email/email.ts'
import { emit } from '../../platform/events/events.ts'
import { prepared } from '../../platform/handler.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { isSuspended } from '../identity/is-suspended.ts'
import { fingerprint, newToken } from '../identity/secrets.ts'
import { recordOperatorAct } from './audit.ts'
import { type CheckedCodes, checkCodes, consumeCodes } from './challenge.ts'
import { createImpersonation, type Impersonation } from './impersonations.store.ts'
import { hasOwnHost } from './operator-area.ts'
import { supportCases } from './operators.ports.ts'
import { userView, visitView } from './operators.view.ts'
import { impersonationPrefix } from './session.ts'
import { findUser } from './users.store.ts'

/** Where users read their support visits. */
const settingsPaths = {
  brand: '/dashboard/settings',
  talent: '/dashboard/talent/settings',
  talentagent: '/dashboard/talent-agent/settings',
} as const

/**
 * Returns a token with which the operator acts as a user, confirmed with a new emailed code and the app like a sign-in.
 * The user gets an email and a notification with the reason. Fails with `wrong_code`, with `not_found` for a missing
 * account and one of another operator, and with `wrong_state` unless the account is active and its agency is not suspended.
 */
export const actAsUser = prepared<typeof operatorCalls.tokenByUser, CheckedCodes>({
  prepare: async (ctx, input) => {
    const checked = await checkCodes(ctx, input)
    // The codes are the operator's own, and not those of another one who signs in with this browser.
    return checked.operator.id === ctx.actor.id ? checked : fail('wrong_code')
  },
  act: async (ctx, { userId, reason, caseId }, checked) => {
    const user = await findUser(userId)
    if (!user || user.role === 'adminProMax') fail('not_found')
    if (isSuspended(user)) fail('wrong_state', { state: 'suspended' })
    if (user.status !== 'active') fail('wrong_state', { state: user.status })
    if (caseId) await supportCases.get().requireCase(caseId, userId)
    await consumeCodes(ctx, checked)

    const token = `${impersonationPrefix}${newToken()}`
    const handover = hasOwnHost() ? newToken() : null
    const visit: Impersonation = {
      id: randomUUID(),
      operatorId: ctx.actor.id,
      operatorSessionId: ctx.actor.sessionId,
      accountId: userId,
      tokenHash: fingerprint(token),
      handoverHash: handover && fingerprint(handover),
      companionHash: null,
      reason,
      caseId: caseId ?? null,
      canWrite: false,
      expiresAt: new Date(ctx.now.getTime() + IMPERSONATION_MS),
      endedAt: null,
      endedBy: null,
      objection: null,
      createdAt: ctx.now,
    }
    await createImpersonation(visit)
    await recordOperatorAct(ctx, {
      action: 'tokenByUser',
      subject: { noun: 'visit', id: visit.id },
      accountId: userId,
      reason,
      details: { caseId: visit.caseId },
    })
    await emit('account.support_visited', { accountId: userId, visitId: visit.id })
    await sendEmail({
      isSecurity: true,
      to: user.email,
      subject: 'Marquee support is looking at your account',
      parts: [
        `Hello ${user.name},`,
        `Marquee support is looking at your account. The reason: ${reason}`,
        caseId
          ? `Because of the case ${caseId}, support can also read your messages.`
          : 'Support can’t read your messages, and must record a reason before changing anything.',
        { button: 'See what was done, or object', url: publicUrl(settingsPaths[user.role]) },
      ],
      key: `support-visit-${visit.id}`,
    })
    ctx.clearCookie('adminChallenge')
    return {
      token,
      visit: visitView(visit, [], ctx.now),
      user: userView(user),
      handoverUrl: handover && publicUrl(`/enter-visit#${handover}`),
    }
  },
})
