import {
  type DeliverableEvent,
  type DeliverableStatus,
  deliverableLifecycle,
} from '@marquee/contract/lifecycles/deliverable'
import { days, hours, move } from '@marquee/contract/lifecycles/lifecycle'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import type { Pair } from '../../testing/pairs.ts'
import { submit } from '../../testing/submit.ts'
import { aPostSpec } from '../../testing/terms.ts'
import { aDeal } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface DeliverableStanding extends ModelState {
  status: DeliverableStatus
  rounds: number
}

interface Piece {
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

/** A reel that is made, reviewed, posted and confirmed. */
export function deliverableModel(
  app: TestApp,
  { brand, talent }: Pair,
): Model<DeliverableStanding, Piece, DeliverableEvent> {
  return {
    noun: 'deliverable',
    commands,
    isQuiet: ({ by }) => by === 'system',
    start: { status: 'pending', changes: 0, rounds: 0 },
    make: async () => {
      const { dealId, deliverableIds } = await aDeal(brand, talent, {
        deliverables: [aPostSpec()],
        revisions: revisionsIncluded,
      })
      return { dealId, deliverableId: deliverableIds[0] ?? '' }
    },
    step: (standing, command) => outcomeOf(() => stepped(standing, command)),
    namesVersion: () => false,
    look: async ({ dealId, deliverableId }) => {
      const pieces: { id: string; status: string }[] = (
        await talent.ask('/talent/getDealDetails', { dealId })
      ).data.deliverables
      return pieces.find((piece) => piece.id === deliverableId)?.status ?? ''
    },
    send: async ({ deliverableId }, { event, by }) => {
      if (by === 'system') return silence(app, event === 'approve' ? days(5) : hours(72))
      const who = by === 'brand' ? brand : talent
      switch (event) {
        case 'submit':
          return by === 'talent'
            ? submit(talent, deliverableId)
            : who.ask('/talent/uploadDeliverables', { deliverableId, fileIds: [await brand.upload()] })
        case 'request_changes':
          return who.ask('/brand/brandMarkDeliverableReject', {
            deliverableId,
            comments: [{ text: 'Brighter, please' }],
          })
        case 'approve':
          return who.ask('/brand/manageUploadedDeliverables', { deliverableId, action: 'approve' })
        case 'post':
          return who.ask('/talent/markDeliverableAsComplete', {
            deliverableId,
            postUrl: 'https://instagram.example/p/1',
          })
        default:
          return who.ask('/brand/brandMarkDeliverableAsCompleted', { deliverableId })
      }
    },
  }
}

function stepped(standing: DeliverableStanding, command: Command<DeliverableEvent>): DeliverableStanding {
  const event = meant(standing, command)
  const facts = {
    dealRunning: true,
    hasFiles: true,
    posting: true,
    hasPostUrl: true,
    hasComment: true,
    revisionsUsed: standing.rounds,
    revisionsIncluded,
    opened: false,
  }
  const { to } = move(deliverableLifecycle, { status: standing.status, version: 1 }, event, command.by, facts)
  return {
    status: to,
    moved: event,
    changes: standing.changes + 1,
    rounds: standing.rounds + (event === 'request_changes' ? 1 : 0),
  }
}

/** Two calls do what fits where the work stands: a second submission replaces, "mark as completed" approves what is submitted. */
function meant({ status }: DeliverableStanding, { event, by }: Command<DeliverableEvent>): DeliverableEvent {
  if (status !== 'submitted' || by === 'system') return event
  if (event === 'submit') return 'replace'
  return event === 'confirm' ? 'approve' : event
}

/** Lets nobody answer for a while, and brings the clock back. */
async function silence(app: TestApp, ms: number): Promise<{ status: number }> {
  await app.passTime(ms + hours(1))
  await app.passTime(0)
  return { status: 200 }
}
