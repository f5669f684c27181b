import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { movesFor } from '@marquee/contract/lifecycles/lifecycle'
import { onClock } from '../../platform/clocks.ts'
import { emit, within } from '../../platform/events.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { advanceApplication } from './advance-application.ts'
import { eraseWordings, listUndecidedIds, lockApplication, lockUndecided } from './applications.store.ts'

/** Applications follow their campaign, their offer and, for a talent who cannot go on alone, the mandate. */
export function wireApplications(): void {
  within('campaign.ended', async ({ campaignId }, { now }) => {
    for (const application of await lockUndecided(campaignId))
      await advanceApplication(application, 'close', { by: 'system', now })
  })
  within('mandate.ended', async ({ talentId, isManaged }, { now }) => {
    if (!isManaged || !talentId) return
    for (const id of await listUndecidedIds(talentId)) {
      const application = await lockApplication(id)
      if (application && movesFor(applicationLifecycle, application.status, 'system').includes('withdraw'))
        await advanceApplication(application, 'withdraw', { by: 'system', now })
    }
  })
  // The day for second thoughts is over: now the talent hears of it.
  onClock('application', 'tell_decline', async (id) => {
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

export const applicationErasure: Erasure = { eraseFor: eraseWordings }
