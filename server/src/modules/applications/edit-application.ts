import type { applicationCalls } from '@marquee/contract/calls/applications'
import { fail } from '@marquee/contract/errors'
import type { Handler } from '../../platform/handler.ts'
import { advanceApplication } from './advance-application.ts'
import { createRevision, lockOwnApplication } from './applications.store.ts'
import { getApplicationForTalent } from './get-applications.ts'

/** Changes an undecided application; its previous text is kept. */
export const editApplication: Handler<typeof applicationCalls.editApplication> = async (
  ctx,
  { applicationId, version, ...wording },
) => {
  const application = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  await advanceApplication(application, 'edit', {
    by: 'talent',
    now: ctx.now,
    changes: wording,
    expectedVersion: version,
  })
  await createRevision(application)
  return getApplicationForTalent(applicationId, ctx)
}

/** Withdraws an undecided application. */
export const withdrawApplication: Handler<typeof applicationCalls.withdrawApplication> = async (
  ctx,
  { applicationId, version },
) => {
  const application = (await lockOwnApplication(applicationId, ctx.actor.id)) ?? fail('not_found')
  await advanceApplication(application, 'withdraw', { by: 'talent', now: ctx.now, expectedVersion: version })
  return getApplicationForTalent(applicationId, ctx)
}
