import type { ApplicationForBrand, applicationCalls } from '@marquee/contract/calls/applications'
import { fail, failField } from '@marquee/contract/errors'
import { DECLINE_UNDO_MS } from '@marquee/contract/lifecycles/application'
import type { Handler, RequestContext } from '../../platform/handler.ts'
import { cancelTimers, scheduleTimer } from '../../platform/timers/timers.ts'
import { advanceApplication } from './advance-application.ts'
import { type LockedApplication, lockOwnApplication } from './applications.store.ts'
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
  return viewForBrand(await declineLocked(ctx, locked, { reason, note, version }), ctx.now)
}

/**
 * Adds several applicants of one campaign to the shortlist, or declines them, in the order of their ids. Fails
 * with `not_found` when one is not an applicant of this campaign and with `stale_version` when one has changed
 * since it was read, and then changes none.
 */
export const decideApplicants: Handler<typeof applicationCalls.decideApplicants> = async (
  ctx,
  { campaignId, applications, action, reason, note },
) => {
  if (action === 'decline' && !reason) failField('reason', 'Please choose a reason.')
  const items: ApplicationForBrand[] = []
  const versions = new Map(applications.map(({ applicationId, version }) => [applicationId, version]))
  for (const id of [...versions.keys()].toSorted()) {
    const version = versions.get(id)
    const locked = (await lockOwnApplication(id, ctx.actor.id)) ?? fail('not_found')
    if (locked.application.campaignId !== campaignId) fail('not_found')
    const moved =
      action === 'shortlist'
        ? await advanceApplication(locked, 'shortlist', {
            by: 'brand',
            now: ctx.now,
            expectedVersion: version,
          })
        : await declineLocked(ctx, locked, { reason: reason ?? 'other', note, version })
    items.push(viewForBrand(moved, ctx.now))
  }
  return { items }
}

/**
 * Declines a locked application. The talent reads the reason after the period in which it may be undone
 * (design, section 7).
 */
async function declineLocked(
  ctx: Pick<RequestContext, 'now'>,
  locked: LockedApplication,
  { reason, note, version }: { reason: string; note: string; version?: number | undefined },
): Promise<LockedApplication> {
  const resumeStatus = locked.application.status === 'shortlisted' ? 'shortlisted' : 'submitted'
  const declined = await advanceApplication(locked, 'decline', {
    by: 'brand',
    now: ctx.now,
    changes: { declineReason: reason, declineNote: note, declinedAt: ctx.now, resumeStatus },
    expectedVersion: version,
    reason,
  })
  const undoUntil = new Date(ctx.now.getTime() + DECLINE_UNDO_MS)
  await scheduleTimer('application', locked.application.id, 'tell_decline', undoUntil)
  return declined
}
