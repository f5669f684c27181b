import {
  type DeliverableEvent,
  type DeliverableStatus,
  deliverableLifecycle,
} from '@marquee/contract/lifecycles/deliverable'
import { days, hours, move } from '@marquee/contract/lifecycles/lifecycle'
import { deliverableFacts } from '../../modules/deals/deliverable.ts'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import type { Pair } from '../../testing/pairs.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal, submit } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface DeliverableState extends ModelState {
  status: DeliverableStatus
  revisions: number
}

interface Work {
  deliverableId: string
  dealId: string
}

const revisionsIncluded = 2
const commands: readonly Command<DeliverableEvent>[] = [
  ...(['submit', 'request_changes', 'approve', 'post', 'confirm'] as const).flatMap((event) => [
    { event, by: 'brand' as const },
    { event, by: 'talent' as const },
  ]),
  { event: 'approve', by: 'system' },
  { event: 'confirm', by: 'system' },
]

/** Returns the model of a post that is submitted, reviewed, posted and confirmed. */
export function deliverableModel(
  app: TestApp,
  { brand, talent }: Pair,
): Model<DeliverableState, Work, DeliverableEvent> {
  return {
    noun: 'deliverable',
    commands,
    isQuiet: ({ by }) => by === 'system',
    start: { status: 'pending', changes: 0, revisions: 0 },
    make: async () => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        deliverables: [aPostSpec()],
        revisions: revisionsIncluded,
      })
      return { dealId, deliverableId: deliverableIds[0] ?? '' }
    },
    step: (current, command) => outcomeOf(() => step(current, command)),
    namesVersion: () => false,
    readStatus: async ({ dealId, deliverableId }) => {
      const deliverables: { id: string; status: string }[] = (
        await talent.call('/talent/getDealDetails', { dealId })
      ).data.deliverables
      return deliverables.find(({ id }) => id === deliverableId)?.status ?? ''
    },
    send: async ({ deliverableId }, { event, by }) => {
      if (by === 'system') return passDeadline(app, event === 'approve' ? days(5) : hours(72))
      const person = by === 'brand' ? brand : talent
      switch (event) {
        case 'submit':
          return by === 'talent'
            ? submit(talent, deliverableId)
            : person.call('/talent/uploadDeliverables', { deliverableId, fileIds: [await brand.upload()] })
        case 'request_changes':
          return person.call('/brand/brandMarkDeliverableReject', {
            deliverableId,
            comments: [{ text: 'Brighter, please' }],
          })
        case 'approve':
          return person.call('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
        case 'post':
          return person.call('/talent/markDeliverableAsComplete', {
            deliverableId,
            postUrl: 'https://instagram.com/p/1',
          })
        default:
          return person.call('/brand/brandMarkDeliverableAsCompleted', { deliverableId })
      }
    },
  }
}

function step(current: DeliverableState, command: Command<DeliverableEvent>): DeliverableState {
  const event = eventOf(current, command)
  const facts = deliverableFacts(
    { status: 'active', fundedMilestones: null },
    {
      spec: { platform: 'instagram' },
      milestoneNo: null,
      revisionsUsed: current.revisions,
      revisionsIncluded,
      correctionStatus: null,
    },
    { hasFiles: true, hasPostUrl: true, hasComment: true },
  )
  const { to } = move(deliverableLifecycle, { status: current.status, version: 1 }, event, command.by, facts)
  return {
    status: to,
    moved: event,
    changes: current.changes + 1,
    revisions: current.revisions + (event === 'request_changes' ? 1 : 0),
  }
}

/**
 * Returns the event that a call sends in this state: a second submission replaces the first, and "mark as
 * completed" approves submitted work.
 */
function eventOf({ status }: DeliverableState, { event, by }: Command<DeliverableEvent>): DeliverableEvent {
  if (status !== 'submitted' || by === 'system') return event
  if (event === 'submit') return 'replace'
  return event === 'confirm' ? 'approve' : event
}

/** Lets a deadline pass without a decision, and resets the clock. */
async function passDeadline(app: TestApp, ms: number): Promise<{ status: number }> {
  await app.passTime(ms + hours(1))
  await app.passTime(0)
  return { status: 200 }
}
