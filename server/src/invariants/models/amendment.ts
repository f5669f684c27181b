import { fail } from '@marquee/contract/errors'
import {
  type AmendmentEvent,
  type AmendmentStatus,
  amendmentLifecycle,
} from '@marquee/contract/lifecycles/amendment'
import { hours, move } from '@marquee/contract/lifecycles/lifecycle'
import type { TestApp } from '../../platform/testing/start-test-app.ts'
import { presentTermsOf, proposeChange } from '../../testing/change.ts'
import { pay } from '../../testing/money.ts'
import type { Pair } from '../../testing/pairs.ts'
import { aDeal } from '../../testing/work.ts'
import { type Command, type Model, type ModelState, outcomeOf } from './model.ts'

interface AmendmentState extends ModelState {
  /** A change of the brand carries the name of its state; one that the talent proposed has a name of its own. */
  status: AmendmentStatus | 'proposed by talent'
  /** Its price goes up and is held. */
  isPriced: boolean
}

/** The newest change of a deal, as a client has seen it. */
interface Change {
  dealId: string
  amendmentId: string
  version: number
}

const both = ['brand', 'talent'] as const
const commands: readonly Command<AmendmentEvent>[] = [
  ...(['accept', 'refuse', 'counter', 'withdraw'] as const).flatMap((event) =>
    both.map((by) => ({ event, by })),
  ),
  { event: 'apply', by: 'system' },
  { event: 'expire', by: 'system' },
]

/**
 * Returns the model of the newest change of a deal. The first is the brand's, with a higher price that is held; a
 * counter-proposal changes no price and becomes the newest one.
 */
export function amendmentModel(
  app: TestApp,
  { brand, talent }: Pair,
): Model<AmendmentState, Change, AmendmentEvent> {
  let revisions = 2
  return {
    noun: 'amendment',
    commands,
    isQuiet: ({ by }) => by === 'system',
    start: { status: 'proposed', changes: 0, isPriced: true },
    make: async () => {
      const { dealId } = await aDeal(brand, talent)
      const draft = await proposeChange(brand, dealId, (terms) => ({ ...terms, price: 130_000 }))
      await pay(app, brand, draft.funding)
      return { dealId, amendmentId: draft.id, version: draft.version }
    },
    step: (state, command) => outcomeOf(() => nextState(state, command)),
    namesVersion: ({ by }) => by !== 'system',
    readStatus: async (subject) => {
      const { data } = await brand.call('/brand/getAmendments', { dealId: subject.dealId })
      const [{ id, version, status, by }] = data.items
      Object.assign(subject, { amendmentId: id, version })
      return status === 'proposed' && by === 'talent' ? 'proposed by talent' : status
    },
    send: async ({ dealId, amendmentId, version }, { event, by }) => {
      if (event === 'apply') return charge(app)
      if (by === 'system') return expire(app)
      const who = by === 'brand' ? brand : talent
      const seen = { amendmentId, version }
      if (event === 'accept')
        return who.call(by === 'brand' ? '/brand/acceptAmendment' : '/talent/acceptUpdatedDeliverables', seen)
      if (event === 'counter') {
        revisions = revisions === 9 ? 3 : revisions + 1
        const terms = { ...(await presentTermsOf(who, dealId)), revisions }
        return who.call(`/${by}/counterAmendment`, { ...seen, terms })
      }
      return who.call(`/${by}/${event}Amendment`, seen)
    },
  }
}

function nextState(state: AmendmentState, { event, by }: Command<AmendmentEvent>): AmendmentState {
  // The expiry of an agreed change that is not paid has its own test; here the charge always comes first.
  if (event === 'expire' && state.status === 'accepting') fail('wrong_state')
  const isByTalent = state.status === 'proposed by talent'
  const status = state.status === 'proposed by talent' ? 'proposed' : state.status
  const facts = {
    isProposer: by === (isByTalent ? 'talent' : 'brand'),
    isDealOpen: true,
    expired: false,
    funded: true,
    charging: status === 'accepting',
  }
  const { to } = move(amendmentLifecycle, { status, version: 1 }, event, by, facts)
  const changes = state.changes + 1
  if (event === 'counter')
    return { status: by === 'talent' ? 'proposed by talent' : 'proposed', changes, isPriced: false }
  // Without a price to pay, an accepted change applies at once.
  return { ...state, status: event === 'accept' && !state.isPriced ? 'accepted' : to, changes }
}

/** Lets the provider charge the hold. */
async function charge(app: TestApp): Promise<{ status: number }> {
  await app.settle()
  return { status: 200 }
}

/** Lets the time to answer expire, and resets the clock. */
async function expire(app: TestApp): Promise<{ status: number }> {
  await app.passTime(hours(73))
  await app.passTime(0)
  return { status: 200 }
}
