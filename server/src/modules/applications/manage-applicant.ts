import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import { DECLINE_UNDO_MS } from '@marquee/contract/lifecycles/application'
import type { Handler } from '../../platform/handler.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { advanceApplication } from './advance-application.ts'
import { lockOwnApplication } from './applications.store.ts'
import { getApplicationForBrand } from './get-applications.ts'

/** Adds an applicant to the shortlist, removes them, or undoes a decline within its period. */
export const manageApplicant: Handler<typeof applicationCalls.manageApplicant> = async (
  ctx,
  { applicationId, version, action },
) => {
  const application = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const undone =
    action === 'undo_decline'
      ? { declineReason: null, declineNote: '', declinedAt: null, resumeStatus: null }
      : {}
  await advanceApplication(application, action, {
    by: 'brand',
    now: ctx.now,
    changes: undone,
    expectedVersion: version,
  })
  if (action === 'undo_decline') await cancelTimers('application', applicationId, ['tell_decline'])
  return getApplicationForBrand(applicationId, ctx.actor.id, ctx.now)
}

/**
 * Declines with a reason. The talent reads it after the period in which it may be undone (design, section 7).
 */
export const declineApplication: Handler<typeof applicationCalls.declineApplication> = async (
  ctx,
  { applicationId, version, reason, note },
) => {
  const application = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const resumeStatus = application.status === 'shortlisted' ? 'shortlisted' : 'submitted'
  const changes = { declineReason: reason, declineNote: note, declinedAt: ctx.now, resumeStatus } as const
  await advanceApplication(application, 'decline', {
    by: 'brand',
    now: ctx.now,
    changes,
    expectedVersion: version,
    reason,
  })
  await scheduleTimer(
    'application',
    applicationId,
    'tell_decline',
    new Date(ctx.now.getTime() + DECLINE_UNDO_MS),
  )
  return getApplicationForBrand(applicationId, ctx.actor.id, ctx.now)
}
