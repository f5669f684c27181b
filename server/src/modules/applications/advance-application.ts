import { type ApplicationEvent, applicationLifecycle } from '@marquee/contract/lifecycles/application'
import type { Party } from '@marquee/contract/lifecycles/lifecycle'
import { emit } from '../../platform/events/events.ts'
import { transition } from '../../platform/transitions/transition.ts'
import { countAnswer } from '../brands/brands.store.ts'
import type { Campaign } from '../campaigns/campaigns.store.ts'
import { applicationEvent, applicationFacts, isFirstAnswer } from './application.ts'
import type { Application } from './applications.store.ts'
import { applications } from './applications.tables.ts'

interface Step {
  by: Party
  now: Date
  changes?: Partial<Application>
  expectedVersion?: number
  acknowledgesUnpaid?: boolean
  reason?: string
}

/**
 * Moves a locked application, saves `changes` with it and emits the event; everything is queued. Returns the
 * rows with the application as it will be stored. Fails with the errors of its lifecycle.
 */
export async function advanceApplication<Locked extends { application: Application; campaign: Campaign }>(
  locked: Locked,
  event: ApplicationEvent,
  { by, now, changes = {}, expectedVersion, acknowledgesUnpaid, reason }: Step,
): Promise<Locked> {
  const { application, campaign } = locked
  const isAnswer = isFirstAnswer(application, event)
  const answeredAt = isAnswer ? now : application.answeredAt
  const set = { ...changes, answeredAt, updatedAt: now }
  const facts = applicationFacts(campaign, application, now, acknowledgesUnpaid)
  const { to: status, version } = await transition(
    applicationLifecycle,
    applications,
    application,
    event,
    by,
    facts,
    { expectedVersion, reason, set },
  )
  if (isAnswer) await countAnswer(application.brandId, now.getTime() - application.createdAt.getTime())
  await emit('application.changed', applicationEvent(application, event))
  return { ...locked, application: { ...application, ...set, status, version } }
}
