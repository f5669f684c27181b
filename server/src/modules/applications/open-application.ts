import { fail } from '@marquee/contract/errors'
import type { ApplicationEvent, ApplicationStatus } from '@marquee/contract/lifecycles/application'
import type { Party, TransitionResult } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { recordTransition } from '../../platform/transitions/transition.ts'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import { type ApplicationChanges, createApplication } from './applications.store.ts'

/**
 * Creates the row for an application or an invitation. Fails with `already_applied`, because the database
 * allows one per campaign and talent.
 */
export async function openApplication(
  campaign: Campaign,
  talentId: string,
  moved: TransitionResult<ApplicationStatus, ApplicationEvent>,
  by: Party,
  changes: ApplicationChanges,
): Promise<string> {
  const { id: campaignId, brandId, briefVersion } = campaign
  const row = await createApplication({
    briefVersion,
    ...changes,
    updatedAt: changes.createdAt,
    campaignId,
    brandId,
    talentId,
    status: moved.to,
  })
  if (!row) fail('already_applied')
  await recordTransition('application', row.id, moved, by)
  await emit('application.changed', {
    applicationId: row.id,
    campaignId,
    brandId,
    talentId,
    event: moved.event,
  })
  return row.id
}
