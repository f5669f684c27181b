import { applicationLifecycle } from '@marquee/contract/lifecycles/application'
import { allowedActions } from '@marquee/contract/lifecycles/lifecycle'
import { afterCommit, emit, onEvent } from '../../platform/events/events.ts'
import { onRetention } from '../../platform/retention/retention.ts'
import { onTimer } from '../../platform/timers/timers.ts'
import { isBlockedBetween } from '../blocks/blocks.store.ts'
import { type Campaign, lockCampaign } from '../campaigns/campaigns.store.ts'
import type { Erasure } from '../identity/identity.ports.ts'
import { listManagedTalentIds } from '../mandates/mandates.store.ts'
import { advanceApplication } from './advance-application.ts'
import { deleteNotesOf } from './applicant-notes.store.ts'
import { applicationEvent } from './application.ts'
import { listUndecidedIds, lockApplication, lockUndecided, redactApplications } from './applications.store.ts'
import { blankEndedApplications, endedApplications } from './old-applications.store.ts'

/**
 * Registers handlers that update applications when their campaign, their offer or a managed talent's mandate
 * ends.
 */
export function registerApplications(): void {
  onRetention('applications', {
    rows: endedApplications,
    remove: async (before, limit) => ({ removed: await blankEndedApplications(before, limit) }),
  })
  onEvent('campaign.ended', async ({ campaignId }, { now }) => {
    const [campaign, undecided] = await Promise.all([lockCampaign(campaignId), lockUndecided(campaignId)])
    if (!campaign) return
    for (const application of undecided)
      await advanceApplication({ application, campaign }, 'close', { by: 'system', now })
  })
  // An applicant returns from an offer that ended; in a campaign that has ended, or after a block, they would wait for nothing.
  onEvent('offer.ended', async ({ applicationId }, { now }) => {
    const locked = applicationId ? await lockApplication(applicationId) : undefined
    if (locked?.application.status !== 'shortlisted') return
    const isOver = hasEnded(locked.campaign) || (await isBlockedBetween(locked.application))
    if (isOver) await advanceApplication(locked, 'close', { by: 'system', now })
    else await emit('application.changed', applicationEvent(locked.application, 'told_release'))
  })
  onEvent('mandate.ended', async ({ talentId, isManaged }, { now }) => {
    if (isManaged && talentId) await withdrawAll(talentId, now)
  })
  afterCommit('party.blocked', 'end applications', async ({ brandId, talentId, agencyId }, { at }) => {
    if (!brandId) return
    const talentIds = talentId ? [talentId] : agencyId ? await listManagedTalentIds(agencyId) : []
    await closeBetween(brandId, talentIds, at)
  })
  // The period for undoing the decline is over, so the talent is notified now.
  onTimer('application', 'tell_decline', async (id) => {
    const locked = await lockApplication(id)
    if (locked?.application.status === 'declined')
      await emit('application.changed', applicationEvent(locked.application, 'told_decline'))
  })
}

const hasEnded = ({ status }: Pick<Campaign, 'status'>): boolean =>
  status === 'closed' || status === 'completed' || status === 'cancelled'

/** Closes the undecided applications of talents to a brand, because a block keeps them apart. */
async function closeBetween(brandId: string, talentIds: readonly string[], now: Date): Promise<void> {
  for (const id of await listUndecidedIds(talentIds, brandId)) {
    const locked = await lockApplication(id)
    const mayClose =
      locked && allowedActions(applicationLifecycle, locked.application.status, 'system').includes('close')
    if (mayClose) await advanceApplication(locked, 'close', { by: 'system', now })
  }
}

/** Withdraws every undecided application of a talent. */
async function withdrawAll(talentId: string, now: Date): Promise<void> {
  for (const id of await listUndecidedIds([talentId])) {
    const locked = await lockApplication(id)
    const mayWithdraw =
      locked && allowedActions(applicationLifecycle, locked.application.status, 'system').includes('withdraw')
    if (mayWithdraw) await advanceApplication(locked, 'withdraw', { by: 'system', now })
  }
}

/** Withdraws the applications of an account and removes its texts; the rows stay for the brand. */
export const applicationErasure: Erasure = {
  eraseFor: async (accountId, now) => {
    await withdrawAll(accountId, now)
    await redactApplications(accountId)
    await deleteNotesOf(accountId)
  },
}
