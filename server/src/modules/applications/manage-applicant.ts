import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import { DECLINE_UNDO_MS } from '@marquee/contract/lifecycles/application'
import type { Handler } from '../../platform/handler.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { advanceApplication } from './advance-application.ts'
import { lockOwnApplication } from './applications.store.ts'
import { viewForBrand } from './applications.view.ts'

/** Adds an applicant to the shortlist, removes them, or undoes a decline within its period. */
export const manageApplicant: Handler<typeof applicationCalls.manageApplicant> = async (
  ctx,
  { applicationId, version, action },
) => {
  const locked = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const isUndo = action === 'undo_decline'
  const moved = await advanceApplication(locked, action, {
    by: 'brand',
    now: ctx.now,
    changes: isUndo ? { declineReason: null, declineNote: '', declinedAt: null, resumeStatus: null } : {},
    expectedVersion: version,
  })
  if (isUndo) await cancelTimers('application', applicationId, ['tell_decline'])
  return viewForBrand(moved, ctx.now)
}

/**
 * Declines with a reason. The talent reads it after the period in which it may be undone (design, section 7).
 */
export const declineApplication: Handler<typeof applicationCalls.declineApplication> = async (
  ctx,
  { applicationId, version, reason, note },
) => {
  const locked = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const resumeStatus = locked.application.status === 'shortlisted' ? 'shortlisted' : 'submitted'
  const declined = await advanceApplication(locked, 'decline', {
    by: 'brand',
    now: ctx.now,
    changes: { declineReason: reason, declineNote: note, declinedAt: ctx.now, resumeStatus },
    expectedVersion: version,
    reason,
  })
  const undoUntil = new Date(ctx.now.getTime() + DECLINE_UNDO_MS)
  await scheduleTimer('application', applicationId, 'tell_decline', undoUntil)
  return viewForBrand(declined, ctx.now)
}
