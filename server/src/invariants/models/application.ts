import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationLifecycle,
} from '@marquee/contract/lifecycles/application'
import { move } from '@marquee/contract/lifecycles/lifecycle'
import type { TestResponse } from '../../platform/testing/inject.ts'
import { pay } from '../../testing/money.ts'
import type { Pair } from '../../testing/pairs.ts'
import { expectOk } from '../../testing/person.ts'
import { aPitch, someTerms } from '../../testing/terms.ts'
import { aCampaign, anApplication } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface ApplicationState extends ModelState {
  status: ApplicationStatus
  /** The state that an undone decline returns to. */
  before: ApplicationStatus
  campaignOpen: boolean
}

interface Application {
  applicationId: string
  campaignId: string
  offerId: string
}

const commands: readonly Command<ApplicationEvent>[] = [
  ...(['apply', 'edit', 'shortlist', 'unshortlist', 'decline', 'undo_decline', 'withdraw'] as const).flatMap(
    (event) => [
      { event, by: 'brand' as const },
      { event, by: 'talent' as const },
    ],
  ),
  ...(['offer', 'hire', 'release', 'close'] as const).map((event) => ({ event, by: 'system' as const })),
]

/** Returns the model of an application with the offer and campaign that move it. */
export function applicationModel({
  brand,
  talent,
}: Pair): Model<ApplicationState, Application, ApplicationEvent> {
  return {
    noun: 'application',
    commands,
    isQuiet: ({ by }) => by === 'system',
    start: { status: 'submitted', changes: 0, before: 'submitted', campaignOpen: true },
    make: async () => {
      const campaignId = await aCampaign(brand)
      return { campaignId, applicationId: await anApplication(talent, campaignId), offerId: '' }
    },
    step: (state, command) => outcomeOf(() => nextState(state, command)),
    namesVersion: () => false,
    // Reads the brand's view: the talent sees a decline only when it can no longer be undone.
    readStatus: async ({ applicationId }) =>
      (await brand.call('/campaign/get-application-details', { applicationId })).data.status,
    send: (subject, command) =>
      command.by === 'system' ? react(subject, command.event) : ask(subject, command),
  }

  function ask(
    { applicationId, campaignId }: Application,
    { event, by }: Command<ApplicationEvent>,
  ): Promise<TestResponse> {
    const who = by === 'brand' ? brand : talent
    switch (event) {
      case 'apply':
        return who.call('/talent/apply', { campaignId, ...aPitch() })
      case 'edit':
        return who.call('/talent/edit-application', { applicationId, ...aPitch({ pitch: 'Another pitch' }) })
      case 'withdraw':
        return who.call('/talent/withdraw-application', { applicationId })
      case 'decline':
        return who.call('/application/declineApplication', { applicationId, reason: 'timing' })
      default:
        return who.call('/campaign/manageApplicants', { applicationId, action: event })
    }
  }

  async function react(subject: Application, event: ApplicationEvent): Promise<TestResponse> {
    const { campaignId, applicationId } = subject
    if (event === 'hire') {
      const accepted = await talent.call('/talent/accept-offer', { offerId: subject.offerId, versionNo: 1 })
      await brand.server.settle()
      return accepted
    }
    if (event === 'release') return brand.call('/brand/cancel-offer', { offerId: subject.offerId })
    if (event === 'close') return brand.call('/campaign/updateStatus', { campaignId, event: 'close' })
    const answer = expectOk(
      await brand.call('/brand/send-offer', {
        campaignId,
        applicationId,
        talentId: talent.id,
        terms: someTerms(),
      }),
      'offer',
    )
    await pay(brand.server, brand, answer.data.payable)
    subject.offerId = answer.data.offer.id
    return answer
  }
}

function nextState(state: ApplicationState, { event, by }: Command<ApplicationEvent>): ApplicationState {
  const facts = {
    campaignOpen: state.campaignOpen,
    mayEnter: true,
    unpaid: false,
    unpaidAcknowledged: false,
    declinedWithinADay: true,
    placesLeft: true,
  }
  const { to } = move(
    applicationLifecycle,
    { status: state.status, version: 1, resumeStatus: state.before },
    event,
    by,
    facts,
  )
  return {
    status: to,
    changes: state.changes + 1,
    before: event === 'decline' ? state.status : state.before,
    campaignOpen: state.campaignOpen && event !== 'close',
  }
}
