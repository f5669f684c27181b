import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { advanceApplication } from './advance-application.ts'
import { listUndecidedIds, lockApplication, lockUndecided, redactApplications } from './applications.store.ts'

/**
 * Registers handlers that update applications when their campaign, their offer or a managed talent's mandate
 * ends.
 */
export function registerApplications(): void {
  onEvent('campaign.ended', async ({ campaignId }, { now }) => {
    for (const application of await lockUndecided(campaignId))
      await advanceApplication(application, 'close', { by: 'system', now })
  })
  onEvent('mandate.ended', async ({ talentId, isManaged }, { now }) => {
    if (!isManaged || !talentId) return
    for (const id of await listUndecidedIds(talentId)) {
      const application = await lockApplication(id)
      if (
        application &&
        allowedActions(applicationLifecycle, application.status, 'system').includes('withdraw')
      )
        await advanceApplication(application, 'withdraw', { by: 'system', now })
    }
  })
  // The period for undoing the decline is over, so the talent is notified now.
  onTimer('application', 'tell_decline', async (id) => {
    const application = await lockApplication(id)
    if (application?.status !== 'declined') return
    const { campaignId, brandId, talentId } = application
    await emit('application.changed', {
      applicationId: id,
      campaignId,
      brandId,
      talentId,
      event: 'told_decline',
    })
  })
}

export const applicationErasure: Erasure = { eraseFor: redactApplications }
