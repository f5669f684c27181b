import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { emit, onEvent } from '../../platform/events/events.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { lockCampaign } from '../campaigns/campaigns.store.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { advanceApplication } from './advance-application.ts'
import { applicationEvent } from './application.ts'
import { listUndecidedIds, lockApplication, lockUndecided, redactApplications } from './applications.store.ts'

/**
 * Registers handlers that update applications when their campaign, their offer or a managed talent's mandate
 * ends.
 */
export function registerApplications(): void {
  onEvent('campaign.ended', async ({ campaignId }, { now }) => {
    const [campaign, undecided] = await Promise.all([lockCampaign(campaignId), lockUndecided(campaignId)])
    if (!campaign) return
    for (const application of undecided)
      await advanceApplication({ application, campaign }, 'close', { by: 'system', now })
  })
  onEvent('mandate.ended', async ({ talentId, isManaged }, { now }) => {
    if (!isManaged || !talentId) return
    for (const id of await listUndecidedIds(talentId)) {
      const locked = await lockApplication(id)
      const mayWithdraw =
        locked &&
        allowedActions(applicationLifecycle, locked.application.status, 'system').includes('withdraw')
      if (mayWithdraw) await advanceApplication(locked, 'withdraw', { by: 'system', now })
    }
  })
  // The period for undoing the decline is over, so the talent is notified now.
  onTimer('application', 'tell_decline', async (id) => {
    const locked = await lockApplication(id)
    if (locked?.application.status === 'declined')
      await emit('application.changed', applicationEvent(locked.application, 'told_decline'))
  })
}

export const applicationErasure: Erasure = { eraseFor: redactApplications }
