import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceApplication } from './advance-application.ts'
import { createRevision, lockOwnApplication } from './applications.store.ts'
import { viewsForTalent } from './applications.view.ts'

/** Changes an undecided application; its previous text is kept. */
export const editApplication: Handler<typeof applicationCalls.editApplication> = async (
  ctx,
  { applicationId, version, ...wording },
) => {
  const locked = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const edited = await advanceApplication(locked, 'edit', {
    by: 'talent',
    now: ctx.now,
    changes: wording,
    expectedVersion: version,
  })
  await createRevision(locked.application)
  return (await viewsForTalent(ctx))(edited)
}

/** Withdraws an undecided application. */
export const withdrawApplication: Handler<typeof applicationCalls.withdrawApplication> = async (
  ctx,
  { applicationId, version },
) => {
  const locked = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  const step = { by: 'talent', now: ctx.now, expectedVersion: version } as const
  return (await viewsForTalent(ctx))(await advanceApplication(locked, 'withdraw', step))
}
