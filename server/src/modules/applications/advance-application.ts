import { fail } from '@marquee/contract/errors'
import { type ApplicationEvent, applicationLifecycle } from '@marquee/contract/lifecycles/application'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { countAnswer } from '../brands/brands.store.ts'
import { type Campaign, lockCampaign } from '../campaigns/campaigns.store.ts'
import { applicationFacts } from './application-facts.ts'
import type { Application, ApplicationChanges } from './applications.store.ts'
import { applications } from './applications.tables.ts'

interface Step {
  by: Party
  now: Date
  /** The locked campaign, where the caller has it already. */
  campaign?: Campaign
  changes?: ApplicationChanges
  expectedVersion?: number
  acknowledgesUnpaid?: boolean
  reason?: string
}

/**
 * The brand's first decision on an application counts towards its response time (domain, section 4 row 3).
 */
const answers: readonly ApplicationEvent[] = ['shortlist', 'offer', 'decline']

/**
 * Moves a locked application, saves `changes` with it and emits the event. Fails with the errors of its
 * lifecycle.
 */
export async function advanceApplication(
  application: Application,
  event: ApplicationEvent,
  step: Step,
): Promise<void> {
  const { by, now, changes = {}, expectedVersion, acknowledgesUnpaid, reason } = step
  const campaign = step.campaign ?? (await lockCampaign(application.campaignId)) ?? fail('not_found')
  const isFirstAnswer = application.answeredAt === null && answers.includes(event)
  const set = { ...changes, ...(isFirstAnswer && { answeredAt: now }), updatedAt: now }
  const facts = applicationFacts(campaign, application, now, acknowledgesUnpaid)
  await transition(applicationLifecycle, applications, application, event, by, facts, {
    expectedVersion,
    reason,
    set,
  })
  if (isFirstAnswer) await countAnswer(application.brandId, now.getTime() - application.createdAt.getTime())
  const { id: applicationId, campaignId, brandId, talentId } = application
  await emit('application.changed', { applicationId, campaignId, brandId, talentId, event })
}
